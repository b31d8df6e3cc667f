import { describe, expect, test } from 'vitest';
import type { Kind } from './game.ts';
import { weighedMiner, weighedPuzzles, type Question } from './weighed-puzzle.ts';

/** The state is the worth of each move; the moves are the places in it. */
interface Worths extends Kind {
  state: readonly number[];
  move: number;
}

const question: Question<Worths> = {
  unit: 'points',
  within: 1,
  clear: 3,
  least: 5,
  choices: 4,
  mostRight: 2,
  shown: 2,
  rules: {},
  open: ({ where }) => ({ state: where.split(',').map(Number), solver: 0, turns: 1 }),
  weigh: (_goal, state) => state.map((worth, move) => ({ move, worth })),
  write: (move) => `m${move}`,
};
const puzzles = weighedPuzzles(question, '');
const miner = weighedMiner(question, (states) =>
  states.map((state) => ({ goal: 'most', where: state.join() })),
);

const found = (...state: readonly number[]): readonly string[] =>
  miner.find([state]).map(({ solution }) => solution);

describe('an answer', () => {
  const state = [2, 9, 4, 10, 0];

  test('is right if it is the best or nearly the best', () => {
    expect(puzzles.judge('most', state, 3, 1)).toMatchObject({ is: 'solved', answers: { mine: 10 } });
    expect(puzzles.judge('most', state, 1, 1)).toMatchObject({ is: 'solved', answers: { mine: 9 } });
  });

  test('is missed otherwise, and then the best ones are told', () => {
    const best = [
      { move: 3, worth: 10 },
      { move: 1, worth: 9 },
    ];
    expect(puzzles.judge('most', state, 2, 1)).toMatchObject({ is: 'missed', answers: { mine: 4, best } });
  });

  test('goes on while there are turns left', () => {
    expect(puzzles.judge('most', state, 3, 2)).toEqual({ is: 'on', replies: [], turns: 1 });
  });

  test('must be a legal move', () => {
    expect(() => puzzles.judge('most', state, 9, 1)).toThrow('m9');
  });
});

describe('a puzzle', () => {
  test('has few right answers, clearly better than the others', () => {
    expect(found(2, 9, 4, 10, 0)).toEqual(['m1']);
  });

  test.each([
    ['too few choices', [9, 1, 2]],
    ['too many right answers', [9, 9, 9, 0, 0]],
    ['the next one is nearly as good', [9, 7, 0, 0]],
    ['the best is worth little', [4, 0, 0, 0]],
    ['all are equal', [9, 9, 9, 9]],
  ])('is none: %s', (_, state) => {
    expect(found(...state)).toEqual([]);
  });

  test('is verified by counting again', () => {
    const line = { goal: 'most', rating: 800, where: '2,9,4,10,0', solution: 'm1' };
    expect(miner.verify(line)).toBe(true);
    expect(miner.verify({ ...line, solution: 'm3' })).toBe(false);
    expect(miner.verify({ ...line, where: '9,9,9,9' })).toBe(false);
  });
});
