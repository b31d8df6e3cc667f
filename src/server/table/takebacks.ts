import { isRefusal, type Refusal, type Seat } from '../../kernel/game.ts';
import type { TakebackAsked } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';
import { Consent, type Question } from './consent.ts';
import type { TableDoc } from './doc.ts';
import type { LiveMatch, Written } from './match.ts';
import type { Room } from './room.ts';
import { takebackFor } from './takeback.ts';
import { whyFailed } from './why-failed.ts';

type Answer = Written | Refusal;

/** Taking back at one table: at once where nobody need be asked, else when the others agree. */
export class Takebacks {
  readonly #room: Room;
  readonly #doc: () => TableDoc;
  readonly #settle: (result: Answer) => Promise<Answer>;
  readonly #consent: Consent;

  /** `settle` is told of everything that was written, as it is of moves. */
  constructor(room: Room, doc: () => TableDoc, settle: (result: Answer) => Promise<Answer>) {
    this.#room = room;
    this.#doc = doc;
    this.#settle = settle;
    this.#consent = new Consent(room);
  }

  get asked(): TakebackAsked | null {
    return this.#consent.asked;
  }

  /** Done, refused, or `asked`: the answer comes when the others have answered. */
  async ask(match: LiveMatch, guest: GuestId, seat: Seat, id: string): Promise<Answer | 'asked'> {
    const seen = match.seen(seat, id);
    if (seen !== undefined) return { seq: seen };
    const pending = this.#consent.pending(id);
    if (pending) return pending;
    const found = takebackFor(match, seat);
    if (isRefusal(found)) return found;
    const waiting = [...this.#present()].filter((other) => other !== guest);
    if (found.free || !waiting.length) return this.#settle(await match.takeBack(seat, found.to, id));
    this.#consent.ask({ id, guest, by: seat, to: found.to, waiting });
    return 'asked';
  }

  async answer(match: LiveMatch, guest: GuestId, yes: boolean): Promise<Answer> {
    const agreed = this.#consent.answer(guest, yes);
    if (isRefusal(agreed)) return agreed;
    if (agreed) await this.#agree(match, agreed);
    return { seq: match.position.seq };
  }

  /** Whoever plays on instead of answering has answered. */
  decline(): void {
    this.#consent.decline();
  }

  /** After any change of the seats: a question to somebody who is no longer there would never be answered. */
  async recheck(match: LiveMatch): Promise<void> {
    const agreed = this.#consent.recheck(this.#present());
    if (agreed) await this.#agree(match, agreed);
  }

  async #agree(match: LiveMatch, { guest, by, to, id }: Question): Promise<void> {
    try {
      const done = await this.#settle(await match.takeBack(by, to, id));
      this.#room.toGuest(
        guest,
        isRefusal(done) ? { t: 'refused', id, ...done } : { t: 'ack', id, seq: done.seq },
      );
    } catch (error) {
      // Or whoever asked would wait for ever: the question is gone, and nobody else knows its id.
      this.#room.toGuest(guest, { t: 'refused', id, why: whyFailed(error) });
      throw error;
    }
  }

  /** The people who play themselves: a bot has no opinion, not even in somebody's place. */
  #present(): Set<GuestId> {
    const { seats } = this.#doc();
    return new Set(seats.flatMap((seat) => (seat.kind === 'person' && !seat.away ? [seat.guest] : [])));
  }
}
