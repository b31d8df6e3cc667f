import { defined } from '../../../kernel/defined.ts';

/**
 * The 109 cards, as 28 kinds. Cards of a kind are identical, so a kind is a small number and a heap of cards
 * is a bag that counts them. The number of copies is our own design (RULES.md).
 */

export type Card = number; // an index into CARDS
export type Sign = 'street' | 'bell' | 'double-bell' | 'curiosity';
export type Special = 'gift' | 'big-gift' | 'retreat' | 'owl' | 'veto';

export interface CardFace {
  readonly kind: Sign | Special;
  readonly hours: number; // 0 for the special cards, which show no time [K1]
  readonly special: boolean;
  readonly bells: number; // its value in a pile
  readonly text: string; // in the text board
  readonly copies: number;
}

const SYMBOLS: readonly { readonly kind: Sign; readonly bells: number; readonly mark: string }[] = [
  { kind: 'street', bells: 0, mark: '' },
  { kind: 'bell', bells: 1, mark: '*' },
  { kind: 'double-bell', bells: 2, mark: '**' },
  { kind: 'curiosity', bells: 0, mark: '?' },
];

/** [K2] Copies of each time (rows: 0 to 5 hours) with each symbol (columns as above): the more bells, the more hours. */
const COPIES: readonly (readonly number[])[] = [
  [3, 3, 0, 3],
  [4, 5, 1, 2],
  [5, 6, 2, 2],
  [5, 6, 3, 2],
  [4, 5, 4, 2],
  [4, 4, 5, 1],
];

const explorations = COPIES.flatMap((row, hours) =>
  SYMBOLS.map(({ kind, bells, mark }, i): CardFace => {
    return { kind, hours, special: false, bells, text: `${hours}${mark}`, copies: row[i] ?? 0 };
  }),
).filter(({ copies }) => copies > 0);

const special = (kind: Special, text: string, copies: number, bells: number = 0): CardFace => {
  return { kind, hours: 0, special: true, bells, text, copies };
};

export const CARDS: readonly CardFace[] = [
  ...explorations,
  special('gift', 'g', 8, 1),
  special('big-gift', 'G', 4, 2),
  special('retreat', 'r', 6),
  special('owl', 'o', 5),
  special('veto', 'n', 5),
];

/** Every kind of card there is. */
export const EVERY_CARD: readonly Card[] = CARDS.map((_, card) => card);
export const FULL_DECK: readonly number[] = CARDS.map(({ copies }) => copies);

export const faceOf = (card: Card): CardFace => defined(CARDS[card]);
export const isGift = (card: Card): boolean =>
  faceOf(card).kind === 'gift' || faceOf(card).kind === 'big-gift';
