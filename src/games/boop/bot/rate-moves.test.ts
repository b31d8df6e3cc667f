import { expect, test } from 'vitest';
import { playout } from '../../../kernel/playout.ts';
import { quickRng } from '../../../kernel/random.ts';
import { STANDARD } from '../rules/table.testing.ts';
import rules from '../rules/game.ts';
import type { State } from '../rules/types.ts';
import { rateMoves } from './engine/rate-moves.ts';

const WORK = 2_000;
const DEEPEST = 16;

/** Positions on the way of random matches, each with the codes of its legal moves. */
const positions: readonly State[] = Array.from({ length: 12 }, (_, nth) => {
  const rng = quickRng(nth);
  return playout(rules, rules.setup(2, STANDARD, rng), rng, 3 * nth).state;
}).filter((state) => !rules.outcome(state));

test('every legal move is rated once, and none better than the best, at no depth', () => {
  for (const state of positions) {
    const all = rateMoves(state, [], DEEPEST, WORK);
    expect(new Set(all.map(({ move }) => move)).size).toBe(all.length);
    const [best] = all;
    for (const one of all)
      for (const depth of ['score', 'before', 'earlier', 'earliest'] as const)
        expect(one[depth]).toBeLessThanOrEqual(best?.[depth] ?? -Infinity);
  }
});

test('the same question gets the same answer', () => {
  for (const state of positions)
    expect(rateMoves(state, [], DEEPEST, WORK)).toEqual(rateMoves(state, [], DEEPEST, WORK));
});

test('a move that was asked for is rated as deep as the best, also if it is the best', () => {
  for (const state of positions) {
    const alone = rateMoves(state, [], DEEPEST, WORK);
    const [best, worst] = [alone[0]?.move ?? -1, alone.at(-1)?.move ?? -1];
    const asked = rateMoves(state, [worst], DEEPEST, 10 * WORK);
    expect(asked.length).toBe(alone.length);
    expect(asked.slice(0, 2).map(({ move }) => move)).toContain(worst); // best, or the first behind it
    expect(rateMoves(state, [best], DEEPEST, WORK)).toHaveLength(alone.length);
  }
});

test('what is no legal move is not rated', () => {
  const [state] = positions;
  expect(state && rateMoves(state, [-1], DEEPEST, WORK).some(({ move }) => move === -1)).toBe(false);
});
