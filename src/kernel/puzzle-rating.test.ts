import { expect, test } from 'vitest';
import { chanceToSolve, ratedTogether, ratingFrom } from './puzzle-rating.ts';

test('a person as strong as a puzzle is hard solves half of such puzzles', () => {
  expect(chanceToSolve(1200, 1200)).toBe(0.5);
  expect(chanceToSolve(1600, 1200)).toBeCloseTo(10 / 11);
});

test('the rating is the one at which solvers would do as they did', () => {
  const people = [800, 1000, 1400].map((strength) => ({
    strength,
    tries: 1000,
    solved: Math.round(1000 * chanceToSolve(strength, 1130)),
  }));
  expect(ratingFrom(people)).toBe(1130);
});

test('the rating stays within limits when all or none solve the puzzle', () => {
  const all = [{ strength: 800, tries: 4, solved: 4 }];
  expect(ratingFrom(all, [500, 2300])).toBe(500);
  expect(ratingFrom([{ strength: 800, tries: 4, solved: 0 }], [500, 2300])).toBe(2300);
});

/** A puzzle that bots rate 1000, after tries of people who are as strong. */
const at = (tries: number, solved: number): number =>
  ratedTogether(1000, [{ strength: 1000, tries, solved }]);

test('without people the bots decide, a single try moves little, and many tries decide', () => {
  expect(ratedTogether(1000, [])).toBe(1000);
  expect(at(1, 1)).toBeLessThan(1000);
  expect(at(1, 1)).toBeGreaterThan(970);
  expect(at(10, 5)).toBe(1000);
  expect(at(1, 0)).toBeGreaterThan(1000);
  expect(at(2000, 1800)).toBeCloseTo(1000 - 400 * Math.log10(9), -2);
});
