import type { FastEngine } from '../../../kernel/optional-files.ts';
import { perft } from './engine/perft.ts';
import { emptyPast } from './engine/past.ts';
import { STRIDE } from './engine/layout.ts';
import { load, rulesOf } from './engine/load.ts';
import { playOut } from './engine/random-play.ts';
import type { Boop } from '../rules/types.ts';

const WORDS = 2 ** 32;

const boopFast: FastEngine<Boop> = {
  perft: (state, depth, think) => {
    const memory = new Int32Array((depth + 1) * STRIDE);
    const past = emptyPast();
    load(state, memory, 0, past);
    return perft(memory, 0, rulesOf(state), past, depth, think);
  },
  playouts: (state, think, rng) => {
    const memory = new Int32Array(2 * STRIDE);
    const past = emptyPast();
    load(state, memory, 0, past);
    const rules = rulesOf(state);
    const dice = Int32Array.of(rng.int(WORDS - 1) + 1); // xorshift stays at zero for ever
    let matches = 0;
    let moves = 0;
    do {
      memory.copyWithin(STRIDE, 0, STRIDE);
      moves += playOut(memory, STRIDE, rules, past, dice);
      matches++;
    } while (think());
    return { matches, moves };
  },
};
export default boopFast;
