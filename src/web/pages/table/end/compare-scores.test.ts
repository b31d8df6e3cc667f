import { expect, test } from 'vitest';
import type { Outcome } from '../../../../kernel/game.ts';
import { bestRow, hasPoints, missing, stepAfter } from './compare-scores.ts';

const ended = (winners: readonly number[], scores: readonly number[]): Outcome => ({
  winners,
  scores,
  lines: [],
});

const resigned: Outcome = { ...ended([0], [8, 7]), ended: { how: 'resign', by: 1 } };

test.each([
  ['three points are always close', ended([0], [8, 5]), 1, 3],
  ['of many points a few more are close', ended([0], [61, 55]), 1, 6],
  ['a clear defeat is not counted out', ended([0], [61, 30]), 1, null],
  ['below zero too', ended([1], [-15, -12]), 0, 3],
  ['nothing is missing to the winner', ended([0], [8, 5]), 0, null],
  ['a tie broken by another rule lacks no points', ended([0], [8, 8]), 1, null],
  ['resigning is not a matter of points', resigned, 1, null],
])('how close it was: %s', (_, outcome, seat, lack) => {
  expect(missing(outcome, seat)).toBe(lack);
});

test('somebody who lost is told the row in which they beat all others by most', () => {
  const rows = [
    { label: 'cats', points: [9, 12] },
    { label: 'rats', points: [-1, -4] },
    { label: 'fish', points: [5, 3] },
    { label: 'toys', points: [4, null] },
  ];
  expect(bestRow(rows, 0)?.label).toBe('toys');
  expect(bestRow(rows.slice(0, 2), 0)).toBeNull(); // a smaller loss is no consolation
});

test('one line of the rules decides without points', () => {
  const won = { ...ended([0], [1, 0]), lines: [{ seat: 0, what: 'three-cats', points: 1 }] };
  const drawn = {
    ...ended([], [0, 0]),
    lines: [0, 1].map((seat) => ({ seat, what: 'repetition', points: 0 })),
  };
  const counted = { ...ended([0], [5]), lines: [{ seat: 0, what: 'cards', points: 5 }] };
  expect([won, drawn, counted].map(hasPoints)).toEqual([false, false, true]);
});

test.each([
  ['a win', ended([0], [8, 5]), 0, 1],
  ['a loss', ended([0], [8, 5]), 1, -1],
  ['resigning', resigned, 1, -1],
  ['a loss of a single player', ended([], [5]), 0, -1],
  ['a draw', ended([], [0, 0]), 0, 0],
  ['an end before the first move', { ...ended([], []), ended: { how: 'stop', by: 0 } } as const, 0, 0],
  ['a match of others', ended([0], [8, 5]), null, 0],
])('the level of the next bots after %s', (_, outcome, me, step) => {
  expect(stepAfter(outcome, me)).toBe(step);
});
