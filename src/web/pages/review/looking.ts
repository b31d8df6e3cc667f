import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Moment } from '../../../review/moment.ts';
import { isMistake } from '../../../review/quality.ts';
import type { BoardModule } from '../../kit/board.ts';
import type { Played } from '../../table/load-played.ts';
import { nameFor, thirdPersonName } from '../../table/people.ts';

/** A match that is looked back at, with the seat it is about. */
export interface Looking extends Played {
  readonly board: BoardModule<Kind>;
  readonly seat: Seat; // the chances are this seat's
  readonly everything: boolean; // the reader asked to see what was hidden from this seat
}

/** The board is seen with these eyes: those of the reader's seat, or, to see everything, those of the seat that made the decision. */
export const eyesAt = ({ everything, match, seat }: Looking, at: number): Seat => {
  const by = match.entries[at]?.by;
  return everything && by !== undefined && by !== 'clock' ? by : seat;
};

export const nameIn = ({ watched: { table }, mine }: Looking, seat: Seat): string =>
  seat === mine ? nameFor(table, mine, seat) : thirdPersonName(table, seat);

export const percent = (chance: number): number => Math.round(100 * chance);

/** The next mistake of this seat after a moment, in the direction of `by`; null: there is none. */
export const nextMistake = (
  moments: readonly (Moment | null)[],
  seat: Seat,
  at: number,
  by: 1 | -1,
): number | null => {
  for (let i = at + by; i >= 0 && i < moments.length; i += by) {
    const decision = moments[i]?.decision;
    if (decision && decision.by === seat && isMistake(decision.quality)) return i;
  }
  return null;
};
