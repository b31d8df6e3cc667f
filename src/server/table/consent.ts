import type { Refusal, Seat } from '../../kernel/game.ts';
import type { TakebackAsked } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Room } from './room.ts';

/** A takeback that waits for the other people's consent. */
export interface Question {
  readonly id: string; // of the message that asked
  readonly guest: GuestId;
  readonly by: Seat;
  readonly to: number;
  readonly waiting: readonly GuestId[];
}

/** At most one question at a time. Not stored: after a restart it is resent by whoever still wants it. */
export class Consent {
  readonly #room: Room;
  #question: Question | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  get asked(): TakebackAsked | null {
    const question = this.#question;
    return question && { by: question.by, to: question.to, waiting: question.waiting };
  }

  /** The same request again is still waiting; another one has to. */
  pending(id: string): 'asked' | Refusal | null {
    if (!this.#question) return null;
    return this.#question.id === id ? 'asked' : { why: 'takeback-pending' };
  }

  ask(question: Question | null): void {
    this.#question = question;
    this.#room.toAll({ t: 'takeback', asked: this.asked });
  }

  /** The question itself once everybody has agreed; null while somebody still has to answer, or said no. */
  answer(guest: GuestId, yes: boolean): Question | Refusal | null {
    const question = this.#question;
    if (!question?.waiting.includes(guest)) return { why: 'no-takeback-asked' };
    const waiting = question.waiting.filter((other) => other !== guest);
    if (!yes) this.decline();
    else this.ask(waiting.length ? { ...question, waiting } : null);
    return yes && !waiting.length ? question : null;
  }

  decline(): void {
    const question = this.#question;
    if (!question) return;
    this.ask(null);
    this.#room.toGuest(question.guest, { t: 'refused', id: question.id, why: 'takeback-declined' });
  }
}
