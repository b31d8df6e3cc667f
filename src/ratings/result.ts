import type { Outcome, Seat } from '../kernel/game.ts';
import type { Won } from '../protocol/people.ts';
import type { GuestId, SeatNote, TableId } from '../protocol/table.ts';
import type { SeatDoc, TableDoc } from '../table/doc.ts';

/** The data of a finished match that histories and ratings need. */
export interface Result {
  readonly match: TableId;
  readonly at: number; // its end, in milliseconds since 1970
  readonly game: string;
  readonly mode: string; // the kind of match that has ratings of its own; empty: the game has only one
  readonly rated: boolean; // agreed by all at the start; see isRated
  readonly near?: true; // two of the people sat down, began or ended at one address; missing: not, or not known
  readonly seats: readonly SeatResult[]; // as at the table
}

export interface SeatResult {
  readonly who: GuestId | null; // null: a bot
  readonly name: string | null; // as chosen for this table, where several people shared a device
  readonly level: number | null; // of the bot
  readonly place: number | null; // 1 is the best, equal places are ties; null: nothing was decided
  readonly score: number | null;
  readonly left: boolean; // a bot had to finish the match for this person
}

/** The result of a table whose match is over; null if it is not, or if no person played. */
export const resultOf = (
  doc: TableDoc,
  mode: string | null,
  at: number,
  areNear: (people: readonly GuestId[]) => boolean = () => false,
): Result | null => {
  const { outcome } = doc;
  if (doc.status !== 'over' || !outcome || doc.halted) return null;
  const left = leftSeats(doc.seats, doc.notes);
  const places = placesAt(doc);
  const seats = doc.seats.map((seat, i) => seatResult(seat, i, outcome, places[i] ?? null, left));
  if (!seats.some(({ who }) => who !== null)) return null;
  const rated = mode !== null && doc.rated === true && doc.from === null;
  const near = rated && (doc.near === true || areNear(seats.flatMap(({ who }) => who ?? [])));
  return { match: doc.id, at, game: doc.game, mode: mode ?? '', rated, ...(near && { near }), seats };
};

/** The place of every seat of a finished match, of bots too; null where nothing was decided. */
export const placesAt = ({ seats, notes, outcome }: TableDoc): readonly (number | null)[] =>
  outcome ? placesOf(outcome, seats.length, leftSeats(seats, notes)) : seats.map(() => null);

const seatResult = (
  seat: SeatDoc,
  i: Seat,
  { scores }: Outcome,
  place: number | null,
  left: ReadonlySet<Seat>,
): SeatResult => ({
  who: seat.kind === 'person' ? seat.guest : null,
  name: seat.kind === 'person' ? seat.name : null,
  level: seat.kind === 'bot' ? seat.level : null,
  place,
  score: scores[i] ?? null,
  left: left.has(i),
});

const ONCE = 1; // may happen by a slip
const LONG = 12; // steps of a match: then the bot has played it

/**
 * Seats whose people were away when the match ended: they had left, or their time was up, and did not come back. Also
 * those that a bot replaced more than once, or for long: otherwise it could play for them, and they would only come back for
 * the end.
 */
const leftSeats = (seats: readonly SeatDoc[], notes: readonly SeatNote[]): ReadonlySet<Seat> =>
  new Set(
    seats.flatMap((seat, i) => {
      const own = notes.filter((note) => note.seat === i);
      const last = own.at(-1);
      const gone =
        seat.kind === 'person' && (seat.away || (last && last.what !== 'back') || isOftenAway(own));
      return gone ? [i] : [];
    }),
  );

const isOftenAway = (notes: readonly SeatNote[]): boolean => {
  const absences = notes.flatMap((note, i) => {
    const before = notes[i - 1];
    return note.what === 'back' && before && before.what !== 'back' ? [note.after - before.after] : [];
  });
  return absences.length > ONCE || absences.some((steps) => steps > LONG);
};

/**
 * Winners first, then by points. A person who left is last, however well the bot did that played on. A match that was
 * stopped decides nothing, except against those who had left it. Alone one is first or second: won or lost.
 */
export const placesOf = (
  { winners, scores, ended }: Outcome,
  seats: number,
  left: ReadonlySet<Seat>,
): readonly (number | null)[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (ended?.how === 'closed' || (ended?.how === 'stop' && left.size === 0)) return all.map(() => null);
  if (seats === 1) return [winners.length ? 1 : 2];
  const worth = (seat: Seat): readonly number[] => [
    left.has(seat) ? 0 : 1,
    winners.includes(seat) ? 1 : 0,
    winners.length ? (scores[seat] ?? 0) : 0, // in a draw points do not count
  ];
  return all.map((seat) => 1 + all.filter((other) => compare(worth(other), worth(seat)) > 0).length);
};

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** For a person's history. Null: nothing was decided. */
export const wonBy = ({ seats }: Result, seat: SeatResult): Won | null => {
  if (seat.place === null) return null;
  if (seat.place > 1) return 'lost';
  return seats.every(({ place }) => place === 1) && seats.length > 1 ? 'drawn' : 'won';
};

/** Between two people, whatever the others at the table did. */
export const betterOf = (mine: SeatResult, theirs: SeatResult): Won | null => {
  if (mine.place === null || theirs.place === null) return null;
  if (mine.place === theirs.place) return 'drawn';
  return mine.place < theirs.place ? 'won' : 'lost';
};
