import { expect, test } from 'vitest';
import { onScreen, type Point } from '../../rules/cards/lattice.ts';
import { stepOn } from './step.ts';

const walk = (from: Point, ...keys: readonly string[]): Point =>
  keys.reduce((at, key) => stepOn(at, key) ?? at, from);

const HERE = { u: 2, v: 2 };

test('twice to the same side keeps the height', () => {
  const there = onScreen(walk(HERE, 'ArrowRight', 'ArrowRight'));
  expect(there.x).toBeCloseTo(Math.sqrt(3));
  expect(there.y).toBeCloseTo(2);
});

test('there and back is where it was, from every kind of column', () => {
  for (const from of [HERE, { u: 2, v: 3 }])
    for (const [go, back] of [
      ['ArrowRight', 'ArrowLeft'],
      ['ArrowUp', 'ArrowDown'],
    ] as const)
      expect([walk(from, go, back), walk(from, back, go)]).toEqual([from, from]);
});

test('every point around is within reach', () => {
  const reached = [
    ['ArrowUp'],
    ['ArrowDown'],
    ['ArrowRight'],
    ['ArrowRight', 'ArrowUp'],
    ['ArrowLeft'],
    ['ArrowLeft', 'ArrowUp'],
  ].map((keys) => JSON.stringify(walk(HERE, ...keys)));
  expect(new Set(reached).size).toBe(6);
});

test('other keys do not move', () => {
  expect(stepOn(HERE, 'r')).toBeNull();
});
