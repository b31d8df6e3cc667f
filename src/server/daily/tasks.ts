import { createHash, randomBytes } from 'node:crypto';
import { defined } from '../../kernel/defined.ts';
import type { Kind } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/game.ts';
import type { Daily } from '../../kernel/daily.ts';
import { readOptions } from '../../kernel/options.ts';
import { readPuzzles, type Puzzles } from '../../kernel/puzzle.ts';
import { sameDealSeed } from '../../kernel/random.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { Day, TaskId } from '../../protocol/daily.ts';
import type { TableDoc } from '../../table/doc.ts';
import { freshSeed } from '../fresh-seed.ts';
import type { Store } from '../store/store.ts';
import { numberOf } from './days.ts';

/** The task of a day as it is stored: a release with other levels or puzzles does not change it. */
export type TaskDoc =
  | {
      readonly is: 'match';
      readonly seed: string; // secret for everybody who may still play it
      readonly rulesVersion: number;
      readonly options: TableDoc['options'];
      readonly bots: readonly number[];
    }
  | { readonly is: 'puzzle'; readonly goal: string; readonly where: string };

const MOST_KEPT = 1_000;

/** The tasks of each day. The first request for a day makes them with a new seed, so nobody can know them before. */
export class DailyTasks {
  readonly #store: Store;
  readonly #catalogue: Catalogue;
  readonly #known = new Map<string, Promise<TaskDoc>>();

  constructor(store: Store, catalogue: Catalogue) {
    this.#store = store;
    this.#catalogue = catalogue;
  }

  /** The games that have a daily task, in their order. */
  get ids(): readonly TaskId[] {
    return [...this.#catalogue].flatMap(([id, { daily }]) => (daily ? [id] : []));
  }

  game(task: TaskId): { readonly loaded: LoadedGame; readonly daily: Daily<Kind> } | undefined {
    const loaded = this.#catalogue.get(task);
    return loaded?.daily ? { loaded, daily: loaded.daily } : undefined;
  }

  async puzzles(task: TaskId): Promise<Puzzles<Kind>> {
    const puzzles = await this.#catalogue.get(task)?.puzzleBook();
    if (!puzzles) throw new Error(`the daily task of ${task} is a puzzle, and it has none`);
    return puzzles;
  }

  of(day: Day, task: TaskId): Promise<TaskDoc> {
    const key = `${day} ${task}`;
    const known = this.#known.get(key) ?? this.#keep(day, task);
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    if (this.#known.size > MOST_KEPT) this.#known.clear();
    return known;
  }

  async #keep(day: Day, task: TaskId): Promise<TaskDoc> {
    const { loaded, daily } = defined(this.game(task));
    const offered =
      daily.is === 'match' ? newMatch(loaded, daily) : await this.#puzzle(day, task, daily.goals);
    return JSON.parse(await this.#store.keptTask(day, task, JSON.stringify(offered))) as TaskDoc;
  }

  /** All puzzles in an order that only this server knows: none comes a second time before the others. */
  async #puzzle(day: Day, task: TaskId, goals: readonly string[]): Promise<TaskDoc> {
    const key = await this.#store.keptKey('daily', randomBytes(32).toString('base64url'));
    const puzzles = await this.puzzles(task);
    const place = (where: string): string => createHash('sha256').update(`${key} ${where}`).digest('hex');
    const lines = readPuzzles(puzzles.lines)
      .filter(({ goal }) => goals.includes(goal))
      .map(({ goal, where }) => ({ goal, where, place: place(where) }))
      .toSorted((a, b) => (a.place < b.place ? -1 : 1));
    const { goal, where } = defined(lines.at(numberOf(day) % lines.length));
    return { is: 'puzzle', goal, where };
  }
}

const newMatch = (
  { game }: LoadedGame,
  { options, bots }: Extract<Daily<Kind>, { is: 'match' }>,
): TaskDoc => {
  const chosen = readOptions(game, { ...options });
  if (isRefusal(chosen)) throw new Error(`the daily task of ${game.id} has wrong options: ${chosen.why}`);
  return {
    is: 'match',
    seed: sameDealSeed(freshSeed()),
    rulesVersion: game.version,
    options: { ...chosen },
    bots,
  };
};
