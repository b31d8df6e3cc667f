import { expect, test } from 'vitest';
import { KITTENS, after, choices, endOf, poolsOf, refusalOf, table } from './table.testing.ts';

// Pictures show the upper left of the bed: row 6 first. k K are the first seat's kitten and cat, x X the second's.

test('[B21] three kittens in a row win', () => {
  const end = endOf(after(table('k k .', { options: KITTENS }), 'kc6'));
  expect(end?.lines).toEqual([{ seat: 0, what: 'three-kittens', points: 1 }]);
  expect(refusalOf(table('k', { options: KITTENS }), 'ca1')).toBe('kittens-only');
});

test('[B21] three of the opponent’s wait for the opponent’s turn', () => {
  const made = after(table('. . . .\n. . x .\n. x . x', { options: KITTENS }), 'kc6');
  expect(endOf(made)).toBeNull();
  expect(endOf(after(made, 'kf1'))?.winners).toEqual([1]);
});

test('[B22] eight out: one comes back as a kitten', () => {
  const picture = 'k . k . k .\n. . . . . .\nk . k . k .\n. . . . . .\n. . . . . .\nk . . . . .';
  const now = after(table(picture, { options: KITTENS }), 'kd1');
  expect(choices(now)).toHaveLength(8);
  expect(refusalOf(now, '+a6c6e6')).toBe('one-piece-only');
  expect(poolsOf(after(now, '+d1'))).toBe('1080');
});
