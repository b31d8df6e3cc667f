import type { LeaderPeriod, MatchFilter, RatedGame, Tally, Won } from '../../protocol/people.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { CareerMatch, CareerMeeting } from '../../ratings/career.ts';
import type { RatingChange } from '../../ratings/fold.ts';
import type { Merge, MergedRating } from '../../ratings/merge.ts';
import type { Standing } from '../../ratings/plackett-luce.ts';
import type { Result } from '../../ratings/result.ts';
import type { FoundTable } from './found-table.ts';

/** Finished matches: results, histories, ratings. */
export interface ResultStore {
  /**
   * Stores the result of a match once; the first one counts. Called before the table is saved as over, and again if that
   * fails: so no finished match is without its result.
   */
  addResult(result: Result, listed: boolean): Promise<void>;
  /** Enters a stored result into the histories of its people; may be repeated. */
  listResult(result: StoredResult): Promise<void>;
  result(match: TableId): Promise<StoredResult | null>;
  /** Results and merges in the order in which they count, with the people as they were called then. */
  resultsAfter(n: number, most: number): Promise<readonly (StoredResult | StoredMerge)[]>;
  /** Finished tables without a result, the oldest first: stored before there were results, or only bots played. */
  tablesWithoutResult(skip: number, most: number): Promise<readonly FoundTable[]>;

  /** Stores once that a guest and an account are one person, with the next number. False: the guest is somebody else's. */
  addMerge(merge: Merge): Promise<boolean>;
  /** Which of these guests are part of an account, since which number. */
  merged(people: readonly GuestId[]): Promise<ReadonlyMap<GuestId, MergedInto>>;
  /** The number of the last merge up to this number; 0: there was none. */
  lastMerge(upTo: number): Promise<number>;
  /**
   * Like `saveChanges`, for a merge: what is stored first counts, then histories, ratings and head follow. Every step may
   * be repeated, by several servers at once.
   */
  saveMerge(merge: StoredMerge, changes: readonly MergedRating[]): Promise<void>;
  /** Everything else of the guest that is not a table: friends, words, notices, reports. May be repeated. */
  moveGuest(merge: Merge): Promise<void>;

  /** Ratings count the matches up to this number. */
  ratingHead(): Promise<number>;
  standings(pool: string, people: readonly GuestId[]): Promise<ReadonlyMap<GuestId, PoolStanding>>;
  /** The number of rated matches of two people since a moment, before match `n`. */
  meetings(pool: string, pair: readonly [GuestId, GuestId], since: number, n: number): Promise<number>;
  /** The number of rated matches of a person since a moment, before match `n`, at which two people had one address. */
  nearMatches(pool: string, who: GuestId, since: number, n: number): Promise<number>;
  /**
   * Stores what match `n` changed, unless that is known already: what is stored counts. Then ratings and head follow.
   * Every step may be repeated, by several servers at once.
   */
  saveChanges(n: number, pool: string, changes: readonly RatingChange[]): Promise<void>;
  /** Of a match that was counted before, when all ratings are computed anew. */
  replaceChanges(n: number, changes: readonly (RatingChange | MergedRating)[]): Promise<void>;
  /**
   * Ratings are computed anew: replaces all that differ, but none that a running server has counted further meanwhile.
   * Returns how many differed.
   */
  replaceStandings(head: number, all: readonly PoolStanding[]): Promise<number>;

  history(person: GuestId, filter: MatchFilter, which: HistoryPart): Promise<readonly StoredResult[]>;
  countHistory(person: GuestId, filter: MatchFilter, onlyOpen: boolean): Promise<Tally>;
  /** The matches of a person with numbers above `after` and up to `last`, the oldest first. */
  playedAfter(person: GuestId, after: number, last: number, most: number): Promise<readonly CareerMatch[]>;
  /** The people they met in those matches. */
  metAfter(person: GuestId, after: number, last: number): Promise<readonly CareerMeeting[]>;
  resultsAt(numbers: readonly number[]): Promise<readonly StoredResult[]>;
  /** The last results of rated matches in one game and mode, the latest first. */
  ratedMatches(person: GuestId, game: string, mode: string, most: number): Promise<readonly StoredResult[]>;
  between(person: GuestId, other: GuestId): Promise<Tally>;
  ratingsOf(person: GuestId): Promise<readonly PoolStanding[]>;
  /** Best first, from a place on; for a period only those who have played in it. Nobody who was deleted. */
  leaders(pool: string, since: number, after: number, most: number): Promise<readonly PoolStanding[]>;
  /** The number of all leaders, or of those with a better rating. */
  countLeaders(pool: string, since: number, mu?: number): Promise<number>;
  /** How the last rated matches of these people ended, the oldest first. */
  formOf(
    which: RatedGame,
    people: readonly GuestId[],
    most: number,
  ): Promise<ReadonlyMap<GuestId, readonly (Won | null)[]>>;
}

export interface StoredResult extends Result {
  readonly n: number;
  readonly open: boolean; // everybody may see it in a history: it was rated, or offered to all
  readonly listed: boolean; // it was offered to all, so that everybody may also enter its table
  readonly changes: readonly RatingChange[] | null; // null: not counted yet
}

export interface StoredMerge extends Merge {
  readonly n: number;
  readonly changes: readonly MergedRating[] | null; // null: not counted yet
}

export interface MergedInto {
  readonly into: GuestId;
  readonly n: number; // results after this number count for the account
}

export const isMerge = (one: StoredResult | StoredMerge): one is StoredMerge => 'into' in one;

export interface PoolStanding extends Standing {
  readonly pool: string;
  readonly who: GuestId;
  readonly asOf: number;
}

export interface HistoryPart {
  readonly onlyOpen: boolean; // only matches that everybody may see
  readonly most: number;
}

/** The beginning of a period of the leaders, in milliseconds since 1970. */
export const sinceOf = (period: LeaderPeriod, now: number): number => {
  if (period !== 'month') return 0;
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
};
