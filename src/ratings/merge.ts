import type { GuestId } from '../protocol/table.ts';
import { NEWCOMER, type Standing } from './plackett-luce.ts';
import type { Result } from './result.ts';

/**
 * From now on a guest and an account are one person. Merges and results share one sequence of numbers, so ratings can be
 * recomputed from both in order.
 */
export interface Merge {
  readonly from: GuestId;
  readonly into: GuestId;
  readonly at: number; // milliseconds since 1970
}

/** A rating after a merge: that of the account, or nothing more for the guest. */
export interface MergedRating {
  readonly pool: string;
  readonly who: GuestId;
  readonly after: Standing;
}

const weight = ({ sigma }: Pick<Standing, 'sigma'>): number => 1 / sigma ** 2;

/**
 * Two estimates of the same skill, from different matches. Both started from the newcomer's distribution, which
 * must not count twice: so the two are multiplied and divided by that of a newcomer. Points that somebody won from their own guest are
 * cancelled by the points that the guest has lost.
 */
const together = (one: Standing, other: Standing): Standing => {
  const sum = weight(one) + weight(other) - weight(NEWCOMER);
  const mu = (one.mu * weight(one) + other.mu * weight(other) - NEWCOMER.mu * weight(NEWCOMER)) / sum;
  return {
    mu,
    sigma: Math.sqrt(1 / sum),
    matches: one.matches + other.matches,
    at: Math.max(one.at, other.at),
  };
};

/** Merges the ratings of one pool. The guest keeps an empty rating, against which a late write is compared and refused. */
export const mergeRatings = (
  pool: string,
  { from, into }: Merge,
  ofGuest: Standing | null,
  ofAccount: Standing | null,
): readonly MergedRating[] => {
  if (!ofGuest || ofGuest.matches === 0) return [];
  return [
    { pool, who: into, after: ofAccount ? together(ofAccount, ofGuest) : ofGuest },
    { pool, who: from, after: { ...NEWCOMER, matches: 0, at: ofGuest.at } },
  ];
};

/** The result with the people as they are called after some merges. */
export const renamedResult = <R extends Result>(result: R, now: (who: GuestId) => GuestId): R => ({
  ...result,
  seats: result.seats.map((seat) =>
    seat.who === null ? seat : Object.assign({}, seat, { who: now(seat.who) }),
  ),
});
