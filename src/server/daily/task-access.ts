import type { Kind, Outcome } from '../../kernel/game.ts';
import { DAILY_SEAT } from '../../kernel/daily.ts';
import type { Day, TaskId } from '../../protocol/daily.ts';
import type { GuestId } from '../../protocol/table.ts';
import { seatsOf, type TableDoc } from '../../table/doc.ts';
import type { DailyEnd } from '../store/daily-store.ts';
import type { Store } from '../store/store.ts';
import { wall } from '../time.ts';
import { dayAt } from './days.ts';
import type { DailyTasks } from './tasks.ts';

/**
 * Decides who may see a task of a day. Its cards are the same for everybody, so a person who may still try it must not see the match
 * of somebody else, its record or its seed.
 */
export class TaskAccess {
  readonly #store: Store;
  readonly #tasks: DailyTasks;
  readonly zone: string;

  constructor(store: Store, tasks: DailyTasks, zone: string) {
    this.#store = store;
    this.#tasks = tasks;
    this.zone = zone;
  }

  get today(): Day {
    return dayAt(wall(), this.zone);
  }

  /** True for those who are done with it, and after the day for everybody who has not begun. */
  async mayKnow(day: Day, task: TaskId, person: GuestId | null): Promise<boolean> {
    const own = person === null ? null : await this.#store.dailyTry(day, task, person);
    return own ? own.done !== null : day < this.today;
  }

  /** True if this person may enter the table, watch its replay and read its record. */
  async mayEnter(doc: TableDoc, person: GuestId | null): Promise<boolean> {
    const { daily, status } = doc;
    if (!daily || (person !== null && (await this.#isTheirs(doc, person)))) return true;
    return status === 'over' && this.mayKnow(daily.day, daily.task, person);
  }

  /** After a merge somebody may sit at two tables of one task: the one that is not their try would be a rehearsal. */
  async #isTheirs(doc: TableDoc, person: GuestId): Promise<boolean> {
    const { daily, status } = doc;
    if (!daily || seatsOf(doc, person).length === 0) return false;
    if (daily.again || status === 'over') return true;
    const own = await this.#store.dailyTry(daily.day, daily.task, person);
    return own === null || own.done !== null || own.table === doc.id;
  }

  /** Keeps the result of a match of the day, before its table is saved as over: so a crash in between repeats it. */
  async ended(doc: TableDoc, state: Kind['state']): Promise<void> {
    const { daily, outcome } = doc;
    if (!daily || daily.again || !outcome) return;
    await this.#store.endTry(doc.id, { ...this.#resultOf(doc, outcome, state), done: wall() });
  }

  /** A match that was broken off, or in which a bot has played for the person, did not work out. */
  #resultOf({ daily, notes }: TableDoc, outcome: Outcome, state: Kind['state']): Omit<DailyEnd, 'done'> {
    const task = daily && this.#tasks.game(daily.task)?.daily;
    const left = notes.some(({ seat }) => seat === DAILY_SEAT);
    if (task?.is !== 'match' || outcome.ended || left) return { solved: false, points: null };
    return task.result(state, outcome, DAILY_SEAT);
  }
}
