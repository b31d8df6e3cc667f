import type { Seat } from '../../../../kernel/game.ts';
import { CARDS, type CardFace } from '../../rules/cards.ts';
import { BELLS, DEED, GIFT, HOURS, OWL, RETREAT, ROW, VETO, limitAt, type FastTable } from './table.ts';

/** A quick rating of a position, in bells: saved bells, and bells in rows times the chance to save them. */

/**
 * The chance to save a row, by the hours left; a No, thanks! helps. All figures here were found by
 * experiment.
 */
const homeWith = (left: number): number => left / 19;
const VETO_HELPS = 0.35; // part of the remaining risk
const WIN = 26; // the value of thirteen bells
const EARLY = 6; // the value, in bells, of being far from the limit
const NEAR = 8; // above this every bell counts one and a half times

const progress = (toThirteen: boolean, bells: number): number =>
  !toThirteen ? bells : bells >= 13 ? WIN : bells > NEAR ? bells + (bells - NEAR) / 2 : bells;

const hope = (table: FastTable, seat: Seat, bells: number, left: number, vetoes: number): number => {
  const bare = homeWith(left);
  const home = vetoes > 0 ? bare + (1 - bare) * VETO_HELPS : bare;
  const pile = table.piles[seat] ?? 0;
  const saved = progress(table.toThirteen, pile);
  return saved + home * (progress(table.toThirteen, pile + bells) - saved) + home * EARLY;
};

const hopeNow = (table: FastTable, seat: Seat): number =>
  hope(
    table,
    seat,
    table.bells[seat] ?? 0,
    limitAt(table, seat) - (table.hours[seat] ?? 0),
    table.vetoes[seat] ?? 0,
  );

/** The weight of the others' prospects against one's own. */
const weight = (table: FastTable, me: Seat, seat: Seat): number => (seat === me ? 1 : -1 / (table.seats - 1));

/** The change for `me` if a player stays out late now. */
const changeByLateness = (table: FastTable, me: Seat, late: Seat): number => {
  let change = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const bells = (table.piles[seat] ?? 0) + (seat === late ? 0 : (table.bells[seat] ?? 0));
    const fresh = progress(table.toThirteen, bells) + homeWith(13) * EARLY;
    change += weight(table, me, seat) * (fresh - hopeNow(table, seat));
  }
  return change;
};

/** The change for `me` if `seat` accepts this card. */
export const changeByCard = (table: FastTable, me: Seat, seat: Seat, card: number): number => {
  const deed = DEED[card];
  const now = hopeNow(table, seat);
  if (deed === GIFT) {
    const pile = table.piles[seat] ?? 0;
    const more = progress(table.toThirteen, pile + (BELLS[card] ?? 0)) - progress(table.toThirteen, pile);
    return weight(table, me, seat) * more;
  }
  let bells = table.bells[seat] ?? 0;
  let hours = table.hours[seat] ?? 0;
  let vetoes = table.vetoes[seat] ?? 0;
  let limit = limitAt(table, seat);
  if (deed === RETREAT) {
    const size = table.rowSize[seat] ?? 0;
    if (size === 0) return 0;
    const last = table.rows[seat * ROW + size - 1] ?? 0;
    bells -= BELLS[last] ?? 0;
    hours -= HOURS[last] ?? 0;
    if (DEED[last] === VETO) vetoes--;
    if (DEED[last] === OWL && table.owls[seat] === 1 && !table.owlLasting) limit = 13;
  } else {
    bells += BELLS[card] ?? 0;
    hours += HOURS[card] ?? 0;
    if (deed === VETO) vetoes++;
    if (deed === OWL) limit = 18;
  }
  if (hours >= limit) return changeByLateness(table, me, seat);
  return weight(table, me, seat) * (hope(table, seat, bells, limit - hours, vetoes) - now);
};

/** True if a player with a No, thanks! should use it on this card. */
export const refuses = (table: FastTable, seat: Seat, card: number): boolean => {
  const left = limitAt(table, seat) - (table.hours[seat] ?? 0);
  const without = hope(table, seat, table.bells[seat] ?? 0, left, (table.vetoes[seat] ?? 0) - 1);
  return changeByCard(table, seat, seat, card) < without - hopeNow(table, seat);
};

const changeByRefusal = (table: FastTable, me: Seat, seat: Seat): number => {
  const left = limitAt(table, seat) - (table.hours[seat] ?? 0);
  const after = hope(table, seat, table.bells[seat] ?? 0, left, (table.vetoes[seat] ?? 0) - 1);
  return weight(table, me, seat) * (after - hopeNow(table, seat));
};

/**
 * For the whole deck, by the hours left: the part that is too late, and the mean hours and bells of the rest.
 */
const LEFTS = Array.from({ length: 19 }, (_, left) => left);
const safe = (left: number): readonly CardFace[] => CARDS.filter(({ hours }) => hours < left);
const mean = (left: number, of: (face: CardFace) => number): number => {
  const copies = safe(left).reduce((sum, face) => sum + face.copies, 0);
  return copies ? safe(left).reduce((sum, face) => sum + face.copies * of(face), 0) / copies : 0;
};
const TOO_LATE = LEFTS.map((left) => 1 - safe(left).reduce((sum, { copies }) => sum + copies, 0) / 109);
const MEAN_HOURS = LEFTS.map((left) => mean(left, ({ hours }) => hours));
const MEAN_BELLS = LEFTS.map((left) => mean(left, ({ special, bells }) => (special ? 0 : bells)));
const MEAN_GIFT = LEFTS.map((left) => mean(left, ({ special, bells }) => (special ? bells : 0)));

/** The mean change for `me` if `seat` gets an unknown card. */
const changeByAnyCard = (table: FastTable, me: Seat, seat: Seat): number => {
  const left = limitAt(table, seat) - (table.hours[seat] ?? 0);
  const vetoes = table.vetoes[seat] ?? 0;
  const bells = (table.bells[seat] ?? 0) + (MEAN_BELLS[left] ?? 0);
  const later = hope(table, seat, bells, left - (MEAN_HOURS[left] ?? 0), vetoes) + (MEAN_GIFT[left] ?? 0);
  const homely = weight(table, me, seat) * (later - hopeNow(table, seat));
  const late = TOO_LATE[left] ?? 0;
  if (late === 0) return homely;
  const missed = vetoes > 0 ? changeByRefusal(table, me, seat) : changeByLateness(table, me, seat);
  return late * missed + (1 - late) * homely;
};

const changeByGiving = (table: FastTable, me: Seat, seat: Seat, card: number): number =>
  (table.vetoes[seat] ?? 0) > 0 && refuses(table, seat, card)
    ? changeByRefusal(table, me, seat)
    : changeByCard(table, me, seat, card);

/**
 * The best seat for this card from `me`'s view, compared with an unknown card: the seat that gets this one
 * does not get the next.
 */
export const bestInTheEnd = (table: FastTable, me: Seat, card: number): Seat => {
  let best = 0;
  let most = -Infinity;
  for (let seat = 0; seat < table.seats; seat++) {
    if (table.received[seat] === 1) continue;
    const change = changeByGiving(table, me, seat, card) - changeByAnyCard(table, me, seat);
    if (change > most) [best, most] = [seat, change];
  }
  return best;
};
