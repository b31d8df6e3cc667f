import { defined } from '../../../kernel/defined.ts';
import type { Rng } from '../../../kernel/game.ts';
import { PRINCESSES, type HandCard, type ToyId } from './cards.ts';
import type { Options, Pile, State } from './types.ts';

/**
 * The deck is a list of piles and one bag. Each pile has a number of cards and a number of Princesses; the
 * bag contains the other cards of all piles together. There is no order until somebody draws.
 *
 * One pile per player with a Princess in each, the longer ones on top [F6]; or all five Princesses anywhere.
 * [F35]
 */
export const freshPiles = (seats: number, { extended }: Options, cards: number): Pile[] =>
  extended
    ? [{ cards: cards + PRINCESSES, princesses: PRINCESSES }]
    : Array.from({ length: seats }, (_, i) => ({
        cards: Math.floor((cards + seats - 1 - i) / seats) + 1,
        princesses: 1,
      }));

export const cardsLeft = (piles: readonly Pile[]): number => piles.reduce((sum, { cards }) => sum + cards, 0);

interface Drawn {
  readonly card: HandCard | ToyId;
  readonly pile: number;
  readonly bag: State['bag'];
  readonly piles: readonly Pile[];
}

/** The top card of the deck: a random card of the top pile, all equally likely. */
export const drawCard = ({ bag, piles }: State, rng: Rng): Drawn => {
  const pile = piles.findIndex(({ cards }) => cards > 0);
  const { cards, princesses } = defined(piles[pile]);
  const isPrincess = rng.int(cards) < princesses;
  const index = isPrincess ? -1 : rng.int(bag.length);
  return {
    card: bag[index] ?? 'P',
    pile,
    bag: isPrincess ? bag : bag.toSpliced(index, 1),
    piles: piles.with(pile, { cards: cards - 1, princesses: princesses - (isPrincess ? 1 : 0) }),
  };
};
