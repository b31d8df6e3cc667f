import type { PersonInfo } from './people.ts';
import type { TableId } from './table.ts';

/** The daily five: each day one task of every game, the same for everybody, and one rated try. */

export type Day = string; // 2026-11-18, in the time zone of the server
export type TaskId = string; // the id of its game

/** The number of people from which on results are compared. */
export const ENOUGH_PEOPLE = 10;
/** How many days back a task can be played. */
export const ARCHIVE_DAYS = 31;
/** The first day there is; it has the number 1. */
export const FIRST_DAY: Day = '2026-11-01';

export type Patch = 'none' | 'begun' | 'solved' | 'missed';

export interface DailyDay {
  readonly day: Day;
  readonly number: number;
  readonly playable: boolean; // false: too long ago
  readonly today: Day;
  readonly endsAt: number; // when the present day is over, in milliseconds since 1970
  readonly zone: string; // the day ends at midnight of this zone
  readonly tasks: readonly DailyTask[]; // in the order of the games
  readonly everybody: DailyCounts | null; // null: too few people so far
  readonly streak: number; // days in a row, up to now
  readonly week: readonly DailyStreakDay[]; // the last seven days, the latest last
  readonly friends: readonly DailyFriend[];
  readonly best: readonly DailyBest[]; // of the day before: nobody can use it any more
}

export interface DailyTask {
  readonly task: TaskId;
  readonly goal: string | null; // of a puzzle
  readonly patch: Patch;
  readonly late: boolean; // begun after its day: shown, and counted for nothing
  readonly points: number | null; // null: not finished, or it has no number
  readonly table: TableId | null; // of the own match
  readonly puzzle: string | null; // the own puzzle, when it is over
  readonly among: DailyStanding | null; // null: not finished, or too few people
}

/** One task among everybody who has finished it on its day. */
export interface DailyStanding {
  readonly people: number;
  readonly solved: number;
  readonly behind: number; // people with a worse result than the asker's
}

/** Everybody who has finished a task on its day, by the number of tasks that worked out. */
export interface DailyCounts {
  readonly people: number;
  readonly solved: readonly number[]; // people with 0, 1, … tasks
  readonly behind: number; // people with fewer than the asker
}

export interface DailyStreakDay {
  readonly day: Day;
  readonly solved: number | null; // null: nothing was finished
}

export interface DailyFriend {
  readonly person: PersonInfo;
  readonly tasks: readonly DailyFriendTask[]; // in the order of the games
}

export interface DailyFriendTask {
  readonly patch: Patch;
  readonly table: TableId | null; // to look at; null: one of the two is not done
}

export interface DailyBest {
  readonly task: TaskId;
  readonly table: TableId | null;
  readonly puzzle: string | null; // the id of the puzzle, where the task was one
}

export interface DailyMonth {
  readonly today: Day;
  readonly streak: number;
  readonly days: readonly DailyMonthDay[]; // only days with a try
}

export interface DailyMonthDay {
  readonly day: Day;
  readonly patches: readonly Patch[]; // in the order of the games
}

/** Where a task is played: at a table, or as a puzzle on its own page. */
export type DailyStart = { readonly table: TableId } | { readonly puzzle: DailyPuzzleTry };

/** A puzzle of the day as far as its solver has come. */
export interface DailyPuzzleTry {
  readonly goal: string;
  readonly where: string; // only the game can read it
  readonly moves: readonly string[]; // of both sides
  readonly turns: number; // of the solver, still to go
  readonly patch: Patch;
  readonly rated: boolean;
}

/** The next move of a puzzle; `after`: how many moves its page has seen. */
export interface DailyMove {
  readonly move: string;
  readonly after: number;
}
