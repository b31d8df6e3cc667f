import type { Seat } from '../../kernel/game.ts';
import type { TakebackAsked } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';

/** A takeback that waits for the other people's consent. It is asked again by whoever still wants it after a restart. */
export interface Question {
  readonly id: string; // of the message that asked
  readonly guest: GuestId;
  readonly by: Seat;
  readonly to: number;
  readonly waiting: readonly GuestId[];
}

export const asked = (question: Question | null): TakebackAsked | null =>
  question && { by: question.by, to: question.to, waiting: question.waiting };
