import { changesBy, type Earlier, type RatingChange } from '../../ratings/fold.ts';
import { mergeRatings, renamedResult, type Merge, type MergedRating } from '../../ratings/merge.ts';
import type { Standing } from '../../ratings/plackett-luce.ts';
import { MEETINGS_WITHIN, poolOf, ratedPeople } from '../../ratings/rate-result.ts';
import type { GuestId } from '../../protocol/table.ts';
import { logFailure, type Log } from '../log.ts';
import { isMerge, type StoredMerge, type StoredResult } from '../store/result-store.ts';
import type { Store } from '../store/store.ts';

const AT_ONCE = 100;
const AGAIN = 5_000; // after a failure of the database

/**
 * Counts finished matches one after the other, in the background: the end of a match does not wait for it. Several
 * servers may do this at the same time, because each computes the same and what is stored first counts. After a crash
 * the next match, or the next start, goes on where it stopped.
 */
export class Rater {
  readonly #store: Store;
  readonly #log: Log;
  readonly #onMerge: (merge: Merge) => Promise<void>;
  #running: Promise<void> | null = null;
  #more = false;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;

  /** `onMerge` does what else belongs to a merge; it is repeated after a crash. */
  constructor(store: Store, log: Log, onMerge: (merge: Merge) => Promise<void> = async () => {}) {
    this.#store = store;
    this.#log = log;
    this.#onMerge = onMerge;
  }

  /** There may be results that are not counted yet. */
  wake(): void {
    this.#more = true;
    this.#running ??= this.#run();
  }

  /** Resolves when everything that was stored before is counted. */
  async settled(): Promise<void> {
    this.wake();
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#more && !this.#stopped) {
        this.#more = false;
        await this.#countAll();
      }
    } catch (error) {
      logFailure(this.#log, error, {}, 'ratings are late');
      this.#retry = setTimeout(() => this.wake(), AGAIN);
      this.#retry.unref();
    } finally {
      this.#running = null;
    }
  }

  async #countAll(): Promise<void> {
    for (;;) {
      const some = await this.#store.resultsAfter(await this.#store.ratingHead(), AT_ONCE);
      for (const one of some) {
        if (this.#stopped) return;
        await (isMerge(one) ? this.#merge(one) : this.#count(one));
      }
      if (some.length < AT_ONCE) return;
    }
  }

  async #count(result: StoredResult): Promise<void> {
    await this.#store.listResult(result); // a crash may have come between the result and its entries
    const changes = await this.#changes(await this.#renamed(result));
    await this.#store.saveChanges(result.n, poolOf(result), changes);
  }

  /** The match of a guest who is part of an account by now, and who sat down before. */
  async #renamed(result: StoredResult): Promise<StoredResult> {
    const people = result.seats.flatMap(({ who }) => (who === null ? [] : [who]));
    const merged = await this.#store.merged(people);
    return merged.size
      ? renamedResult(result, (who) => {
          const known = merged.get(who);
          return known && known.n < result.n ? known.into : who;
        })
      : result;
  }

  async #merge(merge: StoredMerge): Promise<void> {
    await this.#onMerge(merge);
    await this.#store.saveMerge(merge, merge.changes ?? (await this.#mergedRatings(merge)));
  }

  async #mergedRatings(merge: StoredMerge): Promise<readonly MergedRating[]> {
    const of = async (who: GuestId): Promise<ReadonlyMap<string, Standing>> =>
      new Map(
        (await this.#store.ratingsOf(who)).map(({ pool, mu, sigma, matches, at }) => [
          pool,
          { mu, sigma, matches, at },
        ]),
      );
    const [guest, account] = [await of(merge.from), await of(merge.into)];
    return [...guest.keys()]
      .toSorted()
      .flatMap((pool) => mergeRatings(pool, merge, guest.get(pool) ?? null, account.get(pool) ?? null));
  }

  async #changes(result: StoredResult): Promise<readonly RatingChange[]> {
    if (result.changes) return result.changes;
    const people = ratedPeople(result);
    return people.length ? changesBy(result, await this.#earlier(result, people)) : [];
  }

  /** The part of the database that this match needs. */
  async #earlier(result: StoredResult, people: readonly GuestId[]): Promise<Earlier> {
    const pool = poolOf(result);
    const since = result.at - MEETINGS_WITHIN;
    const standings = await this.#store.standings(pool, people);
    const pairs = people.flatMap((one, i) => people.slice(i + 1).map((other) => [one, other] as const));
    const met = new Map<string, number>();
    for (const pair of pairs)
      met.set(pair.join(' '), await this.#store.meetings(pool, pair, since, result.n));
    const near = new Map<GuestId, number>();
    for (const who of result.near ? people : [])
      near.set(who, await this.#store.nearMatches(pool, who, since, result.n));
    return {
      standing: (_, who) => standings.get(who) ?? null,
      met: (_, one, other) => met.get(`${one} ${other}`) ?? 0,
      near: (_, who) => near.get(who) ?? 0,
    };
  }
}
