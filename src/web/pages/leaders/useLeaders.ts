import { useState } from 'preact/hooks';
import type { Leader, LeaderPeriod, Leaders } from '../../../protocol/people.ts';
import { useLoaded, type Loaded } from '../../page/useLoaded.ts';
import { me, readLeaders } from '../../table/api.ts';
import type { GuestId } from '../../../protocol/table.ts';

export interface LeadersRead {
  readonly first: Leaders;
  readonly me: GuestId;
  readonly more: readonly Leader[]; // behind the first ones, opened by the reader
  readonly readOn: (() => Promise<void>) | null; // null: no gap is left
}

/** The leaders of a game; `again` asks once more after a failure. */
export const useLeaders = (
  game: string,
  mode: string,
  period: LeaderPeriod,
): Loaded<LeadersRead> & { readonly again: () => void } => {
  const [tries, setTries] = useState(0);
  const key = `${game} ${mode} ${period} ${tries}`;
  const [opened, setOpened] = useState<{ readonly key: string; readonly more: readonly Leader[] }>();
  const loaded = useLoaded(async () => {
    const { guest } = await me();
    return { me: guest, first: await readLeaders({ game, mode, period, after: 0 }) };
  }, key);
  const again = (): void => setTries(tries + 1);
  if (loaded.is !== 'here') return { ...loaded, again };
  const { first } = loaded.value;
  const more = opened?.key === key ? opened.more : [];
  const last = more.at(-1)?.place ?? first.leaders.length;
  const end = (first.around[0]?.place ?? first.listed + 1) - 1; // the last place of the gap
  const readOn = async (): Promise<void> => {
    const { leaders } = await readLeaders({ game, mode, period, after: last });
    setOpened({ key, more: [...more, ...leaders.filter(({ place }) => place > last && place <= end)] });
  };
  return { is: 'here', again, value: { ...loaded.value, more, readOn: last < end ? readOn : null } };
};
