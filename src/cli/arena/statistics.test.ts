import { expect, test } from 'vitest';
import { elo, mean, median, percentile, scoreOf, wilson } from './statistics.ts';

test('a draw is half a point', () => {
  expect(scoreOf({ wins: 3, draws: 2, losses: 5 })).toBe(0.4);
  expect(scoreOf({ wins: 0, draws: 0, losses: 0 })).toBe(0.5);
});

const rounded = (score: number, games: number): number[] =>
  wilson(score, games).map((bound) => Number(bound.toFixed(4)));

test('Wilson’s interval equals published values', () => {
  expect(rounded(0.5, 100)).toEqual([0.4038, 0.5962]);
  expect(rounded(0.8, 40)).toEqual([0.6524, 0.895]);
  expect(rounded(0, 10)).toEqual([0, 0.2775]);
  expect(rounded(1, 10)).toEqual([0.7225, 1]);
  expect(wilson(0.5, 0)).toEqual([0, 1]);
});

test('after only wins or only losses the interval is infinite on one side, for any number of games', () => {
  for (let games = 1; games < 200; games++)
    expect([elo(wilson(0, games)[0]), elo(wilson(1, games)[1])]).toEqual([-Infinity, Infinity]);
});

test('Elo differences: even is 0, 10 to 1 is 400, and swapping sides changes the sign', () => {
  expect(elo(0.5)).toBeCloseTo(0);
  expect(elo(10 / 11)).toBeCloseTo(400);
  expect(elo(0.76)).toBeCloseTo(-elo(0.24));
  expect([elo(0), elo(1)]).toEqual([-Infinity, Infinity]);
});

test('mean and median', () => {
  expect([mean([]), mean([1, 2, 6])]).toEqual([0, 3]);
  expect([median([]), median([5, 1, 2]), median([4, 1, 2, 3])]).toEqual([0, 2, 2.5]);
});

test('a percentile is the smallest value that so many do not exceed', () => {
  const values = Array.from({ length: 200 }, (_, i) => 200 - i);
  expect([percentile(values, 0.99), percentile(values, 1), percentile(values, 0)]).toEqual([198, 200, 1]);
  expect([percentile([], 0.99), percentile([7], 0.99)]).toEqual([0, 7]);
});
