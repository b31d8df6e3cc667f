import { expect, test } from 'vitest';
import type { Game, Kind } from './game.ts';
import { choicesAt, fittingOptions, optionsAt, spread } from './options.ts';

/** Mice are caught only in threes, and cheese has no use without them. */
const TRAPS = {
  options: { prey: ['birds', 'mice'], cheese: [false, true], weather: ['sun', 'rain'] },
  choices: (seats: number, { prey }: { prey: string }) => ({
    ...(seats !== 3 && { prey: ['birds'] }),
    ...(prey === 'birds' && { cheese: [] }),
  }),
} as unknown as Game<Kind>;

test('only options with a meaning at this table are offered', () => {
  expect(Object.keys(choicesAt(TRAPS, 2, {}))).toEqual(['weather']);
  expect(Object.keys(choicesAt(TRAPS, 3, {}))).toEqual(['prey', 'weather']);
  expect(choicesAt(TRAPS, 3, { prey: 'mice' })).toEqual(TRAPS.options);
});

test('choices made for another table are left out, with everything that depended on them', () => {
  const chosen = { prey: 'mice', cheese: true, weather: 'rain' };
  expect(fittingOptions(TRAPS, 3, chosen)).toEqual(chosen);
  expect(fittingOptions(TRAPS, 2, chosen)).toEqual({ weather: 'rain' });
});

test('options that this number of seats forbids are refused; options without meaning there are not', () => {
  const chosen = { prey: 'mice', cheese: true, weather: 'rain' };
  expect(optionsAt(TRAPS, 3, chosen)).toEqual(chosen);
  expect(optionsAt(TRAPS, 2, chosen)).toEqual({
    why: 'option-does-not-fit',
    with: { name: 'prey', value: 'mice', seats: 2 },
  });
  expect(optionsAt(TRAPS, 2, { cheese: true })).toMatchObject({ prey: 'birds', cheese: true });
});

test('a short list is used whole, a long one is sampled evenly', () => {
  expect(spread([1, 2, 3], 3)).toEqual([1, 2, 3]);
  const hundred = Array.from({ length: 100 }, (_, i) => i);
  const some = spread(hundred, 10);
  expect(new Set(some).size).toBe(10);
  // Every tenth of the list is visited, so the option that changes slowest gets all its values tried.
  expect(new Set(some.map((i) => Math.floor(i / 10))).size).toBeGreaterThanOrEqual(9);
  expect(spread(hundred, 10)).toEqual(some);
});
