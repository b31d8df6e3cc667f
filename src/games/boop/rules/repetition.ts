import { defined } from '../../../kernel/defined.ts';
import type { Seat } from '../../../kernel/game.ts';
import { SQUARES } from './bed.ts';
import { EMPTY, type Piece } from './types.ts';

const HALF = SQUARES / 2;

/**
 * A position as two exact numbers, so that keys are equal only if the positions are. A square has five
 * possible contents, and 5^18 · 9 · 9 · 2 is below 2^53; of the pools the cats are enough, since a seat's
 * pieces add up to eight.
 */
export const keyOf = (bed: readonly Piece[], pools: readonly number[], turn: Seat): [number, number] => {
  let [low, high] = [0, 0];
  for (let at = 0; at < HALF; at++) {
    low = low * 5 + defined(bed[at]);
    high = high * 5 + defined(bed[at + HALF]);
  }
  return [((low * 9 + defined(pools[1])) * 9 + defined(pools[3])) * 2 + turn, high];
};

export const timesSeen = (past: readonly number[], [low, high]: readonly [number, number]): number => {
  let times = 0;
  for (let i = 0; i < past.length; i += 2) if (past[i] === low && past[i + 1] === high) times++;
  return times;
};

/** The bed a key was made from. */
export const bedOf = (low: number, high: number): Piece[] => {
  let [lowDigits, highDigits] = [Math.floor(low / (9 * 9 * 2)), high];
  const bed = Array.from({ length: SQUARES }, (): Piece => EMPTY);
  for (let at = HALF - 1; at >= 0; at--) {
    bed[at] = (lowDigits % 5) as Piece;
    bed[at + HALF] = (highDigits % 5) as Piece;
    lowDigits = Math.floor(lowDigits / 5);
    highDigits = Math.floor(highDigits / 5);
  }
  return bed;
};
