import { SQUARES } from '../../rules/bed.ts';
import { freeHigh, freeLow, generate } from './generate.ts';
import { CHOOSING, MOVES_AT_MOST, MY_POOL, PLACING, STATUS, type Memory, type Rules } from './layout.ts';
import { play, settle } from './moves.ts';
import { remember, type Past } from './past.ts';
import { place, scaled, shaken, type QuickDice } from './place.ts';
import { BIT_HIGH, BIT_LOW } from './tables.ts';

const roll = (dice: QuickDice, below: number): number => {
  const word = shaken(dice[0] ?? 0);
  dice[0] = word;
  return scaled(word, below);
};

const listed = new Int16Array(MOVES_AT_MOST);

/** Plays at random until the end, in one slot; returns the number of moves. */
export const playOut = (m: Memory, p: number, rules: Rules, past: Past, dice: QuickDice): number => {
  let moves = 0;
  while ((m[p + STATUS] ?? 0) <= CHOOSING) {
    moves += m[p + STATUS] === CHOOSING ? graduate(m, p, rules, dice) : placeOn(m, p, rules, past, dice);
    if (m[p + STATUS] === PLACING) remember(past, m, p);
  }
  return moves;
};

const graduate = (m: Memory, p: number, rules: Rules, dice: QuickDice): number => {
  play(m, p, p, rules, listed[roll(dice, generate(m, p, rules, listed, 0))] ?? 0);
  return 1;
};

const placeOn = (m: Memory, p: number, rules: Rules, past: Past, dice: QuickDice): number => {
  const low = freeLow(m, p);
  const high = freeHigh(m, p);
  let at = roll(dice, SQUARES);
  while (((low & (BIT_LOW[at] ?? 0)) | (high & (BIT_HIGH[at] ?? 0))) === 0) at = roll(dice, SQUARES);
  const cat = m[p + MY_POOL + 1] === 0 ? 0 : m[p + MY_POOL] === 0 ? 1 : roll(dice, 2);
  // If the opponent's line wins at once, every single turn must be checked.
  const placed = place(m, p, cat, at, past, rules.atOnce ? null : dice);
  if (m[p + STATUS] === PLACING) settle(m, p, rules);
  return placed;
};
