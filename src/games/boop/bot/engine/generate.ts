import { SQUARES } from '../../rules/bed.ts';
import { allOut, listLines } from './moves.ts';
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
  type Memory,
  type Rules,
} from './layout.ts';
import { LOW_SQUARES, hasLine, lowest } from './tables.ts';

export const freeLow = (m: Memory, p: number): number =>
  ~((m[p + KITTENS] ?? 0) | (m[p + CATS] ?? 0)) & ((1 << LOW_SQUARES) - 1);
export const freeHigh = (m: Memory, p: number): number =>
  ~((m[p + KITTENS + 1] ?? 0) | (m[p + CATS + 1] ?? 0)) & ((1 << (SQUARES - LOW_SQUARES)) - 1);

/** Writes every legal move of the position at `p` into `moves` from `start`; returns the end of the list. */
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
  const low = m[p + MINE] ?? 0;
  const high = m[p + MINE + 1] ?? 0;
  const end =
    rules.kittensOnly || !hasLine(low, high) ? start : listLines(low, high, moves, start, FIRST_LINE);
  return allOut(m, p) ? listSquares(low, high, moves, end, FIRST_SINGLE) : end;
};
