import { expect, test } from 'vitest';
import type { Event } from '../rules/types.ts';
import { dealsAfter, NO_DEALS } from './last-deals.ts';

const given = (id: number, from: number): Event => ({
  what: 'given',
  from,
  to: 1,
  forced: false,
  id,
  card: 0,
});
const drew = (seat: number): Event => ({ what: 'drew', seat, cards: 2 });

test('a card bears the sign of its giver until the next turn of the giver', () => {
  const first = dealsAfter(NO_DEALS, [given(1, 0), given(2, 0), drew(1), given(3, 1)]);
  expect([...first]).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
  ]);
  expect([...dealsAfter(first, [drew(0), given(4, 0)])]).toEqual([
    [3, 1],
    [4, 0],
  ]);
});
