import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchFilter, PlayedMatch, Tally } from '../../../protocol/people.ts';
import { me, readMatches } from '../../table/api.ts';

export interface Matches {
  readonly matches: readonly PlayedMatch[];
  readonly counts: Tally | null; // null: not known yet
  readonly is: 'loading' | 'more' | 'all' | 'failed';
  readonly error: unknown;
}

const NOTHING: Matches = { matches: [], counts: null, is: 'loading', error: null };

/** The last list that was shown: a person who comes back from a replay finds it as it was, at the same line. */
let kept: (Matches & { readonly key: string }) | null = null;

/** My history with this filter, a part at a time: `load` fetches the next part, or tries again. */
export const useMatches = (filter: MatchFilter): Matches & { readonly load: () => void } => {
  const key = JSON.stringify(filter);
  const current = useRef(key);
  current.current = key;
  const [state, setState] = useState<Matches & { readonly key: string }>(
    kept?.key === key ? atRest(kept) : { ...NOTHING, key },
  );
  const shown = state.key === key ? state : { ...NOTHING, key };
  const show = (next: Matches): void => {
    kept = { ...next, key };
    setState(kept);
  };
  const load = async (before: Matches): Promise<void> => {
    show({ ...before, is: 'loading', error: null });
    const last = before.matches.at(-1);
    const part = await read(filter, last?.n).catch((error: unknown) => ({ error }));
    if (current.current !== key) return; // the filter has changed meanwhile
    if ('error' in part) show({ ...before, is: 'failed', error: part.error });
    else
      show({
        matches: [...before.matches, ...part.matches],
        counts: before.counts ?? part.counts,
        is: part.next === null ? 'all' : 'more',
        error: null,
      });
  };
  useEffect(() => {
    if (shown.is === 'loading') void load(NOTHING);
  }, [key]);
  return { ...shown, load: () => void load(shown) };
};

/** A part that was on its way when the page was left is asked for again. */
const atRest = <T extends Matches>(left: T): T =>
  left.is === 'loading' && left.matches.length > 0 ? { ...left, is: 'more' } : left;

const read = async (filter: MatchFilter, before: number | undefined) => {
  const { guest } = await me();
  return readMatches(guest, { ...filter, ...(before !== undefined && { before }) });
};
