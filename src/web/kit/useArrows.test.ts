import { expect, test } from 'vitest';
import { spotBeside } from './useArrows.ts';

const ROWS = [
  [1, 2, 3],
  [4, null, 6],
  [7, 8, 9],
];

test('arrows go to the neighbour', () => {
  expect(spotBeside(ROWS, 1, 'ArrowRight')).toBe(2);
  expect(spotBeside(ROWS, 7, 'ArrowUp')).toBe(4);
});

test('a gap is stepped over', () => {
  expect(spotBeside(ROWS, 4, 'ArrowRight')).toBe(6);
  expect(spotBeside(ROWS, 8, 'ArrowUp')).toBe(2);
});

test('there is no step beyond the edge', () => {
  expect(spotBeside(ROWS, 3, 'ArrowRight')).toBeNull();
  expect(spotBeside(ROWS, 3, 'x')).toBeNull();
});

test('Home and End go to the ends of the row', () => {
  expect(spotBeside(ROWS, 6, 'Home')).toBe(4);
  expect(spotBeside(ROWS, 7, 'End')).toBe(9);
});
