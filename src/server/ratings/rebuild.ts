import { RatingFold, type RatingChange } from '../../ratings/fold.ts';
import type { MergedRating } from '../../ratings/merge.ts';
import type { Standing } from '../../ratings/plackett-luce.ts';
import { isMerge, type PoolStanding, type StoredMerge, type StoredResult } from '../store/result-store.ts';
import type { Store } from '../store/store.ts';

export interface Rebuilt {
  readonly matches: number; // finished ones
  readonly ratings: number;
  readonly corrected: number; // ratings that were different before
}

const AT_ONCE = 5_000;

/** Computes all ratings anew from the first match on, beside a running server. */
export const rebuildRatings = async (store: Store): Promise<Rebuilt> => {
  const fold = new RatingFold();
  const lastMatch = new WeakMap<Standing, number>();
  let [head, matches] = [0, 0];
  for (let next = store.resultsAfter(head, AT_ONCE); ;) {
    const found = await next;
    const some = found.slice(0, untilOpenMerge(found));
    matches += some.filter((one) => !isMerge(one)).length;
    head = some.at(-1)?.n ?? head;
    if (some.length === AT_ONCE) next = store.resultsAfter(head, AT_ONCE); // read while these are counted
    for (const one of some) await count(store, fold, lastMatch, one);
    if (some.length < AT_ONCE) break;
  }
  const all = Array.from(fold.standings(), ([pool, who, standing]): PoolStanding => ({
    ...standing,
    pool,
    who,
    asOf: lastMatch.get(standing) ?? head,
  }));
  return { matches, ratings: all.length, corrected: await store.replaceStandings(head, all) };
};

/** A merge is more than ratings: a server must carry it out, and goes on from there. */
const untilOpenMerge = (all: readonly (StoredResult | StoredMerge)[]): number => {
  const open = all.findIndex((one) => isMerge(one) && one.changes === null);
  return open === -1 ? all.length : open;
};

const count = async (
  store: Store,
  fold: RatingFold,
  lastMatch: WeakMap<Standing, number>,
  one: StoredResult | StoredMerge,
): Promise<void> => {
  const changes = isMerge(one) ? fold.merge(one) : fold.add(one);
  for (const { after } of changes) lastMatch.set(after, one.n);
  if (!areSame(one.changes, changes)) await store.replaceChanges(one.n, changes);
};

type Changes = readonly (RatingChange | MergedRating)[];

/** Number by number: writing both as text would take longer than all the ratings. */
const areSame = (stored: Changes | null, computed: Changes): boolean =>
  stored?.length === computed.length && computed.every((change, i) => isSame(stored[i], change));

const isSame = (stored: Changes[number] | undefined, computed: Changes[number]): boolean =>
  stored !== undefined &&
  stored.who === computed.who &&
  ('pool' in stored ? stored.pool : '') === ('pool' in computed ? computed.pool : '') &&
  ('before' in stored ? stored.before.mu : 0) === ('before' in computed ? computed.before.mu : 0) &&
  ('before' in stored ? stored.before.sigma : 0) === ('before' in computed ? computed.before.sigma : 0) &&
  stored.after.mu === computed.after.mu &&
  stored.after.sigma === computed.after.sigma &&
  stored.after.matches === computed.after.matches &&
  stored.after.at === computed.after.at;
