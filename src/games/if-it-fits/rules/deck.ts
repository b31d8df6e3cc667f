import { defined } from '../../../kernel/defined.ts';
import type { Rng } from '../../../kernel/game.ts';
import { shuffled } from '../../../kernel/random.ts';
import { BOXES, CATS_EACH, HAND, PRINCESSES, STARTS, TOYS, type HandCard, type ToyId } from './cards.ts';
import { TABLES } from './cells.ts';
import type { Options, Pile, State } from './types.ts';

/**
 * The deck is a list of piles and one bag. Each pile has a number of cards and a number of Princesses; the
 * bag contains the other cards of all piles together. There is no order until somebody draws.
 */
export const setup = (seats: number, rules: Options, rng: Rng): State => {
  const bySeat = Array.from({ length: seats }, (_, seat) => seat);
  // [F5] A player who is dealt a special toy gets another card for it: the same as dealing from the boxes alone.
  const dealt = shuffled(rng, BOXES).slice(0, HAND * seats);
  const bag = [...BOXES.filter((card) => !dealt.includes(card)), ...TOYS];
  const piles = freshPiles(seats, rules, bag.length);
  return {
    rules,
    table: { ...TABLES[rules.table], laid: [], across: [] },
    turn: rng.int(seats), // [F7]
    phase: { name: 'start' },
    ending: false,
    starts: STARTS,
    cats: bySeat.map(() => CATS_EACH),
    discards: [],
    took: bySeat.map(() => piles.map(() => 0)),
    shown: [],
    hands: bySeat.map((seat) => dealt.slice(HAND * seat, HAND * (seat + 1))),
    found: bySeat.map(() => []),
    bag,
    piles,
  };
};

/**
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
