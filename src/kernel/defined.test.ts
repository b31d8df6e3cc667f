import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('gives the value, 0 and null included, and throws where there is none', () => {
  expect([defined(['a', 'b'][1]), defined([0][0]), defined([null][0])]).toEqual(['b', 0, null]);
  expect(() => defined(['a'][1])).toThrow(RangeError);
});
