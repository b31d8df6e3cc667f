import { expect, test } from 'vitest';
import { quickRng } from '../kernel/random.ts';
import { draw, emptyBag, poured, put, sizeOf, without } from './bag.ts';

test('a bag counts the things put in and taken out', () => {
  const bag = put(emptyBag(3), 0, 2, 2);
  expect([bag, sizeOf(bag), without(bag, 2)]).toEqual([[1, 0, 2], 3, [1, 0, 1]]);
  expect(poured(bag, [0, 5, 1])).toEqual([1, 5, 3]);
  expect(() => without(bag, 1)).toThrow(RangeError);
});

test('every single thing is equally likely to come out', () => {
  const rng = quickRng(5);
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) {
    const kind = draw([1, 0, 5], rng);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  expect(Math.abs((counts[0] ?? 0) - 1000)).toBeLessThan(120); // four deviations
});
