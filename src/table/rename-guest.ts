import type { GuestId } from '../protocol/table.ts';
import { peopleOf, type SeatDoc, type TableDoc } from './doc.ts';

/** The table after a guest has become part of an account; the same value if the guest has nothing to do with it. */
export const renameGuest = (doc: TableDoc, from: GuestId, into: GuestId): TableDoc => {
  if (!isNamed(doc, from)) return doc;
  const now = (who: GuestId): GuestId => (who === from ? into : who);
  const { question, rematchSaid } = doc;
  return {
    ...doc,
    creator: now(doc.creator),
    seats: doc.seats.map((seat) => renameSeat(seat, now)),
    question: question && { ...question, guest: now(question.guest), waiting: question.waiting.map(now) },
    ...(rematchSaid && {
      rematchSaid: rematchSaid.map(({ guest, yes }) => ({ guest: now(guest), yes })),
    }),
  };
};

const isNamed = (doc: TableDoc, who: GuestId): boolean =>
  doc.creator === who ||
  peopleOf(doc).includes(who) ||
  doc.seats.some((seat) => seat.kind === 'open' && seat.keptFor === who);

const renameSeat = (seat: SeatDoc, now: (who: GuestId) => GuestId): SeatDoc => {
  if (seat.kind === 'person') return { ...seat, guest: now(seat.guest) };
  if (seat.kind === 'open' && seat.keptFor !== null) return { ...seat, keptFor: now(seat.keptFor) };
  return seat;
};
