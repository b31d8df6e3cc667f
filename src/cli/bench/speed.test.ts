import { expect, test } from 'vitest';
import boop from '../../games/boop/rules/game.ts';
import { playout, randomMove } from '../../kernel/playout.ts';
import { quickRng } from '../../kernel/random.ts';
import { median } from '../arena/statistics.ts';
import { CLOCKS } from './measure.ts';

const MATCHES = 400;
const ROUNDS = 9;
const LIMIT = 1.4; // 0.9 when this was written; 1.8 when `playout` spread an object for every move

const first = boop.setup(2, { variant: 'standard', opponentLineWinsAtOnce: false }, quickRng(0));

const byKernel = (seed: number): number => playout(boop, first, quickRng(seed)).moves;

/** The same match, played by calling the rules with nothing around them. */
const byHand = (seed: number): number => {
  const rng = quickRng(seed);
  let [state, moves] = [first, 0];
  for (; !boop.outcome(state); moves++) {
    const [by = 0] = boop.actors(state);
    const move = randomMove(boop, boop.view(state, by), by, rng);
    if (!move) throw new Error('no move in a match that goes on');
    ({ state } = boop.apply(state, { by, at: 0, move }, rng));
  }
  return moves;
};

const cpuTime = (match: (seed: number) => number): number => {
  const began = CLOCKS.cpu();
  for (let seed = 0; seed < MATCHES; seed++) match(seed);
  return CLOCKS.cpu() - began;
};

test('a random match through the kernel takes hardly longer than its rules do', () => {
  for (let seed = 0; seed < MATCHES; seed++) expect(byKernel(seed)).toBe(byHand(seed));
  const ratios = Array.from({ length: ROUNDS }, () => cpuTime(byKernel) / cpuTime(byHand));
  expect(median(ratios)).toBeLessThan(LIMIT);
});
