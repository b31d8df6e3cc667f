import { LINES, SQUARES } from '../../rules/bed.ts';
import { TURNS_AT_MOST } from '../../rules/limits.ts';
import {
  CATS,
  CHOOSING,
  DRAWN,
  FIRST_LINE,
  FIRST_SINGLE,
  KITTENS,
  MINE,
  MY_POOL,
  PLACING,
  SINCE,
  STATUS,
  STRIDE,
  THEIR_POOL,
  TURN,
  TURNS,
  WON_0,
  type Memory,
  type Rules,
} from './layout.ts';
import { place } from './place.ts';
import {
  BIT_HIGH,
  BIT_LOW,
  LINES_FROM,
  LINE_HIGH,
  LINE_LOW,
  LOW_SQUARES,
  hasLine,
  lowest,
} from './tables.ts';

/**
 * Plays `move` in the position at `from` and writes the result at `to`, which may be the same place. It does
 * not check repetition: the caller keeps the past positions.
 */
export const play = (m: Memory, from: number, to: number, rules: Rules, move: number): void => {
  if (to !== from) for (let i = 0; i < STRIDE; i++) m[to + i] = m[from + i] ?? 0;
  if (move < FIRST_LINE) {
    const cat = move < SQUARES ? 0 : 1;
    place(m, to, cat, move - cat * SQUARES, null, null);
    settle(m, to, rules);
  } else if (move < FIRST_SINGLE)
    lift(m, to, rules, LINE_LOW[move - FIRST_LINE] ?? 0, LINE_HIGH[move - FIRST_LINE] ?? 0, 3);
  else lift(m, to, rules, BIT_LOW[move - FIRST_SINGLE] ?? 0, BIT_HIGH[move - FIRST_SINGLE] ?? 0, 1);
};

/** Ends the mover's turn: a win, a choice, a line that grows up, or the other seat's turn. */
export const settle = (m: Memory, p: number, rules: Rules): void => {
  const low = m[p + MINE] ?? 0;
  const high = m[p + MINE + 1] ?? 0;
  const seat = m[p + TURN] ?? 0;
  const line = hasLine(low, high);
  const out = allOut(m, p);
  // Without a line or an empty pool nobody has won, and most turns end here.
  if ((line || out) && hasWon(m, p, rules, low, high, out)) m[p + STATUS] = WON_0 + seat;
  else if (rules.atOnce && theirLine(m, p, rules, low, high)) m[p + STATUS] = WON_0 + 1 - seat;
  else if (out) m[p + STATUS] = CHOOSING;
  else if (line) growUp(m, p, rules, low, high);
  else pass(m, p, (m[p + SINCE] ?? 0) + 1);
};

export const allOut = (m: Memory, p: number): boolean =>
  ((m[p + MY_POOL] ?? 0) | (m[p + MY_POOL + 1] ?? 0)) === 0;

const hasWon = (m: Memory, p: number, rules: Rules, low: number, high: number, out: boolean): boolean => {
  const kittensLow = (m[p + KITTENS] ?? 0) & low;
  const kittensHigh = (m[p + KITTENS + 1] ?? 0) & high;
  if (rules.kittensOnly) return hasLine(kittensLow, kittensHigh);
  return hasLine(low & ~kittensLow, high & ~kittensHigh) || (out && (kittensLow | kittensHigh) === 0);
};

const theirLine = (m: Memory, p: number, rules: Rules, low: number, high: number): boolean => {
  const pair = p + (rules.kittensOnly ? KITTENS : CATS);
  return hasLine((m[pair] ?? 0) & ~low, (m[pair + 1] ?? 0) & ~high);
};

/** A single line grows up by itself; among several its owner chooses. */
const growUp = (m: Memory, p: number, rules: Rules, low: number, high: number): void => {
  const lines = listLines(low, high, found, 0, 0);
  const line = found[0] ?? 0;
  if (lines > 1) m[p + STATUS] = CHOOSING;
  else lift(m, p, rules, LINE_LOW[line] ?? 0, LINE_HIGH[line] ?? 0, 3);
};

const found = new Int16Array(LINES.length);

/**
 * Writes `code` plus the number of every line filled by these bits into `list` from `start`; returns its end.
 */
export const listLines = (
  low: number,
  high: number,
  list: Int16Array,
  start: number,
  code: number,
): number => {
  let end = start;
  for (let bits = low; bits !== 0; bits &= bits - 1) {
    const first = lowest(bits);
    for (let line = LINES_FROM[first] ?? 0; line < (LINES_FROM[first + 1] ?? 0); line++) {
      const lineLow = LINE_LOW[line] ?? 0;
      const lineHigh = LINE_HIGH[line] ?? 0;
      if ((low & lineLow) === lineLow && (high & lineHigh) === lineHigh) list[end++] = code + line;
    }
  }
  // Lines inside the top row are the only ones that begin there.
  for (let line = LINES_FROM[LOW_SQUARES] ?? 0; line < LINES.length; line++)
    if ((high & (LINE_HIGH[line] ?? 0)) === LINE_HIGH[line]) list[end++] = code + line;
  return end;
};

/**
 * Removes the mover's pieces from these squares; they return as cats, or as kittens in the variant without
 * cats.
 */
const lift = (m: Memory, p: number, rules: Rules, low: number, high: number, count: number): void => {
  const kittens = ((m[p + KITTENS] ?? 0) & low) | ((m[p + KITTENS + 1] ?? 0) & high);
  for (let pair = KITTENS; pair <= MINE; pair += 2) {
    m[p + pair] = (m[p + pair] ?? 0) & ~low;
    m[p + pair + 1] = (m[p + pair + 1] ?? 0) & ~high;
  }
  const pool = p + MY_POOL + (rules.kittensOnly ? 0 : 1);
  m[pool] = (m[pool] ?? 0) + count;
  pass(m, p, kittens !== 0 && !rules.kittensOnly ? 0 : (m[p + SINCE] ?? 0) + 1);
};

const pass = (m: Memory, p: number, since: number): void => {
  m[p + MINE] = ((m[p + KITTENS] ?? 0) | (m[p + CATS] ?? 0)) & ~(m[p + MINE] ?? 0);
  m[p + MINE + 1] = ((m[p + KITTENS + 1] ?? 0) | (m[p + CATS + 1] ?? 0)) & ~(m[p + MINE + 1] ?? 0);
  const kittens = m[p + MY_POOL] ?? 0;
  const cats = m[p + MY_POOL + 1] ?? 0;
  m[p + MY_POOL] = m[p + THEIR_POOL] ?? 0;
  m[p + MY_POOL + 1] = m[p + THEIR_POOL + 1] ?? 0;
  m[p + THEIR_POOL] = kittens;
  m[p + THEIR_POOL + 1] = cats;
  const turns = (m[p + TURNS] ?? 0) + 1;
  m[p + TURN] = 1 - (m[p + TURN] ?? 0);
  m[p + TURNS] = turns;
  m[p + SINCE] = since;
  m[p + STATUS] = turns >= TURNS_AT_MOST ? DRAWN : PLACING;
};
