import type { Seat } from '../../../../kernel/game.ts';
import { CARDS, type CardFace } from '../../rules/cards.ts';
import type { Options } from '../../rules/types.ts';

/**
 * A table in typed arrays, on which a bot plays thousands of matches. It keeps no card ids, only the data
 * that decisions depend on; a test compares it with the rules.
 */
export interface FastTable {
  readonly seats: number;
  readonly toThirteen: boolean;
  readonly owlLasting: boolean;
  readonly deck: Uint8Array; // unseen cards: those under the deck, then those on top; otherwise unordered
  readonly discard: Uint8Array;
  readonly rows: Uint8Array; // ROW places for each seat
  readonly rowSize: Uint8Array;
  readonly hours: Int32Array;
  readonly bells: Int32Array; // in the row
  readonly owls: Uint8Array;
  readonly owlSeen: Uint8Array; // a Night owl has been laid in this round
  readonly vetoes: Uint8Array;
  readonly piles: Int32Array; // bells
  readonly received: Uint8Array;
  deckSize: number; // including drawn cards
  top: number; // the number of cards at the end of `deck` that come before all others; 0 if all are alike
  discardSize: number;
  drawn: number;
  first: Seat;
  active: Seat;
  lastStage: boolean;
  winner: Seat; // NOBODY before the end
}

export const NOBODY = -1;
export const ROW = 112; // more than the number of cards

export const HOURS = Uint8Array.from(CARDS, ({ hours }) => hours);
export const BELLS = Uint8Array.from(CARDS, ({ bells }) => bells);

/** The effect of a card as a small number; cards without one just lie in the row. */
export const CURIOSITY = 1;
export const GIFT = 2;
export const RETREAT = 3;
export const OWL = 4;
export const VETO = 5;
const DEEDS: Partial<Record<CardFace['kind'], number>> = {
  curiosity: CURIOSITY,
  gift: GIFT,
  'big-gift': GIFT,
  retreat: RETREAT,
  owl: OWL,
  veto: VETO,
};
export const DEED = Uint8Array.from(CARDS, ({ kind }) => DEEDS[kind] ?? 0);
export const VETO_CARD = DEED.indexOf(VETO);

type Kept = Pick<Options, 'end' | 'owlLasting'>;

export const newTable = (seats: number, { end, owlLasting }: Kept): FastTable => ({
  seats,
  toThirteen: end === 'thirteen',
  owlLasting,
  deck: new Uint8Array(ROW),
  discard: new Uint8Array(ROW),
  rows: new Uint8Array(ROW * seats),
  rowSize: new Uint8Array(seats),
  hours: new Int32Array(seats),
  bells: new Int32Array(seats),
  owls: new Uint8Array(seats),
  owlSeen: new Uint8Array(seats),
  vetoes: new Uint8Array(seats),
  piles: new Int32Array(seats),
  received: new Uint8Array(seats),
  deckSize: 0,
  top: 0,
  discardSize: 0,
  drawn: 0,
  first: 0,
  active: 0,
  lastStage: false,
  winner: NOBODY,
});

export const twinOf = (table: FastTable): FastTable => {
  const { seats, toThirteen, owlLasting } = table;
  const twin = newTable(seats, { end: toThirteen ? 'thirteen' : 'whole-deck', owlLasting });
  copyTable(table, twin);
  return twin;
};

export const copyTable = (from: FastTable, to: FastTable): void => {
  to.deck.set(from.deck);
  to.discard.set(from.discard);
  to.rows.set(from.rows);
  to.rowSize.set(from.rowSize);
  to.hours.set(from.hours);
  to.bells.set(from.bells);
  to.owls.set(from.owls);
  to.owlSeen.set(from.owlSeen);
  to.vetoes.set(from.vetoes);
  to.piles.set(from.piles);
  to.received.set(from.received);
  to.deckSize = from.deckSize;
  to.top = from.top;
  to.discardSize = from.discardSize;
  to.drawn = from.drawn;
  to.first = from.first;
  to.active = from.active;
  to.lastStage = from.lastStage;
  to.winner = from.winner;
};

export const limitAt = (table: FastTable, seat: Seat): number =>
  (table.owls[seat] ?? 0) > 0 || (table.owlLasting && table.owlSeen[seat] === 1) ? 18 : 13;
