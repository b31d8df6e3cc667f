import { isRefusal, type Refusal, type Seat } from '../kernel/game.ts';
import type { SeatChange } from '../protocol/api.ts';
import type { GuestId, SeatEvent } from '../protocol/table.ts';
import { peopleOf, seatsOf, type SeatDoc, type TableDoc } from './doc.ts';

/** Changes to the seats of a table: each returns the changed doc or a refusal. */

export const sit = (
  doc: TableDoc,
  guest: GuestId,
  wanted: Seat | undefined,
  name: string | null,
): TableDoc | Refusal => {
  const index = wanted ?? seatFor(doc, guest);
  const seat = doc.seats[index];
  // A repeated request: its first answer was lost. It must not take a second seat.
  if (seat?.kind === 'person' && seat.guest === guest && !seat.away) return doc;
  if (doc.status !== 'waiting') return { why: 'not-waiting' };
  if (seat?.kind !== 'open') return { why: 'seat-taken' };
  if (doc.rated && seatsOf(doc, guest).length) return { why: 'never-rated' }; // nobody is rated against themselves
  if (seat.keptFor !== null && seat.keptFor !== guest) return { why: 'seat-kept' };
  return withSeat(doc, index, {
    kind: 'person',
    guest,
    name: name ?? seat.keptName ?? null,
    away: false,
  });
};

/** A seat kept for this guest, else one they have, else the first that is open to anybody. */
const seatFor = (doc: TableDoc, guest: GuestId): Seat => {
  const openTo = (who: GuestId | null): Seat =>
    doc.seats.findIndex((seat) => seat.kind === 'open' && seat.keptFor === who);
  const kept = openTo(guest);
  return kept >= 0 ? kept : (seatsOf(doc, guest)[0] ?? openTo(null));
};

/**
 * Before the match the seat is open again, also one that was only kept; during it a bot plays on until its owner comes
 * back.
 */
export const leave = (doc: TableDoc, guest: GuestId, seq: number): TableDoc | Refusal => {
  const seats = seatsOf(doc, guest);
  const waits = doc.status === 'waiting';
  if (!seats.length && !(waits && doc.seats.some((seat) => isKeptFor(seat, guest))))
    return { why: 'not-seated' };
  if (doc.status === 'over') return { why: 'not-playing' };
  if (!waits) return handOver(doc, seats, 'left', seq);
  const keeper = doc.tournament === undefined ? null : guest; // nobody else may play in their place
  const left = doc.seats.map((seat, i): SeatDoc =>
    seats.includes(i) || isKeptFor(seat, guest) ? { kind: 'open', keptFor: keeper } : seat,
  );
  const { near: _, ...others } = doc; // perhaps with the one who leaves
  const next: TableDoc = { ...others, seats: left };
  const [heir] = peopleOf(next);
  return doc.creator === guest && heir ? { ...next, creator: heir } : next;
};

const isKeptFor = (seat: SeatDoc, guest: GuestId): boolean => seat.kind === 'open' && seat.keptFor === guest;

/**
 * Starts the match without the open seats, if enough seats are taken. One person among bots is not rated. `wall`: the
 * time of the wall clock, which a match over days counts from.
 */
export const begin = (doc: TableDoc, fewest: number, wall: number): TableDoc | Refusal => {
  if (doc.status !== 'waiting') return { why: 'not-waiting' };
  const seats = doc.seats.filter(({ kind }) => kind !== 'open');
  if (seats.length < fewest) return { why: 'seats-open' };
  const begun: TableDoc = {
    ...doc,
    seats,
    granted: seats.map(() => 0),
    status: 'playing',
    ...(doc.clock.kind === 'days' && { began: wall }),
  };
  return doc.rated && peopleOf(doc).length < FEWEST_RATED ? { ...begun, rated: false } : begun;
};

/** Noted at once: before the last move a phone may have changed its network. */
export const noteNear = <T extends TableDoc | Refusal>(
  next: T,
  areNear: ((people: readonly GuestId[]) => boolean) | undefined,
): T =>
  !isRefusal(next) && next.rated && !next.near && areNear?.(peopleOf(next)) ? { ...next, near: true } : next;

export const isFull = (doc: TableDoc): boolean => doc.seats.every(({ kind }) => kind !== 'open');

/** The creator puts a bot on an open seat, or makes a seat of a bot, or one kept for somebody, open to anybody. */
export const putAtSeat = (
  doc: TableDoc,
  guest: GuestId,
  { seat: index, to }: SeatChange,
): TableDoc | Refusal => {
  if (doc.creator !== guest) return { why: 'not-the-host' };
  if (doc.status !== 'waiting') return { why: 'not-waiting' };
  const seat = doc.seats[index];
  if (!seat || seat.kind === 'person') return { why: 'seat-taken' };
  if (to.kind === 'bot' && doc.rated && seatsForPeople(doc, index) < FEWEST_RATED)
    return { why: 'never-rated' };
  return withSeat(doc, index, to.kind === 'open' ? { kind: 'open', keptFor: null } : to);
};

const FEWEST_RATED = 2;

const seatsForPeople = ({ seats }: TableDoc, without: Seat): number =>
  seats.filter(({ kind }, i) => kind !== 'bot' && i !== without).length;

const MOST_NOTES = 200; // otherwise somebody who leaves and returns all the time could fill the doc

/** A bot takes over these seats, or their owners take them back. A note in the log gives the reason. */
export const handOver = (doc: TableDoc, seats: readonly Seat[], what: SeatEvent, after: number): TableDoc => {
  const away = what !== 'back';
  const changed = seats.filter((i) => {
    const seat = doc.seats[i];
    return seat?.kind === 'person' && seat.away !== away;
  });
  const notes = changed.map((seat) => ({ after, seat, what }));
  return {
    ...doc,
    seats: doc.seats.map((seat, i) =>
      seat.kind === 'person' && changed.includes(i) ? { ...seat, away } : seat,
    ),
    notes: [...doc.notes, ...notes].slice(-MOST_NOTES),
    returning: doc.returning.filter((seat) => !seats.includes(seat)),
  };
};

const withSeat = (doc: TableDoc, index: Seat, seat: SeatDoc): TableDoc => ({
  ...doc,
  seats: doc.seats.with(index, seat),
});
