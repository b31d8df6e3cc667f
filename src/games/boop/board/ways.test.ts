import { expect, test } from 'vitest';
import { BED, footOf } from './bed-map.ts';
import { BEATS } from './beats.ts';
import type { Actor } from './cast.ts';
import { wayIn } from './ways.ts';

const actor = (seat: number, did: Actor['did']): Actor => ({
  id: 1,
  seat,
  size: 'kitten',
  at: 14,
  did,
  seq: 3,
  by: 14,
});

/** Where on the bed, or beside it, the way in begins. */
const beginsAt = (seat: number, narrow: boolean): readonly number[] => {
  const first = String(wayIn(actor(seat, 'arrived'), { near: 0, narrow })?.frames[0]?.['transform']);
  const [dx = 0, dy = 0] = [...first.matchAll(/(-?[\d.]+)px/g)].map(([, number]) => Number(number));
  const [x, y] = footOf(14);
  return [x + dx, y + dy];
};

test('a piece comes from the pool of its owner: beside the bed, on a phone below it or above', () => {
  for (const seat of [0, 1]) expect(beginsAt(seat, false)[0]).toBeLessThan(0);
  expect(beginsAt(0, true)[1]).toBeGreaterThan(BED);
  expect(beginsAt(1, true)[1]).toBeLessThan(0);
});

test('it rests where it stands, and its neighbours are pushed when it lands', () => {
  const way = wayIn(actor(1, 'arrived'), { near: 0, narrow: false });
  expect(way?.frames.at(-1)?.['transform']).toBe('translate(0px, 0px) scale(1, 1)');
  const landing = way?.frames.find(({ transform }) => String(transform).startsWith('translate(0px, 0px)'));
  expect(Number(landing?.offset) * (way?.duration ?? 0)).toBe(BEATS.push);
});

test('only a piece that has just been put down comes in', () => {
  expect(wayIn(actor(1, 'moved'), { near: 0, narrow: false })).toBeNull();
});
