import type { FastEngine } from '../../kernel/extras.ts';
import { perft } from './engine/count.ts';
import { emptyPast } from './engine/past.ts';
import { STRIDE } from './engine/layout.ts';
import { load, rulesOf } from './engine/load.ts';
import { playOut } from './engine/random-play.ts';
import type { Boop } from './types.ts';

const WORDS = 2 ** 32;
const DEPTH_AT_MOST = 64;

const boopFast: FastEngine<Boop> = {
  perft: (state, depth) => {
    const memory = new Int32Array((Math.min(depth, DEPTH_AT_MOST) + 1) * STRIDE);
    const past = emptyPast();
    load(state, memory, 0, past);
    return perft(memory, 0, rulesOf(state), past, depth);
  },
  playouts: (state, think, rng) => {
    const memory = new Int32Array(2 * STRIDE);
    const past = emptyPast();
    load(state, memory, 0, past);
    const rules = rulesOf(state);
    const dice = Int32Array.of(rng.int(WORDS - 1) + 1); // xorshift never leaves zero
    let matches = 0;
    let moves = 0;
    while (think()) {
      memory.copyWithin(STRIDE, 0, STRIDE);
      moves += playOut(memory, STRIDE, rules, past, dice);
      matches++;
    }
    return { matches, moves };
  },
};
export default boopFast;
