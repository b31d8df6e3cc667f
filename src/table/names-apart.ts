import { foldedName } from '../protocol/alike-names.ts';
import type { GuestId, SeatInfo } from '../protocol/table.ts';

/**
 * Two people at one table whose names look alike each get a number that stays theirs. Names are not unique: the first
 * passer-by called Anna would take the name from all others.
 */
export const namesApart = (seats: readonly SeatInfo[]): readonly SeatInfo[] => {
  const people = new Set(seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : [])));
  if (people.size < 2) return seats; // nobody to be taken for, and several people may share one device
  const folded = new Map<string, Set<GuestId>>();
  for (const seat of seats)
    if (seat.kind === 'person') {
      const name = foldedName(seat.name);
      folded.set(name, (folded.get(name) ?? new Set()).add(seat.guest));
    }
  if ([...folded.values()].every(({ size }) => size < 2)) return seats;
  return seats.map((seat) => {
    const alike = seat.kind === 'person' ? folded.get(foldedName(seat.name)) : undefined;
    if (seat.kind !== 'person' || !alike || alike.size < 2) return seat;
    return { ...seat, name: `${seat.name} · ${numberOf(seat.guest, alike)}` };
  });
};

/** From the id, so that it is the same at every table; more digits where two would be equal. */
const numberOf = (guest: GuestId, alike: ReadonlySet<GuestId>): string => {
  for (let digits = 2; ; digits++) {
    const own = lastDigits(guest, digits);
    const taken = [...alike].some((other) => other !== guest && lastDigits(other, digits) === own);
    if (!taken || digits > MOST_DIGITS) return own;
  }
};

const MOST_DIGITS = 12;

const lastDigits = (guest: GuestId, digits: number): string => {
  const numbers = Array.from(guest, (letter) => letter.charCodeAt(0) % 10).join('');
  return numbers.slice(-digits);
};
