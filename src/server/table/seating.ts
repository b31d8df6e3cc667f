import type { Refusal, Seat } from '../../kernel/game.ts';
import type { GuestId } from '../../protocol/table.ts';
import { peopleOf, seatsOf, type SeatDoc, type TableDoc } from './doc.ts';

/** Who sits where: changes to a table's document, each refused with a reason or made. */

export const sit = (
  doc: TableDoc,
  guest: GuestId,
  wanted: Seat | undefined,
  name: string | null,
): TableDoc | Refusal => {
  if (doc.status !== 'waiting') return { why: 'not-waiting' };
  const index = wanted ?? seatFor(doc, guest);
  const seat = doc.seats[index];
  if (seat?.kind !== 'open') return { why: 'seat-taken' };
  if (seat.keptFor !== null && seat.keptFor !== guest) return { why: 'seat-kept' };
  return withSeat(doc, index, { kind: 'person', guest, name, away: false });
};

/** The seat kept for this guest, else the first that is open to anybody. */
const seatFor = (doc: TableDoc, guest: GuestId): Seat => {
  const openTo = (who: GuestId | null): Seat =>
    doc.seats.findIndex((seat) => seat.kind === 'open' && seat.keptFor === who);
  const kept = openTo(guest);
  return kept >= 0 ? kept : openTo(null);
};

/** Before the match the seat is open again; during it a bot plays on until its owner comes back. */
export const leave = (doc: TableDoc, guest: GuestId): TableDoc | Refusal => {
  if (!seatsOf(doc, guest).length) return { why: 'not-seated' };
  if (doc.status === 'over') return { why: 'not-playing' };
  const left = doc.seats.map((seat): SeatDoc => {
    if (seat.kind !== 'person' || seat.guest !== guest) return seat;
    return doc.status === 'waiting' ? { kind: 'open', keptFor: null } : { ...seat, away: true };
  });
  const next = { ...doc, seats: left };
  const [heir] = peopleOf(next);
  return doc.status === 'waiting' && doc.host === guest && heir ? { ...next, host: heir } : next;
};

/** The seats nobody took are put away, if the game can be played without them. */
export const begin = (doc: TableDoc, fewest: number): TableDoc | Refusal => {
  if (doc.status !== 'waiting') return { why: 'not-waiting' };
  const seats = doc.seats.filter(({ kind }) => kind !== 'open');
  if (seats.length < fewest) return { why: 'seats-open' };
  return { ...doc, seats, granted: seats.map(() => 0), status: 'playing' };
};

export const isFull = (doc: TableDoc): boolean => doc.seats.every(({ kind }) => kind !== 'open');

export const setAway = (doc: TableDoc, seats: readonly Seat[], away: boolean): TableDoc => ({
  ...doc,
  seats: doc.seats.map((seat, i) => (seat.kind === 'person' && seats.includes(i) ? { ...seat, away } : seat)),
});

/** The same people and bots, one seat on, so that somebody else begins. Only whoever asked sits already. */
export const rematchSeats = (doc: TableDoc, guest: GuestId): SeatDoc[] => {
  const kept = doc.seats.map((seat): SeatDoc => {
    if (seat.kind !== 'person') return seat;
    return seat.guest === guest ? { ...seat, away: false } : { kind: 'open', keptFor: seat.guest };
  });
  return [...kept.slice(1), ...kept.slice(0, 1)];
};

const withSeat = (doc: TableDoc, index: Seat, seat: SeatDoc): TableDoc => ({
  ...doc,
  seats: doc.seats.with(index, seat),
});
