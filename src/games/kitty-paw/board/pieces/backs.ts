import { cardOf } from '../../rules/cards/cards.ts';
import type { CardId } from '../../rules/cards/pieces.ts';

/** The colour of a card's back: one for each level, and one for each of the two sets of level II. [K2] */
const BACKS = { 1: '#8a5f4b', '2a': '#4f7d5c', '2b': '#7a5a9c', 3: '#3f5f85' } as const;

export const backOf = (id: CardId): string => {
  const { level, set } = cardOf(id);
  return level === 2 ? BACKS[`2${set ?? 'a'}`] : BACKS[level];
};
