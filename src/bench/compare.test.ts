import { expect, test } from 'vitest';
import { compare, fasterOf, slowerOnes, tableOf, verdict, type Figure } from './compare.ts';

const rate = (name: string, value: number, yardstick: number): Figure => ({
  name,
  value,
  relative: value / yardstick,
  better: 'higher',
});
const time = (name: string, value: number, yardstick: number): Figure => ({
  ...rate(name, value, yardstick),
  better: 'lower',
});

test('a machine half as fast is no loss', () => {
  const before = [rate('matches', 20_000, 1000), time('start', 100, 40)];
  const now = [rate('matches', 10_000, 500), time('start', 200, 80)];
  expect(compare(before, now).changes.map(({ speed }) => speed)).toEqual([1, 1]);
  expect(slowerOnes(compare(before, now))).toEqual([]);
});

test('a rate that fell and a time that grew by more than a fifth are named', () => {
  const before = [rate('a', 100, 1), rate('b', 100, 1), time('c', 100, 1), time('d', 100, 1)];
  const now = [rate('a', 79, 1), rate('b', 81, 1), time('c', 127, 1), time('d', 123, 1)];
  const slower = slowerOnes(compare(before, now));
  expect(slower).toEqual(['a', 'c']);
  expect(verdict(slower)).toBe('More than a fifth slower than before: a; c.');
  expect(verdict([])).toBe('Nothing is more than a fifth slower than before.');
});

test('a figure that could not be measured counts as slower', () => {
  expect(slowerOnes(compare([rate('a', 100, 1)], [rate('a', Number.NaN, 1)]))).toEqual(['a']);
});

test('of two measurements the faster one is kept, whether high or low is better', () => {
  const first = [rate('a', 90, 1), time('b', 90, 1), rate('c', 1, 1)];
  const second = [rate('a', 100, 1), time('b', 100, 1)];
  expect(fasterOf(first, second).map(({ value }) => value)).toEqual([100, 90, 1]);
});

test('the table shows both runs, their ratio, and measurements of only one of them', () => {
  const before = [rate('matches', 20_000, 1000), rate('gone', 1, 1)];
  const now = [rate('matches', 5_000.4, 1000), rate('new', 1, 1)];
  expect(tableOf(compare(before, now)).split('\n')).toEqual([
    '         before    now  speed',
    'matches  20,000  5,000   0.25',
    'only before: gone',
    'only now: new',
  ]);
});
