import { expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/game.ts';
import position from '../rules/position.ts';
import type { State } from '../rules/types.ts';
import { standing } from './standing.ts';

const at = (text: string): State => {
  const state = position.read(text, { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'lot' });
  if (isRefusal(state)) throw new Error(state.why);
  return state;
};

test('on an empty bed both seats stand equal', () => {
  expect(standing(at('....../....../....../....../....../...... 8080 0 p'))).toEqual([0.5, 0.5]);
  expect(standing(at('....../....../....../....../....../...... 8080 1 p'))).toEqual([0.5, 0.5]);
});

test('the seat with more cats stands better, and both shares add up to one', () => {
  const [orange = 0, grey = 0] = standing(at('....../....../..K.../...x../....../...... 5270 1 p'));
  expect(orange).toBeGreaterThan(0.75);
  expect(orange + grey).toBeCloseTo(1);
});

test('a won match belongs to the winner', () => {
  const quiet = at('....../....../..K.../...x../....../...... 5270 1 p');
  const won: State = { ...quiet, end: { how: 'three-cats', winner: 1, squares: [1, 2, 3] } };
  expect(standing(won)).toEqual([0, 1]);
});
