import { expect, test } from 'vitest';
import type { NewSeek } from '../../protocol/seeks.ts';
import { widerAfter } from './wider.ts';

const WISH: NewSeek = { games: ['boop'], players: 2, pace: '5+3', rated: true };
const MINUTE = 60_000;

test('after two minutes any pace is offered, once, and after ten minutes days', () => {
  const any = { ...WISH, anyPace: true };
  expect(widerAfter(2 * MINUTE - 1, WISH)).toBeNull();
  expect(widerAfter(2 * MINUTE, WISH)).toEqual(any);
  expect(widerAfter(2 * MINUTE, any)).toBeNull();
  for (const wish of [WISH, any]) expect(widerAfter(10 * MINUTE, wish)).toEqual({ ...WISH, pace: '3-days' });
});
