import { expect, test } from 'vitest';
import type { Outcome } from '../../kernel/game.ts';
import { comparedSeats } from './compared-facts.ts';

const outcome: Outcome = { winners: [2], scores: [5, 9, 14, 7], lines: [] };

test('somebody who lost is compared with the winner, the winner with the best of the others', () => {
  expect(comparedSeats(outcome, 0)).toEqual([0, 2]);
  expect(comparedSeats(outcome, 2)).toEqual([2, 1]);
  expect(comparedSeats(outcome, 'spectator')).toEqual([2, 1]);
});

test('somebody who plays alone is compared with nobody, also when the game has won', () => {
  expect(comparedSeats({ winners: [], scores: [7], lines: [] }, 0)).toEqual([0]);
  expect(comparedSeats({ winners: [0], scores: [7], lines: [] }, 0)).toEqual([0]);
});

test('of two winners each is compared with the other', () => {
  const shared = { ...outcome, winners: [2, 3], scores: [5, 9, 14, 14] };
  expect(comparedSeats(shared, 3)).toEqual([3, 2]);
  expect(comparedSeats(shared, 2)).toEqual([2, 3]);
});
