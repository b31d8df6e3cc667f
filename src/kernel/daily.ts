import type { Kind, Outcome, Seat } from './game.ts';

/**
 * daily/daily.ts in the folder of a game: its task of the day, the same for everybody. `words/<language>/daily.ts` says
 * it.
 */
export type Daily<K extends Kind> = DailyMatch<K> | DailyPuzzle;

/** A match against bots, or alone, with the same seed for everybody. */
export interface DailyMatch<K extends Kind> {
  readonly is: 'match';
  readonly options: Partial<K['options']>; // the others keep their defaults
  readonly bots: readonly number[]; // the level of each, from 0; the person has the first seat. Their work is limited, not their time
  readonly fewer?: true; // fewer points are better: seconds, for example
  /** The points of a match that its rules have ended. */
  result(this: void, state: K['state'], outcome: Outcome, seat: Seat): DailyResult;
}

/** One of the game's puzzles; a wrong move ends the try. */
export interface DailyPuzzle {
  readonly is: 'puzzle';
  readonly goals: readonly string[]; // the kinds that may come
}

export interface DailyResult {
  readonly points: number;
  readonly solved: boolean; // it worked out: the task has its patch
}

/** The place of the person in a match of the day. */
export const DAILY_SEAT: Seat = 0;
