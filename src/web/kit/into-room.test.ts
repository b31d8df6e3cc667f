import { expect, test } from 'vitest';
import { intoRoom } from './into-room.ts';

test('a bubble that would be cut at either edge is moved in, and any other stays', () => {
  expect(intoRoom(-39, 280, 374)).toBe(43);
  expect(intoRoom(133, 280, 374)).toBe(-43);
  expect(intoRoom(50, 280, 374)).toBe(0);
});

test('a bubble longer than its room shows its beginning', () => {
  expect(intoRoom(20, 400, 374)).toBe(-16);
});
