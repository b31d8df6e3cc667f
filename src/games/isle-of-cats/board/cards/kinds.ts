import { findCard } from '../../rules/cards/discovery.ts';
import { BASKET_CARDS } from '../../rules/cards/solo.ts';
import { ADVANCED_SOLO_LESSONS, BASIC_SOLO_LESSONS } from '../../rules/cards/lessons.ts';
import type { CardId } from '../../rules/state/types.ts';
import type { CardKind } from '../../words/types.ts';

const BASKETS: ReadonlySet<CardId> = new Set(BASKET_CARDS);
const HERS: ReadonlySet<CardId> = new Set([...BASIC_SOLO_LESSONS, ...ADVANCED_SOLO_LESSONS]);

export const kindOf = (card: CardId): CardKind => {
  const found = findCard(card);
  if (found) return found.kind;
  if (BASKETS.has(card)) return 'sister-basket';
  return HERS.has(card) ? 'sister-lesson' : 'family';
};

/** The price of a card; null for cards that are not bought. */
export const priceOf = (card: CardId): number | null => findCard(card)?.cost ?? null;
