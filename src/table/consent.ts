import type { Seat } from '../kernel/game.ts';
import type { GuestId } from '../protocol/table.ts';

/**
 * A takeback or a draw that waits for the other people's consent. It is stored in the doc, so that every server has the same
 * question.
 */
export interface Question {
  readonly what?: 'draw'; // missing: a takeback
  readonly id: string; // of the request
  readonly guest: GuestId;
  readonly by: Seat;
  readonly to: number; // for a takeback: the seq to return to
  readonly seq: number; // the position at which it was asked
  readonly waiting: readonly GuestId[];
  readonly until: number; // milliseconds since 1970
}

export const LAPSES = 60_000; // no answer in this time means no: the people who were asked may have closed the page

interface Moment {
  readonly seq: number;
  readonly now: number;
  readonly present: ReadonlySet<GuestId>;
}

/**
 * The question without the people who left; null if it is no longer open. It ends when somebody moves, when its time is
 * over, or when the person who asked has left.
 */
export const standing = (question: Question, { seq, now, present }: Moment): Question | null => {
  if (seq > question.seq || now >= question.until || !present.has(question.guest)) return null;
  return { ...question, waiting: question.waiting.filter((guest) => present.has(guest)) };
};
