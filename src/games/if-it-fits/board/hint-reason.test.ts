import { expect, test } from 'vitest';
import type { Move } from '../rules/types.ts';
import type { Effects } from '../words/board-types.ts';
import { placeInHand, reasonOf } from './hint-reason.ts';

const box: Move = { do: 'box', card: 'B07', at: 3, turned: false, cat: null };
const effects = (more: Partial<Effects>): Effects => ({
  move: box,
  joins: 0,
  closes: [],
  standings: [],
  worth: null,
  goesHome: null,
  ends: null,
  ...more,
});

test('the reason of a hint is the strongest effect on the seat that asks', () => {
  const gain = [{ seat: 0, from: 2, to: 5 }];
  const loss = [{ seat: 1, from: 5, to: 4 }];
  expect(reasonOf(effects({ standings: gain, closes: [[3]] }), 0)).toBe('close');
  expect(reasonOf(effects({ standings: gain }), 0)).toBe('grow');
  expect(reasonOf(effects({ standings: gain, worth: 2 }), 1)).toBe('prepare');
  expect(reasonOf(effects({ worth: -1 }), 0)).toBe('no-harm');
  expect(reasonOf(effects({ standings: loss }), 0)).toBe('spoil');
  expect(reasonOf(effects({ move: { ...box, cat: 'W' } }), 0)).toBe('move-in');
  expect(reasonOf(effects({ move: { do: 'draw' } }), 0)).toBe('draw');
});

test('a card is named by its place in the hand, so that only one can be meant', () => {
  expect(placeInHand(['B05', 'B06', 'P'], 'B05')).toBe('left');
  expect(placeInHand(['B05', 'B06', 'P'], 'B06')).toBe('middle');
  expect(placeInHand(['B05', 'B06'], 'B06')).toBe('right');
  expect(placeInHand(['B05'], 'B05')).toBeNull();
});
