import type { JSX } from 'preact';
import type { Friend } from '../../protocol/friends.ts';
import type { TableId } from '../../protocol/table.ts';
import { Failed } from '../page/Failed.tsx';
import { useAttempt } from '../page/useAttempt.ts';
import type { CompanyWords } from '../words/company.en.ts';
import { FriendLine } from './FriendLine.tsx';
import { invite, isInvited } from './invited.ts';
import { useFriends } from './useFriends.ts';
import { companyWords } from './words.ts';

const SHOWN = 6;

/** Friends, and those one has just played with: one tap invites them to this table. Nobody there: nothing is shown. */
export const InviteFriends = ({ table }: { table: TableId }): JSX.Element | null => {
  const t = companyWords.value;
  const { list } = useFriends();
  if (!t || list === null || list === 'failed') return null;
  const people = [...list.friends, ...list.recent.filter(({ is }) => is !== 'away')].slice(0, SHOWN);
  if (!people.length) return null;
  return (
    <div class="stack">
      <h3>{t.inviteThem}</h3>
      <ul class="open">
        {people.map((friend) => (
          <InviteRow key={friend.guest} friend={friend} table={table} t={t} />
        ))}
      </ul>
    </div>
  );
};

interface InviteRowProps {
  readonly friend: Friend;
  readonly table: TableId;
  readonly t: CompanyWords;
}

const InviteRow = ({ friend, table, t }: InviteRowProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  const { guest, name } = friend;
  return (
    <>
      <FriendLine friend={friend} t={t}>
        {isInvited(table, guest) ? (
          <span class="tag" role="status">
            {t.invited}
          </span>
        ) : (
          <button
            class="btn"
            aria-label={t.inviteWho(name)}
            aria-disabled={going}
            onClick={() => start(() => invite(table, guest))}
          >
            {t.invite}
          </button>
        )}
      </FriendLine>
      <Failed problem={problem} />
    </>
  );
};
