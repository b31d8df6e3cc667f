import type { Seat } from '../kernel/game.ts';
import type { GuestId } from '../protocol/table.ts';

/** A takeback that waits for the other people's consent. Kept with the table, so that every server asks the same. */
export interface Question {
  readonly id: string; // of the message that asked
  readonly guest: GuestId;
  readonly by: Seat;
  readonly to: number;
  readonly seq: number; // where the match stood
  readonly waiting: readonly GuestId[];
  readonly until: number; // milliseconds since 1970
}

export const LAPSES = 60_000; // silence is a no, and the asker must not wait for somebody who has closed the page

interface Moment {
  readonly seq: number;
  readonly now: number;
  readonly present: ReadonlySet<GuestId>;
}

/**
 * The question as it stands now; null: nobody asks any more. Whoever plays on instead of answering has answered, who is
 * not there is not waited for, and who asked and left asks no longer.
 */
export const standing = (question: Question, { seq, now, present }: Moment): Question | null => {
  if (seq > question.seq || now >= question.until || !present.has(question.guest)) return null;
  return { ...question, waiting: question.waiting.filter((guest) => present.has(guest)) };
};
