import { expect, test } from 'vitest';
import { after, bedLike, bedOf, choices, poolsOf, refusalOf, table } from './table.testing.ts';

// Pictures show the upper left of the bed: row 6 first. k K are the first seat's kitten and cat, x X the second's.

test('[B9] a push can complete the line: three kittens leave, three cats come', () => {
  const before = table(`. . . .
                        . . . .
                        . . . .
                        . . k .
                        . k . k`);
  const now = after(before, 'kc4');
  expect(bedOf(now)).toEqual(
    bedLike(`. . . .
             . . . .
             . . k .`),
  );
  expect(poolsOf(now)).toBe('4380');
});

test('[B9] cats of a mixed line simply return', () => {
  const now = after(table('K K . .', { pools: '5180' }), 'kc6');
  expect(bedOf(now)).toEqual(bedLike(''));
  expect(poolsOf(now)).toBe('4480');
});

test('[B10] a mixed line leaves even if its owner would rather keep two cats', () => {
  const now = after(table('K K . .', { pools: '5180' }), 'kc6');
  expect(now.state.turn).toBe(1);
  expect(now.events.map(({ what }) => what)).toContain('grew-up');
});

test('[B11] four in a row: one of two lines, the rest stays', () => {
  const now = after(table('k k . k x'), 'kc6');
  expect(choices(now).toSorted()).toEqual(['+a6b6c6', '+b6c6d6']);
  expect(now.state.turn).toBe(0);
  const chosen = after(now, '+b6c6d6');
  expect(bedOf(chosen)).toEqual(bedLike('k . . . x'));
  expect(poolsOf(chosen)).toBe('4370');
});

test('[B11] five in a row offer three lines', () => {
  expect(choices(after(table('k k . k k'), 'kc6'))).toHaveLength(3);
});

const SEVEN = `k . k . k .
               . . . . . .
               k . k . k .
               . . . . . .
               . . . . . .
               k . . . . .`;

test('[B12] all eight out: one must come back, and grows up', () => {
  const now = after(table(SEVEN), 'kd1');
  expect(choices(now)).toHaveLength(8);
  expect(refusalOf(now, 'kf1')).toBe('choose-who-graduates');
  expect(poolsOf(after(now, '+a1'))).toBe('0180');
});

test('[B12] kittens and cats count together, and a cat may come back without growing', () => {
  const now = after(table(SEVEN.replace('k', 'K'), { pools: '1080' }), 'kd1');
  expect(choices(now)).toContain('+a6');
  const back = after(now, '+a6');
  expect(poolsOf(back)).toBe('0180');
  expect(back.events.map(({ what }) => what)).toEqual(['took-back']);
});

test('[B13] all eight out and a line: lines and single pieces', () => {
  const now = after(
    table(`k k . . k .
           . . . . . .
           k . k . . k
           . . . . . .
           . . . . . .
           k . . . . .`),
    'kc6',
  );
  expect(choices(now)).toHaveLength(9);
  expect(choices(now)).toContain('+a6b6c6');
  expect(refusalOf(now, '+a6b6c6')).toBeNull();
  expect(refusalOf(now, '+a6')).toBeNull();
});

test('[B13] an illegal choice is refused with a reason', () => {
  const now = after(table('k k . k x'), 'kc6');
  expect(refusalOf(now, '+a6')).toBe('not-all-eight-out');
  expect(refusalOf(now, '+a6b6d6')).toBe('not-a-line');
  expect(refusalOf(now, '+a1b1c1')).toBe('not-yours');
});

test('[B14] a single way happens by itself', () => {
  const now = after(table('k k .'), 'kc6');
  expect(now.state.turn).toBe(1);
  expect(now.events.at(-1)).toEqual({ what: 'grew-up', seat: 0, squares: [30, 31, 32], kittens: 3 });
});

test("[B15] the opponent's line waits for the opponent's turn", () => {
  const made = after(
    table(`. . . .
           . . x .
           . x . x`),
    'kc6',
  );
  expect(bedOf(made)[2]).toBe('.xxx..');
  expect(poolsOf(made)).toBe('7050');
  expect(poolsOf(after(made, 'kf1'))).toBe('7043');
  // The opponent's kitten on c3 pushes the middle one away before lines are checked.
  expect(poolsOf(after(made, 'kc3'))).toBe('7040');
});
