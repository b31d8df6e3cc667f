import type { Seat } from '../../../../kernel/game.ts';
import { roll, type Dice } from './dice.ts';
import { bestInTheEnd, refuses } from './evaluate.ts';
import {
  BELLS,
  CURIOSITY,
  DEED,
  GIFT,
  HOURS,
  NOBODY,
  OWL,
  RETREAT,
  ROW,
  VETO,
  VETO_CARD,
  limitAt,
  type FastTable,
} from './table.ts';

/** The rules on a fast table, with players who follow the quick rating. */

const NO_CARD = -1;

export const takeCard = (table: FastTable, dice: Dice): number => {
  const { deck, deckSize, top } = table;
  const at = top > 0 ? deckSize - 1 - roll(dice, top) : roll(dice, deckSize);
  const card = deck[at] ?? 0;
  deck[at] = deck[--table.deckSize] ?? 0;
  if (top > 0) table.top--;
  return card;
};

/** Takes a card from below those on top. */
const takeFromUnder = (table: FastTable, dice: Dice): number => {
  const { deck } = table;
  const last = table.deckSize - table.top - 1;
  const at = roll(dice, last + 1);
  const card = deck[at] ?? 0;
  deck[at] = deck[last] ?? 0;
  deck[last] = deck[--table.deckSize] ?? 0;
  return card;
};

const refill = (table: FastTable): boolean => {
  if (table.deckSize > table.drawn) return true;
  const { deck, discard, discardSize } = table;
  table.top = table.deckSize; // these are already drawn
  deck.copyWithin(discardSize, 0, table.deckSize);
  for (let i = 0; i < discardSize; i++) deck[i] = discard[i] ?? 0;
  table.deckSize += discardSize;
  table.discardSize = 0;
  return table.deckSize > table.drawn;
};

const noticeTheLast = (table: FastTable): void => {
  if (!table.toThirteen && table.deckSize === table.drawn) table.lastStage = true;
};

const drawForTurn = (table: FastTable): void => {
  while (table.drawn < table.seats && refill(table)) {
    table.drawn++;
    noticeTheLast(table);
  }
};

const takeExtra = (table: FastTable, dice: Dice): number => {
  if (!refill(table)) return NO_CARD;
  const card = table.drawn < table.top ? takeCard(table, dice) : takeFromUnder(table, dice);
  noticeTheLast(table);
  return card;
};

const put = (table: FastTable, card: number): void => {
  table.discard[table.discardSize++] = card;
};

const add = (table: FastTable, seat: Seat, card: number, sign: 1 | -1): void => {
  table.hours[seat] = (table.hours[seat] ?? 0) + sign * (HOURS[card] ?? 0);
  table.bells[seat] = (table.bells[seat] ?? 0) + sign * (BELLS[card] ?? 0);
  if (DEED[card] === VETO) table.vetoes[seat] = (table.vetoes[seat] ?? 0) + sign;
  if (DEED[card] !== OWL) return;
  table.owls[seat] = (table.owls[seat] ?? 0) + sign;
  table.owlSeen[seat] = 1;
};

export const layDown = (table: FastTable, seat: Seat, card: number): void => {
  const size = table.rowSize[seat] ?? 0;
  table.rows[seat * ROW + size] = card;
  table.rowSize[seat] = size + 1;
  add(table, seat, card, 1);
};

const turnBack = (table: FastTable, seat: Seat): void => {
  const size = table.rowSize[seat] ?? 0;
  if (size === 0) return;
  const last = table.rows[seat * ROW + size - 1] ?? 0;
  table.rowSize[seat] = size - 1;
  add(table, seat, last, -1);
  put(table, last);
};

/** Removes the card and the first No, thanks! of the row. */
export const refuseCard = (table: FastTable, seat: Seat, card: number): void => {
  const start = seat * ROW;
  const end = start + (table.rowSize[seat] ?? 0);
  const at = table.rows.indexOf(VETO_CARD, start);
  table.rows.copyWithin(at, at + 1, end);
  table.rowSize[seat] = end - start - 1;
  add(table, seat, VETO_CARD, -1);
  put(table, VETO_CARD);
  put(table, card);
};

/**
 * Applies the card itself, without the extra card of a Curiosity. True if that ended the round or the match.
 */
export const resolveCard = (table: FastTable, seat: Seat, card: number): boolean => {
  const deed = DEED[card];
  if (deed === GIFT) {
    table.piles[seat] = (table.piles[seat] ?? 0) + (BELLS[card] ?? 0);
    if (!table.toThirteen || table.piles[seat] < 13) return false;
    table.winner = seat;
    return true;
  }
  if (deed === RETREAT) {
    turnBack(table, seat);
    put(table, card);
  } else layDown(table, seat, card);
  if ((table.hours[seat] ?? 0) < limitAt(table, seat)) return false;
  endRound(table, seat);
  return true;
};

/** True if that ended the round or the match. */
export const acceptCard = (table: FastTable, seat: Seat, card: number, dice: Dice): boolean => {
  if (resolveCard(table, seat, card)) return true;
  if (DEED[card] !== CURIOSITY) return false;
  const extra = takeExtra(table, dice);
  return extra !== NO_CARD && receiveCard(table, seat, extra, dice);
};

export const receiveCard = (table: FastTable, seat: Seat, card: number, dice: Dice): boolean => {
  if ((table.vetoes[seat] ?? 0) === 0 || !refuses(table, seat, card))
    return acceptCard(table, seat, card, dice);
  refuseCard(table, seat, card);
  return false;
};

const endRound = (table: FastTable, late: Seat): void => {
  table.drawn = 0;
  for (let seat = 0; seat < table.seats; seat++) clearRow(table, seat, seat === late);
  table.received.fill(0);
  const first = table.first;
  let most = table.toThirteen ? 12 : -1;
  // Starting at the first player: of equals, the one who sits farther away wins.
  for (let i = 0; i < table.seats && (table.toThirteen || table.lastStage); i++) {
    const seat = (first + i) % table.seats;
    const bells = table.piles[seat] ?? 0;
    if (bells < most || (bells === most && table.winner === NOBODY)) continue;
    [table.winner, most] = [seat, bells];
  }
  table.first = (first + 1) % table.seats;
  table.active = table.first;
};

const clearRow = (table: FastTable, seat: Seat, late: boolean): void => {
  const start = seat * ROW;
  const end = start + (table.rowSize[seat] ?? 0);
  for (let at = start; at < end; at++) {
    const card = table.rows[at] ?? 0;
    if (late || BELLS[card] === 0) put(table, card);
  }
  if (!late) table.piles[seat] = (table.piles[seat] ?? 0) + (table.bells[seat] ?? 0);
  table.rowSize[seat] = 0;
  table.hours[seat] = 0;
  table.bells[seat] = 0;
  table.owls[seat] = 0;
  table.owlSeen[seat] = 0;
  table.vetoes[seat] = 0;
};

/** If every player has had a card, the next player's turn begins. */
export const passTurn = (table: FastTable, roundOver: boolean): void => {
  if (roundOver || table.drawn > 0) return;
  table.active = (table.active + 1) % table.seats;
  table.received.fill(0);
};

/** Plays until the next card is to be given; the match must not be over. */
const nextCard = (table: FastTable, roundOver: boolean, dice: Dice): number => {
  passTurn(table, roundOver);
  if (table.drawn === 0) drawForTurn(table);
  table.drawn--;
  return takeCard(table, dice);
};

/** Plays until the round or the match is over. `fresh`: the round has not begun. */
export const playRound = (table: FastTable, fresh: boolean, dice: Dice): void => {
  let begins = fresh;
  for (;;) {
    const card = nextCard(table, begins, dice);
    const seat = bestInTheEnd(table, table.active, card);
    table.received[seat] = 1;
    if (receiveCard(table, seat, card, dice)) return;
    begins = false;
  }
};
