import { LINES, SQUARES } from '../bed.ts';
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
import {
  BEHIND,
  BIT_HIGH,
  BIT_LOW,
  LINES_FROM,
  LINE_HIGH,
  LINE_LOW,
  LOW_SQUARES,
  NEAR_HIGH,
  NEAR_LOW,
  OFF,
  hasLine,
  lowest,
} from './tables.ts';

const TURNS_AT_MOST = 200;

/**
 * Plays `move` in the position at `from` and leaves the result at `to`, which may be the same place. Repetition is not
 * looked at: whoever keeps the past knows it.
 */
export const play = (m: Memory, from: number, to: number, rules: Rules, move: number): void => {
  if (to !== from) for (let i = 0; i < STRIDE; i++) m[to + i] = m[from + i] as number;
  if (move < FIRST_LINE) {
    const cat = move < SQUARES ? 0 : 1;
    place(m, to, cat, move - cat * SQUARES);
    settle(m, to, rules);
  } else if (move < FIRST_SINGLE)
    lift(m, to, rules, LINE_LOW[move - FIRST_LINE] as number, LINE_HIGH[move - FIRST_LINE] as number, 3);
  else lift(m, to, rules, BIT_LOW[move - FIRST_SINGLE] as number, BIT_HIGH[move - FIRST_SINGLE] as number, 1);
};

/**
 * Puts a piece down and boops its neighbours. The position is held in local variables and every push is done without
 * asking what it moves: `kitten` and `mine` are all ones or all zeros, and off the bed is a square without a bit.
 */
const place = (m: Memory, p: number, cat: number, at: number): void => {
  let kittensLow = m[p + KITTENS] as number;
  let kittensHigh = m[p + KITTENS + 1] as number;
  let catsLow = m[p + CATS] as number;
  let catsHigh = m[p + CATS + 1] as number;
  let mineLow = m[p + MINE] as number;
  let mineHigh = m[p + MINE + 1] as number;
  const low = kittensLow | catsLow;
  const high = kittensHigh | catsHigh;
  const behindRow = at * SQUARES;

  for (let near = (NEAR_LOW[at] as number) & (cat === 0 ? kittensLow : low); near !== 0; near &= near - 1) {
    const next = lowest(near);
    const behind = BEHIND[behindRow + next] as number;
    const toLow = BIT_LOW[behind] as number;
    const toHigh = BIT_HIGH[behind] as number;
    if (((low & toLow) | (high & toHigh)) !== 0) continue;
    const stay = ~(1 << next);
    const kitten = -((kittensLow >>> next) & 1);
    const mine = -((mineLow >>> next) & 1);
    kittensLow = (kittensLow & stay) | (toLow & kitten);
    kittensHigh |= toHigh & kitten;
    catsLow = (catsLow & stay) | (toLow & ~kitten);
    catsHigh |= toHigh & ~kitten;
    mineLow = (mineLow & stay) | (toLow & mine);
    mineHigh |= toHigh & mine;
    if (behind === OFF) takeHome(m, p, kitten, mine);
  }
  for (
    let near = (NEAR_HIGH[at] as number) & (cat === 0 ? kittensHigh : high);
    near !== 0;
    near &= near - 1
  ) {
    const next = lowest(near);
    const behind = BEHIND[behindRow + LOW_SQUARES + next] as number;
    const toLow = BIT_LOW[behind] as number;
    const toHigh = BIT_HIGH[behind] as number;
    if (((low & toLow) | (high & toHigh)) !== 0) continue;
    const stay = ~(1 << next);
    const kitten = -((kittensHigh >>> next) & 1);
    const mine = -((mineHigh >>> next) & 1);
    kittensHigh = (kittensHigh & stay) | (toHigh & kitten);
    kittensLow |= toLow & kitten;
    catsHigh = (catsHigh & stay) | (toHigh & ~kitten);
    catsLow |= toLow & ~kitten;
    mineHigh = (mineHigh & stay) | (toHigh & mine);
    mineLow |= toLow & mine;
    if (behind === OFF) takeHome(m, p, kitten, mine);
  }

  const bitLow = BIT_LOW[at] as number;
  const bitHigh = BIT_HIGH[at] as number;
  m[p + KITTENS] = kittensLow | (cat === 0 ? bitLow : 0);
  m[p + KITTENS + 1] = kittensHigh | (cat === 0 ? bitHigh : 0);
  m[p + CATS] = catsLow | (cat === 0 ? 0 : bitLow);
  m[p + CATS + 1] = catsHigh | (cat === 0 ? 0 : bitHigh);
  m[p + MINE] = mineLow | bitLow;
  m[p + MINE + 1] = mineHigh | bitHigh;
  m[p + MY_POOL + cat] = (m[p + MY_POOL + cat] as number) - 1;
};

const takeHome = (m: Memory, p: number, kitten: number, mine: number): void => {
  const pool = p + (mine ? MY_POOL : THEIR_POOL) + 1 + kitten;
  m[pool] = (m[pool] as number) + 1;
};

const settle = (m: Memory, p: number, rules: Rules): void => {
  const low = m[p + MINE] as number;
  const high = m[p + MINE + 1] as number;
  const seat = m[p + TURN] as number;
  const line = hasLine(low, high);
  const out = allOut(m, p);
  // Without a line or an empty pool nobody has won, and most turns end right here.
  if ((line || out) && hasWon(m, p, rules, low, high, out)) m[p + STATUS] = WON_0 + seat;
  else if (rules.atOnce && theirLine(m, p, rules, low, high)) m[p + STATUS] = WON_0 + 1 - seat;
  else if (out) m[p + STATUS] = CHOOSING;
  else if (line) growUp(m, p, rules, low, high);
  else pass(m, p, (m[p + SINCE] as number) + 1);
};

export const allOut = (m: Memory, p: number): boolean =>
  ((m[p + MY_POOL] as number) | (m[p + MY_POOL + 1] as number)) === 0;

const hasWon = (m: Memory, p: number, rules: Rules, low: number, high: number, out: boolean): boolean => {
  const kittensLow = (m[p + KITTENS] as number) & low;
  const kittensHigh = (m[p + KITTENS + 1] as number) & high;
  if (rules.kittensOnly) return hasLine(kittensLow, kittensHigh);
  return hasLine(low & ~kittensLow, high & ~kittensHigh) || (out && (kittensLow | kittensHigh) === 0);
};

const theirLine = (m: Memory, p: number, rules: Rules, low: number, high: number): boolean => {
  const pair = p + (rules.kittensOnly ? KITTENS : CATS);
  return hasLine((m[pair] as number) & ~low, (m[pair + 1] as number) & ~high);
};

/** A sole line grows up by itself; among several its owner chooses. */
const growUp = (m: Memory, p: number, rules: Rules, low: number, high: number): void => {
  const lines = listLines(low, high, found, 0, 0);
  const line = found[0] as number;
  if (lines > 1) m[p + STATUS] = CHOOSING;
  else lift(m, p, rules, LINE_LOW[line] as number, LINE_HIGH[line] as number, 3);
};

const found = new Int16Array(LINES.length);

/** Writes `code` plus the number of every line that these bits fill into `list` from `start`; answers where it ends. */
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
    for (let line = LINES_FROM[first] as number; line < (LINES_FROM[first + 1] as number); line++) {
      const lineLow = LINE_LOW[line] as number;
      const lineHigh = LINE_HIGH[line] as number;
      if ((low & lineLow) === lineLow && (high & lineHigh) === lineHigh) list[end++] = code + line;
    }
  }
  // Lines within the top row are the only ones that begin there.
  for (let line = LINES_FROM[LOW_SQUARES] as number; line < LINES.length; line++)
    if ((high & (LINE_HIGH[line] as number)) === LINE_HIGH[line]) list[end++] = code + line;
  return end;
};

/** Takes the mover's pieces off these squares; they come back as cats, or as kittens where there are no cats. */
const lift = (m: Memory, p: number, rules: Rules, low: number, high: number, count: number): void => {
  const kittens = ((m[p + KITTENS] as number) & low) | ((m[p + KITTENS + 1] as number) & high);
  for (let pair = KITTENS; pair <= MINE; pair += 2) {
    m[p + pair] = (m[p + pair] as number) & ~low;
    m[p + pair + 1] = (m[p + pair + 1] as number) & ~high;
  }
  const pool = p + MY_POOL + (rules.kittensOnly ? 0 : 1);
  m[pool] = (m[pool] as number) + count;
  pass(m, p, kittens !== 0 && !rules.kittensOnly ? 0 : (m[p + SINCE] as number) + 1);
};

const pass = (m: Memory, p: number, since: number): void => {
  m[p + MINE] = ((m[p + KITTENS] as number) | (m[p + CATS] as number)) & ~(m[p + MINE] as number);
  m[p + MINE + 1] =
    ((m[p + KITTENS + 1] as number) | (m[p + CATS + 1] as number)) & ~(m[p + MINE + 1] as number);
  const kittens = m[p + MY_POOL] as number;
  const cats = m[p + MY_POOL + 1] as number;
  m[p + MY_POOL] = m[p + THEIR_POOL] as number;
  m[p + MY_POOL + 1] = m[p + THEIR_POOL + 1] as number;
  m[p + THEIR_POOL] = kittens;
  m[p + THEIR_POOL + 1] = cats;
  const turns = (m[p + TURNS] as number) + 1;
  m[p + TURN] = 1 - (m[p + TURN] as number);
  m[p + TURNS] = turns;
  m[p + SINCE] = since;
  m[p + STATUS] = turns >= TURNS_AT_MOST ? DRAWN : PLACING;
};
