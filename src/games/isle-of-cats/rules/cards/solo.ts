import { defined } from '../../../../kernel/defined.ts';
import type { CardId, Colour, Difficulty } from '../state/types.ts';

/** An action of the sister: take the piece at a position, remove a treasure, or swap two cats. */
export type SisterAction =
  | { readonly take: 'cat' | 'oshax' | 'rare'; readonly at: number } // positions count from 1
  | { readonly take: 'common'; readonly shape: string }
  | { readonly take: 'swap'; readonly a: number; readonly b: number };

export interface BasketCard {
  readonly speed: number;
  readonly cards: number; // the number of cards she plays on a day that begins with this one
  readonly actions: readonly [SisterAction, SisterAction];
}

const ROWS = ['cat', 'oshax', 'rare'] as const;

const action = (text: string): SisterAction => {
  const [take = '', what = '', other = ''] = text.split(' ');
  if (take === 'common') return { take, shape: what };
  if (take === 'swap') return { take, a: Number(what), b: Number(other) };
  return { take: defined(ROWS.find((row) => row === take)), at: Number(what) };
};

const card = (speed: number, cards: number, first: string, second: string): BasketCard => ({
  speed,
  cards,
  actions: [action(first), action(second)],
});

const FIRST = 174;
/** [O4] */
const DECK: readonly BasketCard[] = [
  card(0, 1, 'cat 5', 'cat 4'),
  card(0, 4, 'cat 6', 'common T1'),
  card(0, 3, 'cat 3', 'oshax 3'),
  card(1, 2, 'cat 4', 'cat 3'),
  card(1, 4, 'cat 2', 'common T3L'),
  card(1, 3, 'cat 5', 'rare 4'),
  card(2, 3, 'cat 2', 'rare 2'),
  card(2, 2, 'cat 7', 'oshax 2'),
  card(2, 1, 'cat 4', 'rare 1'),
  card(3, 4, 'cat 1', 'common T2'),
  card(3, 3, 'cat 6', 'rare 5'),
  card(3, 2, 'cat 2', 'common T3I'),
  card(4, 4, 'cat 1', 'oshax 5'),
  card(4, 1, 'cat 1', 'cat 5'),
  card(4, 4, 'cat 3', 'common T3L'),
  card(5, 1, 'cat 6', 'cat 1'),
  card(5, 2, 'cat 7', 'common T2'),
  card(6, 2, 'cat 5', 'cat 2'),
  card(6, 4, 'swap 1 6', 'cat 2'),
  card(7, 3, 'cat 6', 'rare 3'),
  card(9, 4, 'swap 2 5', 'cat 1'),
  card(9, 3, 'cat 8', 'oshax 1'),
  card(9, 3, 'cat 4', 'common T3I'),
];

export const BASKET_CARDS: readonly CardId[] = DECK.map((_, i) => FIRST + i);
export const basketCard = (id: CardId): BasketCard => defined(DECK[id - FIRST]);

/** The five colour cards, 169 to 173. */
export const COLOUR_CARDS: readonly Colour[] = ['B', 'G', 'P', 'R', 'O'];

/** [O1] */
export const ADVANCED: Readonly<Record<Difficulty, number>> = {
  easy: 0,
  medium: 1,
  hard: 2,
  'very-hard': 3,
  expert: 4,
};
export const BASIC = 3; // [O1]
