import { expect, test } from 'vitest';
import { botRatings } from './bot-ratings.ts';
import { rateMatch } from './plackett-luce.ts';
import { pointsFor, pointsOf } from './scale.ts';

const LEVELS = [
  { score: 0.7, matches: 200 },
  { score: 0.7, matches: 200 },
  { score: 0.5, matches: 200 },
];

test('the second level is a newcomer, and others stand as far from it as people who win as often', () => {
  expect(botRatings(LEVELS).map(({ points }) => points)).toEqual([1400, 1500, 1600, 1600]);
  expect(botRatings([])).toEqual([]);
});

test('the band grows with each contest in between', () => {
  expect(botRatings(LEVELS).map(({ band }) => band)).toEqual([18, 0, 18, 25]);
});

/** Two people with certain ratings whose distance the system expects to be right keep it on average. */
test('the distance is the one at which the ratings of people stand still', () => {
  const [score, sure] = [0.75, 0.01];
  const better = { mu: 25 + pointsFor(score) / 20, sigma: sure };
  const other = { mu: 25, sigma: sure };
  const after = (ranks: readonly number[]): number => rateMatch([better, other], [...ranks])[0]?.mu ?? 0;
  const average = score * after([1, 2]) + (1 - score) * after([2, 1]);
  expect(average).toBeCloseTo(better.mu, 5);
  expect(pointsOf(better.mu) - pointsOf(25)).toBe(Math.round(pointsFor(score)));
});
