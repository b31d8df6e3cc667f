import { CROWD } from '../boat/tiles.ts';
import type { CardId, Options } from '../state/types.ts';
import { LATE, MODULE_I, MODULE_J, idsFrom } from './ids.ts';
import { lessonKind } from './lessons.ts';

export type Basket = 'none' | 'broken' | 'full';
export type Effect =
  | 'fish-per-oshax'
  | 'place-anywhere'
  | 'draw-two'
  | 'draw-three'
  | 'draw-tile'
  | 'sell-basket'
  | 'move-cats'
  | 'fish-per-lesson'
  | 'extra-rescue'
  | 'draw-four-tiles'
  | 'basket'
  | 'basket-for-lessons'
  | 'basket-for-treasures'
  | 'fish-per-colour'
  | 'fish-per-rare'
  | 'fish-per-common'
  | 'fish-per-cat';

export type Card =
  | { readonly kind: 'oshax'; readonly cost: number }
  | { readonly kind: 'rescue'; readonly cost: number; readonly boots: number; readonly basket: Basket }
  | { readonly kind: 'anytime'; readonly cost: number; readonly effect: Effect }
  | { readonly kind: 'treasure'; readonly cost: number; readonly take: 'rare-or-common' | 'small-or-common' }
  | { readonly kind: 'private' | 'public'; readonly cost: number };

/** Copies of a card, the card, and further copies for five and six players. */
type Row = readonly [copies: number, card: Card, more: number];

const rescue = (cost: number, boots: number, basket: Basket): Card => ({
  kind: 'rescue',
  cost,
  boots,
  basket,
});
const anytime = (cost: number, effect: Effect): Card => ({ kind: 'anytime', cost, effect });

/** The discovery cards except the lessons, in the order of their numbers. [C1] [L1] */
const ROWS: readonly Row[] = [
  [6, { kind: 'oshax', cost: 5 }, 2],
  [8, rescue(1, 4, 'none'), 4],
  [8, rescue(0, 0, 'broken'), 4],
  [12, rescue(1, 1, 'broken'), 6],
  [8, rescue(2, 3, 'broken'), 4],
  [12, rescue(2, 1, 'full'), 6],
  [12, rescue(3, 3, 'full'), 6],
  [2, anytime(2, 'fish-per-oshax'), 1],
  [2, anytime(1, 'place-anywhere'), 1],
  [2, anytime(0, 'draw-two'), 0],
  [2, anytime(1, 'draw-three'), 0],
  [1, anytime(3, 'draw-tile'), 0],
  [1, anytime(2, 'sell-basket'), 1],
  [1, anytime(1, 'move-cats'), 1],
  [2, anytime(2, 'fish-per-lesson'), 1],
  [3, anytime(2, 'extra-rescue'), 1],
  [1, anytime(1, 'draw-four-tiles'), 1],
  [2, anytime(6, 'basket'), 1],
  [2, anytime(2, 'basket-for-lessons'), 1],
  [2, anytime(3, 'basket-for-treasures'), 1],
  [2, anytime(2, 'fish-per-colour'), 1],
  [2, anytime(2, 'fish-per-rare'), 1],
  [2, anytime(2, 'fish-per-common'), 1],
  [2, anytime(2, 'fish-per-cat'), 1],
  [9, { kind: 'treasure', cost: 2, take: 'rare-or-common' }, 5],
  [6, { kind: 'treasure', cost: 1, take: 'small-or-common' }, 3],
];

const inARow = (count: (row: Row) => number, from: CardId): [CardId, Card][] =>
  ROWS.flatMap((row) => Array<Card>(count(row)).fill(row[1])).map((card, i) => [from + i, card]);

const BASE = inARow(([copies]) => copies, 1);
const MORE = inARow(([, , more]) => more, LATE + 1);

export const FIXED_LESSONS = idsFrom(113, 126); // [C1]
export const MODULES = {
  a: idsFrom(127, 134),
  b: idsFrom(135, 142),
  c: idsFrom(143, 150),
  i: idsFrom(MODULE_I + 1, MODULE_I + 8),
  j: idsFrom(MODULE_J + 1, MODULE_J + 8),
};

type Module = keyof typeof MODULES;

const CHOSEN: Readonly<Record<Options['lessons'], readonly Module[]>> = {
  abc: ['a', 'b', 'c'],
  ibc: ['i', 'b', 'c'],
  aic: ['a', 'i', 'c'],
  abi: ['a', 'b', 'i'],
};

const LESSON_CARDS = [...FIXED_LESSONS, ...Object.values(MODULES).flat()].map((id): [CardId, Card] => {
  const kind = lessonKind(id);
  return [id, { kind, cost: kind === 'private' ? 2 : 1 }];
});

const CARDS = new Map<CardId, Card>([...BASE, ...MORE, ...LESSON_CARDS]);

/** A card of the discovery deck; undefined for any other card. */
export const findCard = (id: CardId): Card | undefined => CARDS.get(id);

export const cardOf = (id: CardId): Card => {
  const card = CARDS.get(id);
  if (!card) throw new Error(`no discovery card ${id}`);
  return card;
};

export const costOf = (cards: readonly CardId[]): number =>
  cards.reduce((sum, id) => sum + cardOf(id).cost, 0);
export const isLesson = (id: CardId): boolean =>
  cardOf(id).kind === 'private' || cardOf(id).kind === 'public';

/** The deck of a standard game: 150 cards, [C2] or 220 for five and six players, who use every module. [L1] */
export const discoveryDeck = (seats: number, lessons: Options['lessons']): CardId[] => {
  const modules = seats < CROWD ? CHOSEN[lessons].map((letter) => MODULES[letter]) : Object.values(MODULES);
  const late = seats < CROWD ? [] : MORE.map(([id]) => id);
  return [...BASE.map(([id]) => id), ...FIXED_LESSONS, ...modules.flat(), ...late];
};
