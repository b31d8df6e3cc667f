import type { Millis } from '../../../../kernel/game.ts';
import type { Level } from '../cards/pieces.ts';

/** Every number of the digital table in one place. Times are milliseconds. */

export const ROW = 4; // [K3]
export const SLOTS = 8; // [K1]
export const CARDS_TO_END = 5; // [K23]
export const TILES_AT_MOST = 9; // [K12] on a mat and in its player's paw

export const WAIT_AT_LEAST: Millis = 20_000; // [K7] then those who hold may begin without the others
export const LOOK_AGAIN: Millis = 86_400_000; // nothing happens then: a race has a clock even while it waits without limit
export const RESUME_AFTER: Millis = 3_000; // [K37]
export const COUNTDOWN = { least: 800, step: 200, most: 2_000 } as const;
export const FALSE_START: Millis = 500; // lock time of a paw that moved too early
export const DEAL_AFTER: Millis = 8_000; // [K8]
export const ROUND_AT_MOST: Millis = 180_000; // [K20]

/**
 * [K10] How much earlier than its arrival a grab may count, and so the time to wait for others: see decision
 * 09.
 */
export const WINDOW: Millis = 150;
export const REACH: Millis = 220; // duration of a paw's movement on boards: the window is over before it arrives
export const BETWEEN_GRABS: Millis = 250; // [K11] from one grab to the next action of a paw
export const STEP: Millis = 120; // [K11] to turn something over, or by 60°

export const TOUCH_AT_MOST: Millis = 2_500;
export const TOO_EARLY: Millis = 120; // [K16] faster than any human reaction
export const SAME_MOMENT: Millis = 10;
export const MERCY: Millis = 900; // [K28]
export const CHECK_SHOWN: Millis = 5_000;

export const SOLO_ROUNDS = 10; // [K27]
export const SOLO_TIME: Readonly<Record<Level, Millis>> = { 1: 45_000, 2: 60_000, 3: 75_000 };
export const RATINGS = [
  { from: 55, what: 'rating-lucky' },
  { from: 45, what: 'rating-cat' },
  { from: 30, what: 'rating-kitten' },
] as const;
