import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitment, pick, quickRng, rngAt, shuffled, watched } from './random.ts';

const many = (n: number, draw: () => number): number[] => Array.from({ length: n }, draw);

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitment('miau')).toBe(createHash('sha256').update('miau').digest('hex'));
});

test('the stream is computed with SHA-256, so that anybody can check it', () => {
  const block = createHash('sha256').update('seed/3/0').digest();
  const rng = rngAt('seed', 3);
  for (let i = 0; i < 8; i++) expect(rng.int(2 ** 32)).toBe(block.readUInt32BE(4 * i));
  expect(rng.int(2 ** 32)).toBe(createHash('sha256').update('seed/3/1').digest().readUInt32BE(0));
});

test('each step has its own stream: its draws do not change the next step', () => {
  const alone = many(5, () => 0).map((_, i) => rngAt('s', i).int(1000));
  const greedy = many(5, () => 0).map((_, i) => {
    const rng = rngAt('s', i);
    const [first] = many(20, () => rng.int(1000));
    return first;
  });
  expect(greedy).toEqual(alone);
});

describe.each([
  ['rngAt', () => rngAt('even', 1)],
  ['quickRng', () => quickRng(5)],
])('%s', (_, make) => {
  test('every number is equally likely', () => {
    const rng = make();
    const counts = new Map<number, number>();
    for (const n of many(60_000, () => rng.int(6))) counts.set(n, (counts.get(n) ?? 0) + 1);
    expect(new Set(counts.keys())).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(450); // five sigma
  });

  test('no modulo bias, where a plain remainder would show it most', () => {
    const rng = make();
    const below = 3 * 2 ** 30; // three quarters of all 32-bit words: with a plain remainder the first third would come up twice as often
    const low = many(20_000, () => rng.int(below)).filter((n) => n < 2 ** 30).length;
    expect(Math.abs(low / 20_000 - 1 / 3)).toBeLessThan(0.02);
  });

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('int(%s) is a bug and says so', (below) => {
    expect(() => make().int(below)).toThrow(RangeError);
  });
});

test('shuffled keeps everything, and every order turns up', () => {
  const rng = quickRng(1);
  const orders = new Set(many(500, () => 0).map(() => shuffled(rng, [1, 2, 3]).join('')));
  expect(orders.size).toBe(6);
  expect(['a', 'b']).toContain(pick(rng, ['a', 'b']));
});

test('a watched generator records if it was used', () => {
  const dice = watched(quickRng(1));
  expect(dice.touched).toBe(false);
  dice.int(6);
  expect(dice.touched).toBe(true);
});
