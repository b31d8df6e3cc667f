import { freeHigh, freeLow, generate } from './generate.ts';
import { MOVES_AT_MOST, MY_POOL, PLACING, STATUS, STRIDE, type Memory, type Rules } from './layout.ts';
import { play } from './moves.ts';
import { remember, type Past } from './past.ts';
import { countBits } from './tables.ts';

const LOOK_AT = 4; // checks the clock only where at least this many moves are still to come

/**
 * The number of legal sequences of exactly `depth` moves from `p`, or null if the time was too short. The
 * slots after `p` are overwritten.
 */
export const perft = (
  m: Memory,
  p: number,
  rules: Rules,
  past: Past,
  depth: number,
  think: () => boolean,
): number | null => {
  const moves = new Int16Array(MOVES_AT_MOST * Math.max(depth, 1));
  let late = false;
  const below = (from: number, left: number, start: number): number => {
    if (left === 1) return countMoves(m, from, rules, moves, start);
    if (left >= LOOK_AT && !think()) late = true;
    const end = late ? start : generate(m, from, rules, moves, start);
    const to = from + STRIDE;
    let sequences = 0;
    for (let i = start; i < end; i++) {
      play(m, from, to, rules, moves[i] ?? 0);
      if (m[to + STATUS] === PLACING) remember(past, m, to);
      sequences += below(to, left - 1, end);
    }
    return sequences;
  };
  const sequences = depth === 0 ? 1 : below(p, depth, 0);
  return late ? null : sequences;
};

/** The last move of a sequence need not be played to be counted. */
const countMoves = (m: Memory, p: number, rules: Rules, moves: Int16Array, start: number): number => {
  if (m[p + STATUS] !== PLACING) return generate(m, p, rules, moves, start) - start;
  const free = countBits(freeLow(m, p)) + countBits(freeHigh(m, p));
  return free * ((m[p + MY_POOL] === 0 ? 0 : 1) + (m[p + MY_POOL + 1] === 0 ? 0 : 1));
};
