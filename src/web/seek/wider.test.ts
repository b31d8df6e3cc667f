import { expect, test } from 'vitest';
import type { MySeek, NewSeek } from '../../protocol/seeks.ts';
import { setSeek, turned } from './my-seek.ts';
import { overDays, widerAfter } from './wider.ts';

const WISH: NewSeek = { games: ['boop'], players: 2, pace: '5+3', rated: true };
const MINUTE = 60_000;

test('after two minutes any pace is offered, once, and after ten minutes days', () => {
  const any = { ...WISH, anyPace: true };
  expect(widerAfter(2 * MINUTE - 1, WISH)).toBeNull();
  expect(widerAfter(2 * MINUTE, WISH)).toEqual(any);
  expect(widerAfter(2 * MINUTE, any)).toBeNull();
  for (const wish of [WISH, any]) expect(widerAfter(10 * MINUTE, wish)).toEqual({ ...WISH, pace: '3-days' });
});

test('the line about the switch to days goes away with the search of days', () => {
  const ofDays: MySeek = { is: 'seeking', seek: overDays(WISH), waited: 0 };
  const others: readonly MySeek[] = [{ is: 'none' }, { is: 'seeking', seek: WISH, waited: 0 }];
  for (const next of others) {
    setSeek(ofDays);
    turned.value = true;
    setSeek(ofDays);
    expect(turned.value).toBe(true);
    setSeek(next);
    expect(turned.value).toBe(false);
  }
});
