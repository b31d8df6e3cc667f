import { SQUARES } from '../bed.ts';
import { freeHigh, freeLow, generate } from './count.ts';
import { play } from './moves.ts';
import { remember, type Past } from './past.ts';
import { CHOOSING, MY_POOL, PLACING, STATUS, type Memory, type Rules } from './layout.ts';
import { BIT_HIGH, BIT_LOW } from './tables.ts';

/** Dice of the inner loop (xorshift32, one word of state): no allocation, and good enough to play at random. */
export type QuickDice = Int32Array;

const roll = (dice: QuickDice, below: number): number => {
  let x = dice[0] as number;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  dice[0] = x;
  return Math.imul(x >>> 8, below) >>> 24; // good for below < 128; off from even by less than one in 100,000
};

const listed = new Int16Array(128);

/** One random legal move, each as likely as any other. */
export const randomMove = (m: Memory, p: number, rules: Rules, dice: QuickDice): number => {
  if (m[p + STATUS] === CHOOSING) return listed[roll(dice, generate(m, p, rules, listed, 0))] as number;
  const low = freeLow(m, p);
  const high = freeHigh(m, p);
  let at = roll(dice, SQUARES);
  while (((low & (BIT_LOW[at] as number)) | (high & (BIT_HIGH[at] as number))) === 0)
    at = roll(dice, SQUARES);
  const cat = m[p + MY_POOL + 1] === 0 ? 0 : m[p + MY_POOL] === 0 ? 1 : roll(dice, 2);
  return cat * SQUARES + at;
};

/** Plays on at random until the end, all in one place; answers how many moves that took. */
export const playOut = (m: Memory, p: number, rules: Rules, past: Past, dice: QuickDice): number => {
  let moves = 0;
  for (; (m[p + STATUS] as number) <= CHOOSING; moves++) {
    play(m, p, p, rules, randomMove(m, p, rules, dice));
    if (m[p + STATUS] === PLACING) remember(past, m, p);
  }
  return moves;
};
