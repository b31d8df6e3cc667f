import { expect, test } from 'vitest';
import { at } from './at.ts';

test('gives the entry, 0 and null included, and throws where there is none', () => {
  expect([at(['a', 'b'], 1), at([0], 0), at([null], 0), at(Int8Array.of(7), 0)]).toEqual(['b', 0, null, 7]);
  expect(() => at(['a'], 1)).toThrow(RangeError);
  expect(() => at(Int8Array.of(7), -1)).toThrow('nothing at -1 of 1');
});
