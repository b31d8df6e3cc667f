import { SQUARES } from '../bed.ts';
import { allOut, listLines, play } from './moves.ts';
import { remember, type Past } from './past.ts';
import {
  CATS,
  CHOOSING,
  FIRST_LINE,
  FIRST_SINGLE,
  KITTENS,
  MINE,
  MY_POOL,
  PLACING,
  STATUS,
  STRIDE,
  type Memory,
  type Rules,
} from './layout.ts';
import { LOW_SQUARES, countBits, hasLine, lowest } from './tables.ts';

export const freeLow = (m: Memory, p: number): number =>
  ~((m[p + KITTENS] as number) | (m[p + CATS] as number)) & ((1 << LOW_SQUARES) - 1);
export const freeHigh = (m: Memory, p: number): number =>
  ~((m[p + KITTENS + 1] as number) | (m[p + CATS + 1] as number)) & ((1 << (SQUARES - LOW_SQUARES)) - 1);

/** Writes every legal move of the position at `p` into `moves` from `start`; answers where the list ends. */
export const generate = (m: Memory, p: number, rules: Rules, moves: Int16Array, start: number): number => {
  if (m[p + STATUS] === CHOOSING) return generateGraduations(m, p, rules, moves, start);
  if (m[p + STATUS] !== PLACING) return start;
  const end = m[p + MY_POOL] === 0 ? start : listSquares(freeLow(m, p), freeHigh(m, p), moves, start, 0);
  return m[p + MY_POOL + 1] === 0 ? end : listSquares(freeLow(m, p), freeHigh(m, p), moves, end, SQUARES);
};

const listSquares = (low: number, high: number, moves: Int16Array, start: number, code: number): number => {
  let end = start;
  for (let bits = low; bits !== 0; bits &= bits - 1) moves[end++] = code + lowest(bits);
  for (let bits = high; bits !== 0; bits &= bits - 1) moves[end++] = code + LOW_SQUARES + lowest(bits);
  return end;
};

const generateGraduations = (
  m: Memory,
  p: number,
  rules: Rules,
  moves: Int16Array,
  start: number,
): number => {
  const low = m[p + MINE] as number;
  const high = m[p + MINE + 1] as number;
  const end =
    rules.kittensOnly || !hasLine(low, high) ? start : listLines(low, high, moves, start, FIRST_LINE);
  return allOut(m, p) ? listSquares(low, high, moves, end, FIRST_SINGLE) : end;
};

const MOVES_AT_MOST = 128; // in one position: 72 placements, or a few dozen ways to graduate

/** How many legal sequences of exactly `depth` moves start at `p`; the slots behind it are overwritten. */
export const perft = (m: Memory, p: number, rules: Rules, past: Past, depth: number): number => {
  const moves = new Int16Array(MOVES_AT_MOST * Math.max(depth, 1));
  const below = (from: number, left: number, start: number): number => {
    if (left === 1) return countMoves(m, from, rules, moves, start);
    const end = generate(m, from, rules, moves, start);
    const to = from + STRIDE;
    let sequences = 0;
    for (let i = start; i < end; i++) {
      play(m, from, to, rules, moves[i] as number);
      if (m[to + STATUS] === PLACING) remember(past, m, to);
      sequences += below(to, left - 1, end);
    }
    return sequences;
  };
  return depth === 0 ? 1 : below(p, depth, 0);
};

/** The last move of a sequence need not be made to be counted. */
const countMoves = (m: Memory, p: number, rules: Rules, moves: Int16Array, start: number): number => {
  if (m[p + STATUS] !== PLACING) return generate(m, p, rules, moves, start) - start;
  const free = countBits(freeLow(m, p)) + countBits(freeHigh(m, p));
  return free * ((m[p + MY_POOL] === 0 ? 0 : 1) + (m[p + MY_POOL + 1] === 0 ? 0 : 1));
};
