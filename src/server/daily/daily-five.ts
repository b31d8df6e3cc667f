import { isRefusal, type Refusal } from '../../kernel/game.ts';
import {
  type DailyMove,
  type DailyPuzzleTry,
  type DailyStart,
  type Day,
  type TaskId,
} from '../../protocol/daily.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { hasTooManyTables } from '../people/unfinished.ts';
import type { DailyTry } from '../store/daily-store.ts';
import type { Store } from '../store/store.ts';
import { wall } from '../time.ts';
import { dailyTable } from './daily-table.ts';
import { isPlayable } from './days.ts';
import type { TaskAccess } from './task-access.ts';
import { puzzleOf, type DailyPuzzles } from './puzzles.ts';
import type { DailyTasks, TaskDoc } from './tasks.ts';

interface Parts {
  readonly store: Store;
  readonly tables: TableMaker;
  readonly tasks: DailyTasks;
  readonly access: TaskAccess;
  readonly puzzles: DailyPuzzles;
}

/** Makes and opens tables at this server. */
export interface TableMaker {
  readonly newId: () => TableId;
  readonly open: (id: TableId) => Promise<unknown>;
}

/** Begins tries and continues them. A row of the store is the lock: nobody has two tries, on any device or server. */
export class DailyFive {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Why there is no such task, or not yet; null: it can be played. */
  refusal(day: Day, task: TaskId): Refusal | null {
    const { tasks, access } = this.#parts;
    return isPlayable(day, access.today) && tasks.game(task) ? null : { why: 'not-found' };
  }

  /** Begins the try of this person, or goes on with it. After a crash in between the same call repeats what is missing. */
  async start(day: Day, task: TaskId, person: GuestId): Promise<DailyStart | Refusal> {
    const refused = this.refusal(day, task);
    if (refused) return refused;
    const { store, tables, tasks, access, puzzles } = this.#parts;
    const doc = await tasks.of(day, task);
    const own = await store.keptTry({
      day,
      task,
      person,
      table: doc.is === 'match' ? tables.newId() : null,
      rated: day === access.today,
      begun: wall(),
      moves: [],
      turns: doc.is === 'puzzle' ? await puzzles.turnsOf(task, doc) : 0,
      done: null,
      solved: null,
      points: null,
    });
    if (doc.is === 'puzzle') return { puzzle: puzzleOf(doc, own) };
    await this.#open(doc, own, false);
    return { table: own.table ?? '' };
  }

  /** Once more, for practice. Only after the rated try: the person knows the cards by then. */
  async again(day: Day, task: TaskId, person: GuestId): Promise<DailyStart | Refusal> {
    const refused = this.refusal(day, task);
    if (refused) return refused;
    const { store, tables, tasks } = this.#parts;
    const own = await store.dailyTry(day, task, person);
    if (!own || own.done === null) return { why: 'daily-closed' };
    const doc = await tasks.of(day, task);
    if (doc.is === 'puzzle') return { puzzle: puzzleOf(doc, own) };
    if (await hasTooManyTables(store, person)) return { why: 'too-many' };
    const table = tables.newId();
    await this.#open(doc, { ...own, table }, true);
    return { table };
  }

  /** The next move of a puzzle. If another device was faster, its moves are the answer and this one counts for nothing. */
  async move(day: Day, task: TaskId, person: GuestId, asked: DailyMove): Promise<DailyPuzzleTry | Refusal> {
    const { store, tasks, puzzles } = this.#parts;
    const own = await store.dailyTry(day, task, person);
    if (!own) return { why: 'not-found' };
    const doc = await tasks.of(day, task);
    if (doc.is !== 'puzzle') return { why: 'not-found' };
    if (own.done !== null || asked.after !== own.moves.length) return puzzleOf(doc, own);
    const next = await puzzles.play(task, doc, own, asked.move);
    if (isRefusal(next)) return next;
    await store.saveTry(own, next);
    return puzzleOf(doc, (await store.dailyTry(day, task, person)) ?? own);
  }

  async #open(
    doc: Extract<TaskDoc, { is: 'match' }>,
    { day, task, person, table: id }: DailyTry,
    again: boolean,
  ): Promise<void> {
    const { store, tables } = this.#parts;
    if (id === null) return;
    await store.addTableOnce(dailyTable(doc, { id, day, task, person, again }));
    await tables.open(id); // a table without a free seat begins by itself
  }
}
