import { expect, test } from 'vitest';
import type { Event } from '../rules/types.ts';
import { arriving } from './arriving.ts';

test('a pool waits for what falls off the bed, grows up and is taken back', () => {
  const events: readonly Event[] = [
    { what: 'fell', seat: 0, size: 'kitten', from: 0 },
    { what: 'fell', seat: 1, size: 'cat', from: 5 },
    { what: 'grew-up', seat: 0, squares: [1, 2, 3], kittens: 2 },
    { what: 'took-back', seat: 1, size: 'cat', at: 7 },
  ];
  expect(arriving(events, 0, 'kitten')).toBe(1);
  expect(arriving(events, 0, 'cat')).toBe(3);
  expect(arriving(events, 1, 'kitten')).toBe(0);
  expect(arriving(events, 1, 'cat')).toBe(2);
});
