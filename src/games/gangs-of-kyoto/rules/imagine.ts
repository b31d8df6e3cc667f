import type { Rng, Seat, Viewer } from '../../../kernel/game.ts';
import { draw, put, sizeOf, without, type Bag } from '../../../parts/bag.ts';
import { faceOf } from './cards.ts';
import { NO_CARDS, undrawn } from './deck.ts';
import { pileWorlds } from './pile-worlds.ts';
import type { PileView, State, View } from './types.ts';
import { hiddenPiles, unseenCards, unseenWorth } from './unseen.ts';

/**
 * The view of a viewer: everything but the face-down piles of others [K30] and the order of the deck, which
 * nobody knows. [K32]
 */
export const view = (state: State, viewer: Viewer): View => {
  const { players, deck: _deck, ...table } = state;
  const open = (seat: Seat): boolean =>
    // [K31] with open piles, and at the end, everybody sees all
    seat === viewer || state.rules.piles === 'open-hand' || state.end !== null;
  const pileOf = (seat: Seat, pile: Bag): PileView =>
    open(seat) ? { open: true, cards: sizeOf(pile), bag: pile } : { open: false, cards: sizeOf(pile) };
  return {
    ...table,
    players: players.map(({ row, pile, received, owl }, seat) => ({
      row,
      pile: pileOf(seat, pile),
      received,
      owl,
    })),
    deck: undrawn(state),
  };
};

/**
 * A random world that fits: the face-down piles are filled from the unseen cards, all fillings equally
 * likely.
 */
export const determinize = (from: View, _viewer: Viewer, rng: Rng): State => {
  const { players, deck: _deck, ...table } = from;
  let unseen = unseenCards(from);
  const hidden = hiddenPiles(from);
  const worlds = pileWorlds(hidden, unseenWorth(unseen, 1), unseenWorth(unseen, 2));
  const doubles = worlds.sample(rng);
  const imagined = new Map<Seat, Bag>();
  hidden.forEach(({ seat, known, unknown }, i) => {
    let pile = known;
    const twos = doubles[i] ?? 0;
    for (let n = 0; n < unknown; n++) {
      const card = draw(worthOnly(unseen, n < twos ? 2 : 1), rng);
      unseen = without(unseen, card);
      pile = put(pile, card);
    }
    imagined.set(seat, pile);
  });
  return {
    ...table,
    players: players.map(({ row, pile, received, owl }, seat) => ({
      row,
      pile: pile.open ? pile.bag : (imagined.get(seat) ?? NO_CARDS),
      received,
      owl,
    })),
    deck: sizeOf(unseen) > 0 ? [unseen] : [],
  };
};

const worthOnly = (bag: Bag, worth: number): Bag =>
  bag.map((count, card) => (faceOf(card).bells === worth ? count : 0));
