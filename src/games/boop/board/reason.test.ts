import { expect, test } from 'vitest';
import { table } from '../rules/table.testing.ts';
import type { Move, State } from '../rules/types.ts';
import type { Effects } from './effects.ts';
import { reasonOf } from './reason.ts';

const placing = (at: number, size: 'kitten' | 'cat' = 'kitten'): Move => ({ do: 'place', size, at });
const effects = (move: Move, more: Partial<Effects> = {}): Effects => ({
  move,
  pushes: [],
  falls: [],
  stays: [],
  scores: [],
  next: null,
  ...more,
});
const EMPTY_BED: State = table('. . . . . .').state;
const THREAT: State = table('. X X .\n. . . .', { pools: '8024' }).state;
const [A1, C3, D6] = [0, 14, 33];

test('a win is the first reason, then a row, then the win of the rival', () => {
  expect(reasonOf(THREAT, effects(placing(A1, 'cat'), { next: 'win' }), THREAT.bed)).toBe('win');
  expect(reasonOf(THREAT, effects(placing(A1), { next: 'grow' }), THREAT.bed)).toBe('grow');
  expect(reasonOf(THREAT, effects(placing(D6)), THREAT.bed)).toBe('stop');
});

test('without a threat, the place counts', () => {
  expect(reasonOf(EMPTY_BED, effects(placing(C3)), EMPTY_BED.bed)).toBe('middle');
  expect(reasonOf(EMPTY_BED, effects(placing(A1)), EMPTY_BED.bed)).toBe('bed');
});
