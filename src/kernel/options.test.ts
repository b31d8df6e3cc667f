import { expect, test } from 'vitest';
import { spread } from './options.ts';

test('a short list is tried whole, a long one here and there', () => {
  expect(spread([1, 2, 3], 3)).toEqual([1, 2, 3]);
  const hundred = Array.from({ length: 100 }, (_, i) => i);
  const some = spread(hundred, 10);
  expect(new Set(some).size).toBe(10);
  // Every tenth of the list is met, so whatever changes slowest in it has all its values tried.
  expect(new Set(some.map((i) => Math.floor(i / 10))).size).toBeGreaterThanOrEqual(9);
  expect(spread(hundred, 10)).toEqual(some);
});
