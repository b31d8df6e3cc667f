import { defined } from '../../../kernel/defined.ts';
import type { Rng, Seat, Viewer } from '../../../kernel/game.ts';
import { shuffled } from '../../../kernel/random.ts';
import { BOXES, TOYS, type BoxId, type HandCard } from './cards.ts';
import { freshPiles } from './deck.ts';
import type { PrincessShown, State, View } from './types.ts';

/** The view of a viewer. [F39] */
export const view = (state: State, viewer: Viewer): View => ({
  rules: state.rules,
  table: state.table,
  turn: state.turn,
  phase: state.phase,
  ending: state.ending,
  starts: state.starts,
  catOf: state.catOf,
  cats: state.cats,
  discards: state.discards,
  took: state.took,
  shown: state.shown,
  hands: state.hands.map((hand) => hand.length),
  piles: state.piles.map(({ cards }) => cards),
  mine:
    viewer === 'spectator'
      ? null
      : { hand: defined(state.hands[viewer]), found: defined(state.found[viewer]) },
});

/**
 * A random state that looks the same to this viewer. First the Princesses: each is in the rest of its pile or
 * with a player who took a card from that pile. Then the other hands are filled with unseen boxes, and the
 * rest is the bag.
 */
export const determinize = (seen: View, viewer: Viewer, rng: Rng): State => {
  const { mine, hands: sizes, piles: left, ...open } = seen;
  const me = viewer === 'spectator' ? -1 : viewer;
  const found = imaginePrincesses(seen, me, rng);
  const held = found.map((piles, seat) => piles.length - shownBy(seen.shown, seat).length);
  const unseen = shuffled(rng, unseenBoxes(seen));
  const hands = sizes.map((size, seat): readonly HandCard[] => {
    if (seat === me && mine) return mine.hand;
    const princesses = defined(held[seat]);
    const hand: HandCard[] = unseen.splice(0, size - princesses);
    for (let i = 0; i < princesses; i++) hand.push('P');
    return princesses > 0 ? shuffled(rng, hand) : hand;
  });
  const gone = (pile: number): number => found.flat().filter((from) => from === pile).length;
  return {
    ...open,
    hands,
    found,
    bag: [...unseen.toSorted(), ...unseenToys(seen)],
    piles: left.map((cards, pile) => ({ cards, princesses: (fresh(seen)[pile] ?? 0) - gone(pile) })),
  };
};

/** The number of Princesses in each pile at the start. */
const fresh = ({ hands, rules }: View): number[] =>
  freshPiles(hands.length, rules, 0).map(({ princesses }) => princesses);

const shownBy = (shown: readonly PrincessShown[], seat: Seat): PrincessShown[] =>
  shown.filter((one) => one.seat === seat);

const unseenBoxes = ({ mine, table, discards }: View): BoxId[] => {
  const seen = new Set<string>([...(mine?.hand ?? []), ...discards]);
  for (const laid of table.laid) if (laid.what === 'box') seen.add(laid.card);
  return BOXES.filter((card) => !seen.has(card));
};

const unseenToys = ({ phase, table, discards }: View): State['bag'] => {
  const seen = new Set<string>(discards);
  if (phase.name === 'toy') seen.add(phase.card);
  for (const across of table.across) if (across.what === 'toy') seen.add(across.card);
  for (const laid of table.laid) if (laid.what === 'box') seen.add(laid.card);
  return TOYS.filter((card) => !seen.has(card));
};

// --- Where the Princesses are ---------------------------------------------------------------------------------------

/**
 * For each seat, the piles its Princesses came from. A random guess may lead to a contradiction; then it is
 * repeated.
 */
const imaginePrincesses = (seen: View, me: Seat, rng: Rng): readonly (readonly number[])[] => {
  for (;;) {
    const guess = new Guess(seen, me, rng);
    if (guess.placeShown() && guess.placeRest())
      return guess.found.map((piles) => piles.toSorted((a, b) => a - b));
  }
};

const IN_THE_PILE = -1;

/**
 * One guess: Princesses are placed one by one, with a probability in proportion to the cards that could be
 * her.
 */
class Guess {
  readonly found: number[][];
  readonly #seen: View;
  readonly #me: Seat;
  readonly #rng: Rng;
  readonly #unplaced: number[]; // Princesses of each pile that are not placed yet

  constructor(seen: View, me: Seat, rng: Rng) {
    this.#seen = seen;
    this.#me = me;
    this.#rng = rng;
    this.#unplaced = fresh(seen);
    this.found = seen.hands.map(() => []);
    for (const pile of seen.mine?.found ?? []) this.#give(me, pile);
  }

  /**
   * Places the Princesses that others have played: each came from a pile they had taken cards from by then.
   */
  placeShown(): boolean {
    return this.#seen.shown.every(({ seat, upTo }) => {
      if (seat === this.#me) return true;
      const pile = this.#pick(
        this.#unplaced.map((many, i) => (many > 0 && i <= upTo ? this.#cards(seat, i) : 0)),
      );
      if (pile !== null) this.#give(seat, pile);
      return pile !== null;
    });
  }

  /** Places the others: in a hand, or still in their pile. */
  placeRest(): boolean {
    return this.#unplaced.every((many, pile) => {
      let inPile = 0;
      for (let i = 0; i < many; i++) {
        const weights = this.#seen.hands.map((size, seat) =>
          this.#hasRoom(seat, size) ? this.#cards(seat, pile) : 0,
        );
        const choice = this.#pick([defined(this.#seen.piles[pile]) - inPile, ...weights]);
        if (choice === null) return false;
        if (choice - 1 === IN_THE_PILE) inPile++;
        else this.#give(choice - 1, pile);
      }
      return true;
    });
  }

  #give(seat: Seat, pile: number): void {
    this.found[seat]?.push(pile);
    this.#unplaced[pile] = defined(this.#unplaced[pile]) - 1;
  }

  #hasRoom(seat: Seat, size: number): boolean {
    const has = defined(this.found[seat]).length - shownBy(this.#seen.shown, seat).length;
    return seat !== this.#me && has < size;
  }

  /**
   * The number of cards of this seat from this pile that could be a Princess, besides those already placed.
   */
  #cards(seat: Seat, pile: number): number {
    const known = defined(this.found[seat]).filter((from) => from === pile).length;
    return defined(defined(this.#seen.took[seat])[pile]) - known;
  }

  #pick(weights: readonly number[]): number | null {
    const sum = weights.reduce((a, b) => a + b, 0);
    if (sum === 0) return null;
    let left = this.#rng.int(sum);
    return weights.findIndex((weight) => (left -= weight) < 0);
  }
}
