import type { Day, TaskId } from '../../protocol/daily.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';

/** The tasks of the days, and who has tried them. */
export interface DailyStore {
  /** The task as it was first stored: the first request makes it, and all servers get the same. */
  keptTask(day: Day, task: TaskId, offered: string): Promise<string>;
  /** The only try of a person at this task. (day, task, person) is the primary key: of two beginners the first counts. */
  keptTry(offered: DailyTry): Promise<DailyTry>;
  dailyTry(day: Day, task: TaskId, person: GuestId): Promise<DailyTry | null>;
  /** Saves the moves of a puzzle, if they are still those of `before`. */
  saveTry(before: DailyTry, after: Pick<DailyTry, 'moves' | 'turns'> & Partial<DailyEnd>): Promise<boolean>;
  /** Once: the first end of a try counts. */
  endTry(table: TableId, end: DailyEnd): Promise<void>;
  /** The tries of these people from one day to another, both included. */
  triesOf(people: readonly GuestId[], from: Day, to: Day): Promise<readonly DailyTry[]>;
  /** The days on which somebody has finished a rated try, the latest first. */
  dailyDays(person: GuestId, most: number): Promise<readonly Day[]>;
  /** How many people have which result, of rated tries that are over. */
  dailyResults(day: Day): Promise<readonly DailyResultCount[]>;
  /** How many people have how many tasks solved, of those who have finished at least one. */
  dailyTotals(day: Day): Promise<readonly DailyTotal[]>;
  /** The best rated try of a match; among equal ones the first. */
  bestTry(day: Day, task: TaskId, fewer: boolean): Promise<DailyTry | null>;
}

export interface DailyTry extends DailyEnd {
  readonly day: Day;
  readonly task: TaskId;
  readonly person: GuestId;
  readonly table: TableId | null; // null: a puzzle
  readonly rated: boolean; // begun on its day
  readonly begun: number;
  readonly moves: readonly string[]; // of a puzzle
  readonly turns: number; // of a puzzle: those that are left
}

/** All of it is null while a try goes on. Points are null as well where a match was broken off, and of a puzzle. */
export interface DailyEnd {
  readonly done: number | null;
  readonly solved: boolean | null;
  readonly points: number | null;
}

export interface DailyResultCount {
  readonly task: TaskId;
  readonly solved: boolean;
  readonly points: number | null;
  readonly people: number;
}

export interface DailyTotal {
  readonly solved: number;
  readonly people: number;
}
