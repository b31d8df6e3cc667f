import type { Seat } from '../../../kernel/game.ts';
import { BOXES, CATS, CATS_EACH, STARTS, TOYS, type HandCard } from './cards.ts';
import { TABLES } from './cells.ts';
import { freshPiles } from './deck.ts';
import { readAcross, readLaid } from './laid-text.ts';
import type { Across, Laid, Options, Phase, State } from './types.ts';

/** Lays a table as text, for lessons and tests. */

export const BASIC: Options = {
  table: 'kitchen',
  extended: false,
  tieKinds: 'all',
  extraCats: 'holders',
  allowFlip: true,
  catChoice: 'own',
  startCards: 'own',
};
export const EXTENDED: Options = { ...BASIC, extended: true };

export interface Setting {
  readonly options?: Options;
  readonly laid: string; // `B07@h5t` a card, turned; `z1@h6` seat 1's sleeping cat; `P@h7` a Princess in a cell
  readonly across?: string; // `0@h5` seat 0's cat over h5 and i5; `P@h5`; `T1@h5`
  readonly hands?: readonly string[]; // one for each seat
  readonly deck?: string; // all cards left to draw, in one pile
  readonly phase?: Phase;
  readonly ending?: boolean;
  readonly turn?: Seat;
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const catsUsed = (seat: Seat, laid: readonly Laid[], across: readonly Across[]): number =>
  [...laid, ...across].filter((one) => 'seat' in one && one.seat === seat).length;

/** By default two players with an ordinary hand each, the first one about to play. */
export const stateOf = ({
  options = BASIC,
  hands: held = ['B05 B41 B65', 'B06 B42'],
  phase = { name: 'play' },
  ending = false,
  turn = 0,
  ...on
}: Setting): State => {
  const laid = words(on.laid).map(readLaid);
  const across = words(on.across ?? '').map(readAcross);
  const hands = held.map((hand) => words(hand) as HandCard[]);
  const used = new Set<string>([...laid, ...across].flatMap((one) => ('card' in one ? [one.card] : [])));
  for (const card of hands.flat()) used.add(card);
  if (phase.name === 'toy') used.add(phase.card);
  const found = hands.map((hand) => hand.filter((card) => card === 'P').map(() => 0));
  const deck =
    on.deck === undefined
      ? wholeDeck(held.length, options, used, found.flat().length)
      : smallDeck(held.length, options, words(on.deck));
  return {
    rules: options,
    table: { ...TABLES[options.table], laid, across },
    turn,
    phase,
    ending,
    starts: phase.name === 'cat' || phase.name === 'start' ? STARTS.filter((card) => !used.has(card)) : [],
    catOf: hands.map((_, seat) => (phase.name === 'cat' ? null : (CATS[seat] ?? null))),
    cats: hands.map((_, seat) => CATS_EACH - catsUsed(seat, laid, across)),
    discards: [],
    took: hands.map((hand) => freshPiles(held.length, options, 0).map((_, i) => (i === 0 ? hand.length : 0))),
    shown: [],
    hands,
    found,
    ...deck,
  };
};

type Deck = Pick<State, 'bag' | 'piles'>;

const wholeDeck = (
  seats: number,
  options: Options,
  used: ReadonlySet<string>,
  princessesGone: number,
): Deck => {
  const bag = [...BOXES, ...TOYS].filter((card) => !used.has(card));
  const [first, ...rest] = freshPiles(seats, options, bag.length);
  if (!first) throw new Error('a deck has a pile');
  const { cards, princesses } = first;
  return {
    bag,
    piles: [{ cards: cards - princessesGone, princesses: princesses - princessesGone }, ...rest],
  };
};

const smallDeck = (seats: number, options: Options, cards: readonly string[]): Deck => ({
  bag: cards.filter((card) => card !== 'P') as State['bag'][number][],
  piles: freshPiles(seats, options, 0).map((_, i) =>
    i === 0
      ? { cards: cards.length, princesses: cards.filter((card) => card === 'P').length }
      : { cards: 0, princesses: 0 },
  ),
});
