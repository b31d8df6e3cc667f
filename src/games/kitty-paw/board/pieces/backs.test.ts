import { expect, test } from 'vitest';
import { CARDS, cardsOf } from '../../rules/cards/cards.ts';
import { backOf } from './backs.ts';

test('[K2] the levels and the two sets of level II have backs of different colours, alike within each', () => {
  const sets = [cardsOf(1), cardsOf(2, 'a'), cardsOf(2, 'b'), cardsOf(3)].map(
    (ids) => new Set(ids.map(backOf)),
  );
  expect(sets.map(({ size }) => size)).toEqual([1, 1, 1, 1]);
  expect(new Set(CARDS.map(({ id }) => backOf(id))).size).toBe(4);
});
