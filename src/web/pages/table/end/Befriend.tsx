import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '../../../../protocol/table.ts';
import { Failed } from '../../../page/Failed.tsx';
import { Icon } from '../../../page/Icon.tsx';
import { useAttempt } from '../../../page/useAttempt.ts';
import { useLoaded } from '../../../page/useLoaded.ts';
import { readFriends, wantFriend } from '../../../seek/api.ts';
import { companyWords } from '../../../seek/words.ts';

type Person = Extract<SeatInfo, { kind: 'person' }>;

const othersAt = (table: TableInfo, me: string | null): readonly Person[] =>
  table.seats.flatMap((seat) => (seat.kind === 'person' && seat.guest !== me ? [seat] : []));

interface BefriendProps {
  readonly table: TableInfo;
  readonly me: string | null;
  readonly as: 'tile' | 'list';
}

/**
 * After a match with people: one tap asks each of them to be friends. Those who are friends are not asked. A single
 * opponent has a tile beside the others; several are a list.
 */
export const Befriend = ({ table, me, as }: BefriendProps): JSX.Element | null => {
  const t = companyWords.value;
  const known = useLoaded(readFriends, table.id);
  const others = othersAt(table, me);
  if (!t || known.is !== 'here' || (others.length === 1) !== (as === 'tile')) return null;
  const { friends, asked } = known.value;
  return (
    <>
      {others
        .filter((seat) => !friends.some(({ guest }) => guest === seat.guest))
        .map((seat) => (
          <Ask
            key={seat.guest}
            person={seat}
            before={asked.some(({ guest }) => guest === seat.guest)}
            as={as}
          />
        ))}
    </>
  );
};

interface AskProps extends Pick<BefriendProps, 'as'> {
  readonly person: Person;
  readonly before: boolean; // asked earlier
}

const Ask = ({ person: { guest, name }, before, as }: AskProps): JSX.Element | null => {
  const t = companyWords.value;
  const [asked, setAsked] = useState(before);
  const { problem, start } = useAttempt();
  if (!t) return null;
  const tile = as === 'tile';
  const ask = (): void =>
    start(async () => {
      await wantFriend(guest);
      setAsked(true);
    });
  // The same button before and after: if it went away, so would the focus.
  return (
    <>
      <button
        class={tile ? 'btn end__tile' : 'btn btn--quiet'}
        aria-label={asked ? `${name}: ${t.asked}` : t.befriendWho(name)}
        aria-disabled={asked}
        onClick={() => !asked && ask()}
      >
        <Icon name={asked ? 'check' : 'plus'} />
        {tile
          ? asked
            ? t.askedShort
            : t.befriendShort
          : asked
            ? `${name}: ${t.asked}`
            : t.befriendWho(name)}
      </button>
      <Failed problem={problem} />
    </>
  );
};
