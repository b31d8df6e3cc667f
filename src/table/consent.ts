import type { Millis, Seat } from '../kernel/game.ts';
import { DAY, type ClockSetting, type GuestId } from '../protocol/table.ts';

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
  readonly until: Millis; // in match time; older versions stored milliseconds since 1970
}

/** No answer in this time means no: the people who were asked may have closed the page. Over days they come back. */
export const lapsesIn = ({ kind }: ClockSetting): Millis => (kind === 'days' ? DAY : 60_000);

const SINCE_1970: Millis = 1e11; // no match is three years long: a time that an older version stored

interface Moment {
  readonly seq: number;
  readonly at: Millis; // in match time
  readonly present: ReadonlySet<GuestId>;
}

/**
 * The question without the people who left; null if it is no longer open. It ends when somebody moves, when its time is
 * over, or when the person who asked has left.
 */
export const standing = (question: Question, { seq, at, present }: Moment): Question | null => {
  const lapsed = at >= question.until || question.until > SINCE_1970;
  if (seq > question.seq || lapsed || !present.has(question.guest)) return null;
  return { ...question, waiting: question.waiting.filter((guest) => present.has(guest)) };
};
