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

const LAPSES = 60_000; // silence is a no, and the asker must not wait for somebody who has closed the page

/** At most one question at a time. Not stored: after a restart it is resent by whoever still wants it. */
export class Consent {
  readonly #room: Room;
  #question: Question | null = null;
  #lapse: NodeJS.Timeout | undefined;

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

  ask(question: Question): void {
    this.#lapse = setTimeout(() => this.decline(), LAPSES);
    this.#lapse.unref();
    this.#show(question);
  }

  #show(question: Question | null): void {
    this.#question = question;
    if (!question) clearTimeout(this.#lapse);
    this.#room.send({ t: 'takeback', asked: this.asked });
  }

  /** The question itself once everybody has agreed; null while somebody still has to answer, or said no. */
  answer(guest: GuestId, yes: boolean): Question | Refusal | null {
    const question = this.#question;
    if (!question?.waiting.includes(guest)) return { why: 'no-takeback-asked' };
    if (yes) return this.#waitFor(question, (other) => other !== guest);
    this.decline();
    return null;
  }

  /** Somebody has gone, or is back: who is not there is not waited for, and who asked and left asks no longer. */
  recheck(present: ReadonlySet<GuestId>): Question | null {
    const question = this.#question;
    if (!question) return null;
    if (present.has(question.guest)) return this.#waitFor(question, (other) => present.has(other));
    this.decline();
    return null;
  }

  #waitFor(question: Question, still: (guest: GuestId) => boolean): Question | null {
    const waiting = question.waiting.filter(still);
    if (waiting.length !== question.waiting.length)
      this.#show(waiting.length ? { ...question, waiting } : null);
    return waiting.length ? null : question;
  }

  decline(): void {
    const question = this.#question;
    if (!question) return;
    this.#show(null);
    this.#room.toGuest(question.guest, { t: 'refused', id: question.id, why: 'takeback-declined' });
  }
}
