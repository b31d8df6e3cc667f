import { expect, test } from 'vitest';
import { meant, type Graduation } from './aim.ts';

const row: Graduation = { do: 'graduate', squares: [13, 14, 15] };
const column: Graduation = { do: 'graduate', squares: [8, 14, 20] };

test('a tap places the held piece', () => {
  expect(meant(3, 'cat', [], null)).toEqual({ do: 'place', size: 'cat', at: 3 });
});

test('tapping on goes through all rows that share the square', () => {
  const first = meant(14, 'kitten', [row, column], null);
  const second = meant(14, 'kitten', [row, column], first);
  expect([first, second]).toEqual([row, column]);
  expect(meant(14, 'kitten', [row, column], second)).toEqual(row);
});

test('a square that is in only one row always selects that row', () => {
  expect(meant(20, 'kitten', [row, column], column)).toEqual(column);
});

test('a square of no row asks about the piece that stands there', () => {
  expect(meant(0, 'kitten', [row, column], null)).toEqual({ do: 'graduate', squares: [0] });
});
