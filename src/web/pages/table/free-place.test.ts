import { expect, test } from 'vitest';
import { freePlace, overlap, type Thing } from './free-place.ts';

const ROOM = { x: 0, y: 0, width: 390, height: 660 };
const CARD = { width: 380, height: 110 };
const box = (y: number, height: number, weight: number): Thing => ({ x: 0, y, width: 390, height, weight });

test('a card lies where nothing is, nearest to what it speaks of', () => {
  const things = [box(0, 120, 5), box(300, 360, 5)];
  const place = freePlace(ROOM, things, CARD, things[1] ?? ROOM);
  expect(things.some((thing) => place && overlap(place, thing))).toBe(false);
  expect(place?.y).toBeGreaterThan(170);
});

test('on a full page it covers what is needed least, and nothing that is needed now', () => {
  const things = [box(0, 50, 4), box(50, 70, 3), box(120, 340, 100), box(460, 200, 100)];
  expect(freePlace(ROOM, things, CARD, ROOM)?.y).toBeLessThanOrEqual(6);
});

test('it says how much it covers, so that another shape can be tried', () => {
  const wall = { x: 0, y: 0, width: 200, height: 660, weight: 100 };
  expect(freePlace(ROOM, [wall], CARD, ROOM)?.cost).toBeGreaterThan(100);
  expect(freePlace(ROOM, [wall], { width: 180, height: 240 }, ROOM)).toMatchObject({ cost: 0, width: 180 });
});

test('what lies on something counts instead of it', () => {
  const things = [box(0, 660, 6), box(240, 120, 0)];
  expect(freePlace(ROOM, things, CARD, box(0, 1, 0))?.y).toBe(240);
});

test('a card that is larger than the room has no place', () => {
  expect(freePlace(ROOM, [], { width: 400, height: 100 }, ROOM)).toBeNull();
});
