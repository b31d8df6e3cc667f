import { expect, test } from 'vitest';
import type { Effects } from '../words/board-types.ts';
import { flawOf } from './flaw.ts';

const effects = (mine: number, theirs: number, closes: number = 0): Effects => ({
  move: { do: 'box', card: 'B01', at: 0, turned: false, cat: null },
  joins: 0,
  closes: Array.from({ length: closes }, () => [3]),
  standings: [
    { seat: 0, from: 2, to: 2 + mine },
    { seat: 1, from: 2, to: 2 + theirs },
  ],
  worth: null,
  goesHome: null,
  ends: null,
});

test('what a played move does that the better one does not', () => {
  expect(flawOf(effects(-2, 0), effects(0, 0), 0)).toBe('harm');
  expect(flawOf(effects(0, 3), effects(0, 0), 0)).toBe('helps');
  expect(flawOf(effects(1, 0), effects(4, 0, 1), 0)).toBe('no-close');
  expect(flawOf(effects(1, 0), effects(4, 0), 0)).toBe('fewer');
});

test('nothing is said of what the better move does as well, or of a loss that cannot be seen', () => {
  expect(flawOf(effects(0, 3), effects(0, 2), 0)).toBeNull();
  expect(flawOf(effects(2, 0), effects(1, 0), 0)).toBeNull();
});
