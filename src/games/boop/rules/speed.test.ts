import { expect, test } from 'vitest';
import type { Boop, Move, State } from './types.ts';
import { isRefusal, type Rng, type Seat } from '../../../kernel/game.ts';
import { play, startFrom } from '../../../kernel/match.ts';
import boop from './game.ts';
import { playout, randomMove } from '../../../kernel/playout.ts';
import { quickRng } from '../../../kernel/random.ts';
import { median } from '../../../cli/arena/statistics.ts';
import { CLOCKS } from '../../../cli/bench/measure.ts';

const MATCHES = 400;
const ROUNDS = 9;

const first = boop.setup(
  2,
  { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' },
  quickRng(0),
);

const chosen = (state: State, rng: Rng): { by: Seat; move: Move } => {
  const [by = 0] = boop.actors(state);
  const move = randomMove(boop, boop.view(state, by), by, rng);
  if (!move) throw new Error('no move in a match that goes on');
  return { by, move };
};

const byPlayout = (seed: number): number => playout(boop, first, quickRng(seed)).moves;

/** The same match, with every move checked and made as at a table. */
const byTable = (seed: number): number => {
  const rng = quickRng(seed);
  let now = startFrom<Boop>(first);
  while (!boop.outcome(now.state)) {
    const { by, move } = chosen(now.state, rng);
    const next = play(boop, 'seed', now, { by, at: 0, move });
    if (isRefusal(next)) throw new Error(next.why);
    now = next;
  }
  return now.seq;
};

/** The same match, calling the rules directly. */
const byHand = (seed: number): number => {
  const rng = quickRng(seed);
  let [state, moves] = [first, 0];
  for (; !boop.outcome(state); moves++) {
    const { by, move } = chosen(state, rng);
    ({ state } = boop.apply(state, { by, at: 0, move }, rng));
  }
  return moves;
};

const cpuTime = (match: (seed: number) => number): number => {
  const began = CLOCKS.cpu();
  for (let seed = 0; seed < MATCHES; seed++) match(seed);
  return CLOCKS.cpu() - began;
};

test.each([
  { what: 'a random match', match: byPlayout, limit: 1.4 }, // 0.9 when this was written; 1.8 with a spread in `playout`
  { what: 'a match at a table', match: byTable, limit: 2 }, // 1.2; 3.2 with a spread in `play`
])('$what takes hardly longer than its rules do', ({ match, limit }) => {
  for (let seed = 0; seed < MATCHES; seed++) expect(match(seed)).toBe(byHand(seed));
  const ratios = Array.from({ length: ROUNDS }, () => cpuTime(match) / cpuTime(byHand));
  expect(median(ratios)).toBeLessThan(limit);
});
