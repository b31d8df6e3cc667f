import { emptyBag, poured, put, sizeOf, type Bag } from '../../../parts/bag.ts';
import { CARDS, FULL_DECK, faceOf, type Card } from './cards.ts';
import { bellsIn } from './row.ts';
import { BELLS_TO_WIN } from './round.ts';
import type { View } from './types.ts';

/**
 * The cards that a viewer can place by counting. Rows, the discard pile and open piles are visible, and cards shuffled
 * under the deck were visible before. Every other card is in the rest of the first deck or in a face-down pile.
 * Face-down piles contain only gifts and bell cards, and in the standard game fewer than thirteen bells; cards that
 * went there in the last step were just visible. [K33]
 */

/** A pile that lies face down. */
export interface HiddenPile {
  readonly seat: number;
  readonly known: Bag; // seen in the last step
  readonly unknown: number; // the number of other cards
  readonly mostDoubles: number; // the largest possible number of them worth two
}

const NOTHING = emptyBag(CARDS.length);

export const hiddenPiles = (view: View): HiddenPile[] =>
  view.players.flatMap(({ pile }, seat) => {
    if (pile.open) return [];
    const known = put(NOTHING, ...justKept(view, seat));
    const unknown = pile.cards - sizeOf(known);
    const room = view.rules.end === 'thirteen' ? BELLS_TO_WIN - 1 - bellsIn(known) - unknown : unknown;
    return [{ seat, known, unknown, mostDoubles: Math.min(unknown, room) }];
  });

const justKept = ({ lately }: View, seat: number): Card[] =>
  lately.flatMap((event) => {
    if (event.what === 'kept' && event.seat === seat) return [event.card];
    return event.what === 'banked' && event.seat === seat ? event.cards.map(({ card }) => card) : [];
  });

/** Every card in the rest of the first deck, drawn or not, or unknown in a face-down pile. */
export const unseenCards = (view: View): Bag => {
  const rows = view.players.flatMap(({ row }) => row.map(({ card }) => card));
  const shown = 'card' in view.phase ? [view.phase.card.card] : [];
  const open = view.players.map(({ pile }) => (pile.open ? pile.bag : NOTHING));
  const known = hiddenPiles(view).map((pile) => pile.known);
  const seen = [view.discard, ...view.under, ...open, ...known].reduce(
    poured,
    put(NOTHING, ...rows, ...shown),
  );
  return FULL_DECK.map((copies, card) => copies - (seen[card] ?? 0));
};

/** The number of unseen cards of a worth: face-down piles are made of these. */
export const unseenWorth = (unseen: Bag, worth: number): number =>
  unseen.reduce((sum, count, card) => sum + (faceOf(card).bells === worth ? count : 0), 0);
