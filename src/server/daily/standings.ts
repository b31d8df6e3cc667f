import {
  ENOUGH_PEOPLE,
  type DailyCounts,
  type DailyStanding,
  type Day,
  type TaskId,
} from '../../protocol/daily.ts';
import type { DailyEnd, DailyResultCount, DailyTotal, DailyTry } from '../store/daily-store.ts';
import type { Store } from '../store/store.ts';
import { wall } from '../time.ts';

const FRESH = 1_000; // milliseconds: with ten thousand people a count takes a while, and many ask at once
const MOST_KEPT = 40; // days

interface Counted {
  readonly at: number;
  readonly results: readonly DailyResultCount[];
  readonly totals: readonly DailyTotal[];
}

/** How everybody did on a day: exact, at most a second old, and never older than the asker's own last result. */
export class DailyStandings {
  readonly #store: Store;
  readonly #known = new Map<Day, Promise<Counted>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Counts anew if the last count is old, or does not know these tries yet. */
  async of(day: Day, own: readonly DailyTry[]): Promise<DayStandings> {
    const newest = Math.max(0, ...own.map(({ done }) => done ?? 0));
    const known = await this.#known.get(day);
    // A result is stored a moment after its time: a count that began in between does not know it.
    const isFresh = known && known.at > wall() - FRESH && known.at > newest + FRESH;
    return new DayStandings(isFresh ? known : await this.#count(day));
  }

  #count(day: Day): Promise<Counted> {
    const at = wall();
    const counting = Promise.all([this.#store.dailyResults(day), this.#store.dailyTotals(day)]).then(
      ([results, totals]) => ({ at, results, totals }),
    );
    if (this.#known.size > MOST_KEPT) this.#known.clear();
    this.#known.set(day, counting);
    counting.catch(() => this.#known.delete(day));
    return counting;
  }
}

class DayStandings {
  readonly #counted: Counted;

  constructor(counted: Counted) {
    this.#counted = counted;
  }

  /** `solved`: how many tasks worked out for the asker. */
  everybody(tasks: number, solved: number): DailyCounts | null {
    const { totals } = this.#counted;
    const people = peopleIn(totals);
    if (people < ENOUGH_PEOPLE) return null;
    const withSolved = (n: number): number => totals.find((total) => total.solved === n)?.people ?? 0;
    return {
      people,
      solved: Array.from({ length: tasks + 1 }, (_, n) => withSolved(n)),
      behind: peopleIn(totals.filter((total) => total.solved < solved)),
    };
  }

  inTask(task: TaskId, own: DailyEnd, fewer: boolean): DailyStanding | null {
    const results = this.#counted.results.filter((result) => result.task === task);
    const people = peopleIn(results);
    if (people < ENOUGH_PEOPLE || own.done === null) return null;
    const mine = worth(own, fewer);
    return {
      people,
      solved: peopleIn(results.filter(({ solved }) => solved)),
      behind: peopleIn(results.filter((result) => isLess(worth(result, fewer), mine))),
    };
  }
}

const peopleIn = (counts: readonly { readonly people: number }[]): number =>
  counts.reduce((sum, { people }) => sum + people, 0);

/** Solved tasks come first, then more points; a match that was broken off comes last. */
const worth = (
  { solved, points }: Pick<DailyEnd, 'solved' | 'points'>,
  fewer: boolean,
): readonly number[] => [solved ? 1 : 0, points === null ? -Infinity : fewer ? -points : points];

const isLess = (
  [solved = 0, points = 0]: readonly number[],
  [by = 0, than = 0]: readonly number[],
): boolean => (solved === by ? points < than : solved < by);
