import { describe, expect, test } from 'vitest';
import type { Decision, Moment } from './moment.ts';
import { qualityOf } from './quality.ts';
import { reviewOf } from './review.ts';

const decision = (by: number, before: number, after: number): Decision => ({
  by,
  played: 'a',
  best: 'b',
  before,
  after,
  spread: 0,
  quality: qualityOf(before - after),
});

const momentsOf = (...all: readonly (readonly [chance: number, decision?: Decision])[]): Moment[] =>
  all.map(([chance, made = null], at) => ({ at, chance, spread: 0.05, decision: made }));

test('the quality of a decision follows from the chance it lost', () => {
  expect([0, 0.009, 0.02, 0.109, 0.11, 0.259, 0.26, 1].map(qualityOf)).toEqual([
    'best',
    'best',
    'fine',
    'fine',
    'slip',
    'slip',
    'blunder',
    'blunder',
  ]);
});

describe('a review', () => {
  const moments = momentsOf(
    [0.5, decision(0, 0.5, 0.2)],
    [0.2, decision(1, 0.8, 0.6)],
    [0.4, decision(0, 0.4, 0.4)],
    [0.7],
    [1],
  );
  const lucky = [false, false, true, false];

  test('counts the marks of every seat', () => {
    const { counts } = reviewOf(moments, lucky, 2, 0);
    expect(counts).toEqual([
      { best: 1, fine: 0, slip: 0, blunder: 1 },
      { best: 0, fine: 0, slip: 1, blunder: 0 },
    ]);
  });

  test('names the steps that changed most, with their cause', () => {
    const { turningPoints } = reviewOf(moments, lucky, 2, 0);
    expect(turningPoints.map(({ at, because }) => [at, because])).toEqual([
      [0, 'own-mistake'],
      [1, 'their-mistake'],
      [2, 'good-move'],
      [3, 'end'],
    ]);
  });

  test('calls nothing luck where no chance had a say', () => {
    const open = momentsOf([0.5, decision(1, 0.5, 0.45)], [0.7, decision(0, 0.7, 0.65)], [0.5], [0.5]);
    const causes = (luck: readonly boolean[]) =>
      reviewOf(open, luck, 2, 0).turningPoints.map(({ because }) => because);
    expect(causes([false, false, false])).toEqual([]);
    expect(causes([true, true, false])).toEqual(['luck', 'luck']);
  });

  test('says of a race without any decision that its points turned it', () => {
    const race = momentsOf([0.5], [0.7], [0.7], [1]);
    const { turningPoints } = reviewOf(race, [true, true, true], 2, 0);
    expect(turningPoints.map(({ because }) => because)).toEqual(['points', 'end']);
  });

  test('tells decisions, others and luck apart, and they add up to the whole', () => {
    const { balance } = reviewOf(moments, lucky, 2, 0);
    expect(balance?.own).toBeCloseTo(-0.3);
    expect(balance?.luck).toBeCloseTo(0.3);
    expect(balance?.others).toBeCloseTo(0.5);
    const { start = 0, own = 0, others = 0, luck = 0 } = balance ?? {};
    expect(start + own + others + luck).toBeCloseTo(1);
  });

  test('leaves a gap where a moment is not judged yet, and has no balance before the end', () => {
    const some = [moments[0] ?? null, null, moments[2] ?? null];
    const { balance, turningPoints, counts } = reviewOf(some, lucky, 2, 0);
    expect([balance, turningPoints, counts[1]?.slip]).toEqual([null, [], 0]);
  });
});
