import { expect, test } from 'vitest';
import { after, bedLike, bedOf, poolsOf, refusalOf, table } from './table.testing.ts';

// Pictures show the upper left of the bed: row 6 first. k K are the first seat's kitten and cat, x X the second's.

test('[B3] only on an empty square, only pieces of the pool', () => {
  const now = table('x');
  expect(refusalOf(now, 'ka6')).toBe('square-taken');
  expect(refusalOf(now, 'ca1')).toBe('none-left');
  expect(refusalOf(now, '+a1')).toBe('nothing-graduates');
  expect(refusalOf(now, 'ka1')).toBeNull();
});

test('[B4] a neighbour of either seat is pushed straight away', () => {
  const before = table(`. . . .
                        . x k .
                        . . . .`);
  expect(bedOf(after(before, 'kc4'))).toEqual(
    bedLike(`x . k .
             . . . .
             . . k .`),
  );
});

test('[B4] all eight directions at once', () => {
  const before = table(`. . . . .
                        . k x k .
                        . x . x .
                        . k x k .
                        . . . . .`);
  expect(bedOf(after(before, 'kc4'))).toEqual(
    bedLike(`k . x . k
             . . . . .
             x . k . x
             . . . . .
             k . x . k`),
  );
});

test('[B5] a kitten cannot push a cat', () => {
  const before = table('. X .', { pools: '8070' });
  expect(bedOf(after(before, 'ka6'))).toEqual(bedLike('k X .'));
});

test('[B5] a cat pushes kittens and cats', () => {
  const before = table('. . X .\n. . x .', { pools: '0860' });
  expect(bedOf(after(before, 'cb6'))).toEqual(bedLike('. K . X\n. . . .\n. . . x'));
});

test('[B6] two in a line hold each other, in any mix', () => {
  const before = table('. k X .', { pools: '7070' });
  expect(bedOf(after(before, 'ka6'))).toEqual(bedLike('k k X .'));
});

test('[B6] but only in that line', () => {
  const before = table('. . . .\n. k x .');
  expect(bedOf(after(before, 'kb6'))).toEqual(bedLike('. k . .\n. . . .\n. k . x'));
});

test('[B7] over the edge and home again, the same size', () => {
  const now = after(table('. . X\n. . .\nk . .', { pools: '7070' }), 'kb5');
  expect(bedOf(now)).toEqual(bedLike('. . X\n. k .\n. . .'));
  expect(poolsOf(now)).toBe('7070');
  const cats = after(table('. X .', { pools: '0870' }), 'cb5');
  expect(poolsOf(cats)).toBe('0771');
});

test('[B8] a pushed piece does not boop, and the placed one stays', () => {
  const before = table('. k . x .');
  expect(bedOf(after(before, 'ka6'))).toEqual(bedLike('k . k x .'));
});
