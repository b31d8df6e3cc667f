import { SQUARES } from '../../rules/bed.ts';
import { TURNS_AT_MOST } from '../../rules/limits.ts';
import {
  CATS,
  DRAWN,
  KITTENS,
  MINE,
  MY_POOL,
  SINCE,
  STATUS,
  THEIR_POOL,
  TURN,
  TURNS,
  type Memory,
} from './layout.ts';
import { PAST_STRIDE, isThird, type Past } from './past.ts';
import {
  BEHIND_HIGH,
  BEHIND_LOW,
  BIT_HIGH,
  BIT_LOW,
  LOW_SQUARES,
  NEAR_HIGH,
  NEAR_LOW,
  hasLine,
  lowest,
} from './tables.ts';

/**
 * A random number generator for the inner loop, one word of state: no allocation, and good enough for random
 * play.
 */
export type QuickDice = Int32Array;

/** xorshift32: the next random word. */
export const shaken = (word: number): number => {
  let x = word ^ (word << 13);
  x ^= x >>> 17;
  return x ^ (x << 5);
};

/** A number below `below`, which is under 128; the error of its probability is less than one in 100,000. */
export const scaled = (word: number, below: number): number => Math.imul(word >>> 8, below) >>> 24;

/**
 * Places a piece and boops its neighbours. With dice it plays on at random while nothing happens but boops:
 * no line, no empty pool, no draw by repetition. `settle` must end the last turn. Returns the number of
 * pieces placed.
 *
 * It is one long function on purpose: the position stays in local variables, which makes random matches a
 * quarter faster than any split that we tried. Every push is done without branches: `kitten` and `mine` are
 * all ones or all zeros, and a square off the bed has no bit.
 */
export const place = (
  m: Memory,
  p: number,
  cat: number,
  at: number,
  past: Past | null,
  dice: QuickDice | null,
): number => {
  let kittensLow = m[p + KITTENS] ?? 0;
  let kittensHigh = m[p + KITTENS + 1] ?? 0;
  let catsLow = m[p + CATS] ?? 0;
  let catsHigh = m[p + CATS + 1] ?? 0;
  let mineLow = m[p + MINE] ?? 0;
  let mineHigh = m[p + MINE + 1] ?? 0;
  let myKittens = m[p + MY_POOL] ?? 0;
  let myCats = m[p + MY_POOL + 1] ?? 0;
  let theirKittens = m[p + THEIR_POOL] ?? 0;
  let theirCats = m[p + THEIR_POOL + 1] ?? 0;
  let turns = m[p + TURNS] ?? 0;
  let since = m[p + SINCE] ?? 0;
  const firstTurn = turns;
  let word = dice === null ? 0 : (dice[0] ?? 0);

  for (;;) {
    const low = kittensLow | catsLow;
    const high = kittensHigh | catsHigh;
    const row = at * SQUARES;
    for (let near = (NEAR_LOW[at] ?? 0) & (cat === 0 ? kittensLow : low); near !== 0; near &= near - 1) {
      const next = lowest(near);
      const toLow = BEHIND_LOW[row + next] ?? 0;
      const toHigh = BEHIND_HIGH[row + next] ?? 0;
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
      const fell = (toLow | toHigh) === 0 ? 1 : 0;
      myKittens += fell & kitten & mine;
      myCats += fell & ~kitten & mine;
      theirKittens += fell & kitten & ~mine;
      theirCats += fell & ~kitten & ~mine;
    }
    for (let near = (NEAR_HIGH[at] ?? 0) & (cat === 0 ? kittensHigh : high); near !== 0; near &= near - 1) {
      const next = lowest(near);
      const toLow = BEHIND_LOW[row + LOW_SQUARES + next] ?? 0;
      const toHigh = BEHIND_HIGH[row + LOW_SQUARES + next] ?? 0;
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
      const fell = (toLow | toHigh) === 0 ? 1 : 0;
      myKittens += fell & kitten & mine;
      myCats += fell & ~kitten & mine;
      theirKittens += fell & kitten & ~mine;
      theirCats += fell & ~kitten & ~mine;
    }
    const bitLow = BIT_LOW[at] ?? 0;
    const bitHigh = BIT_HIGH[at] ?? 0;
    kittensLow |= cat === 0 ? bitLow : 0;
    kittensHigh |= cat === 0 ? bitHigh : 0;
    catsLow |= cat === 0 ? 0 : bitLow;
    catsHigh |= cat === 0 ? 0 : bitHigh;
    mineLow |= bitLow;
    mineHigh |= bitHigh;
    myKittens -= 1 - cat;
    myCats -= cat;

    if (dice === null || past === null || (myKittens | myCats) === 0 || hasLine(mineLow, mineHigh)) break;
    if (turns + 1 === TURNS_AT_MOST) break;

    // No line and no win after the placement: the other seat's turn, with a random placement.
    mineLow = (kittensLow | catsLow) & ~mineLow;
    mineHigh = (kittensHigh | catsHigh) & ~mineHigh;
    const kittens = myKittens;
    const cats = myCats;
    myKittens = theirKittens;
    myCats = theirCats;
    theirKittens = kittens;
    theirCats = cats;
    turns++;
    since++;
    const here = turns * PAST_STRIDE;
    past[here] = mineLow;
    past[here + 1] = kittensLow;
    past[here + 2] = catsLow;
    past[here + 3] = kittensHigh | (catsHigh << 6) | (mineHigh << 12);
    if (isThird(past, turns, since)) {
      m[p + STATUS] = DRAWN;
      break;
    }
    do {
      word = shaken(word);
      at = scaled(word, SQUARES);
    } while (
      (((kittensLow | catsLow) & (BIT_LOW[at] ?? 0)) | ((kittensHigh | catsHigh) & (BIT_HIGH[at] ?? 0))) !==
      0
    );
    cat = myCats === 0 ? 0 : myKittens === 0 ? 1 : (word >>> 3) & 1;
  }
  m[p + KITTENS] = kittensLow;
  m[p + KITTENS + 1] = kittensHigh;
  m[p + CATS] = catsLow;
  m[p + CATS + 1] = catsHigh;
  m[p + MINE] = mineLow;
  m[p + MINE + 1] = mineHigh;
  m[p + MY_POOL] = myKittens;
  m[p + MY_POOL + 1] = myCats;
  m[p + THEIR_POOL] = theirKittens;
  m[p + THEIR_POOL + 1] = theirCats;
  m[p + TURN] = ((m[p + TURN] ?? 0) + turns - firstTurn) & 1;
  m[p + TURNS] = turns;
  m[p + SINCE] = since;
  if (dice !== null) dice[0] = word;
  return turns - firstTurn + (m[p + STATUS] === DRAWN ? 0 : 1);
};
