import { isRefusal, type Refusal, type Seat } from '../../kernel/game.ts';
import type { TakebackAsked } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';
import { LAPSES, standing, type Question } from '../../table/consent.ts';
import type { TableDoc } from '../../table/doc.ts';
import type { LiveMatch, Written } from './match.ts';
import type { Room } from './room.ts';
import type { SavedTable } from './saved.ts';
import { takebackFor } from '../../table/takeback.ts';

type Answer = Written | Refusal;

const MOST_TAKEBACKS = 100; // by one seat: to and fro without end would fill the log, and everybody's memory
const SOONEST = 50;
const AGAIN = 5_000; // when the database was away just as a question lapsed

/** Taking back at one table: at once where nobody need be asked, else when the others agree, at whichever server. */
export class Takebacks {
  readonly #room: Room;
  readonly #saved: SavedTable;
  readonly #written: (result: Answer) => Promise<Answer>;
  readonly #lapsed: () => Promise<boolean>;
  #shown: Question | null = null;
  #lapse: NodeJS.Timeout | undefined;
  #closed = false;

  /** `written` is told of everything that was written, as it is of moves; `lapsed` settles the table, or says false. */
  constructor(
    room: Room,
    saved: SavedTable,
    written: (result: Answer) => Promise<Answer>,
    lapsed: () => Promise<boolean>,
  ) {
    this.#room = room;
    this.#saved = saved;
    this.#written = written;
    this.#lapsed = lapsed;
  }

  get asked(): TakebackAsked | null {
    const question = this.#saved.doc.question;
    return question && { by: question.by, to: question.to, waiting: question.waiting };
  }

  /** Done, refused, or `asked`: the answer comes when the others have answered. */
  async ask(match: LiveMatch, guest: GuestId, by: Seat, id: string): Promise<Answer | 'asked'> {
    const seen = match.seen(by, id);
    if (seen !== undefined) return { seq: seen };
    const pending = this.#saved.doc.question;
    if (pending) return pending.id === id && pending.by === by ? 'asked' : { why: 'takeback-pending' };
    const found = takebackFor(match.history, by, MOST_TAKEBACKS);
    if (isRefusal(found)) return found;
    const waiting = [...playing(this.#saved.doc)].filter((other) => other !== guest);
    if (found.free || !waiting.length) return this.#written(await match.takeBack(by, found.to, id));
    const until = Date.now() + LAPSES;
    const asked = { id, guest, by, to: found.to, seq: match.position.seq, waiting, until };
    const refused = await this.#saved.save((doc) =>
      doc.question ? { why: 'takeback-pending' } : { ...doc, question: asked },
    );
    this.#show(match);
    return refused ?? 'asked';
  }

  async answer(match: LiveMatch, guest: GuestId, yes: boolean): Promise<Answer> {
    const refused = await this.#saved.save((doc) => {
      const { question: asked } = doc;
      if (!asked?.waiting.includes(guest)) return { why: 'no-takeback-asked' };
      const waiting = asked.waiting.filter((other) => other !== guest);
      return { ...doc, question: yes ? { ...asked, waiting } : null };
    });
    if (refused) return refused;
    await this.settle(match);
    return { seq: match.position.seq };
  }

  /** After any change, ours or another server's: what has become of the question. */
  async settle(match: LiveMatch): Promise<void> {
    const { question: asked } = this.#saved.doc;
    const still = asked && this.#standing(asked, match);
    if (asked && still?.waiting.length === 0) {
      // The same id at every server: written once, however many of them find that all have agreed.
      await this.#written(await match.takeBack(asked.by, asked.to, asked.id));
      await this.#update(asked.id, () => null);
    } else if (asked && still?.waiting.length !== asked.waiting.length)
      await this.#update(asked.id, (question) => this.#standing(question, match));
    this.#show(match);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#lapse);
  }

  #standing(question: Question, { position: { seq } }: LiveMatch): Question | null {
    return standing(question, { seq, now: Date.now(), present: playing(this.#saved.doc) });
  }

  async #update(id: string, how: (question: Question) => Question | null): Promise<void> {
    await this.#saved.save((doc) =>
      doc.question?.id === id ? { ...doc, question: how(doc.question) } : { why: 'no-takeback-asked' },
    );
  }

  #show(match: LiveMatch): void {
    const [before, { question: asked }] = [this.#shown, this.#saved.doc];
    if (before?.id === asked?.id && before?.waiting.length === asked?.waiting.length) return;
    this.#shown = asked;
    this.#room.send({ t: 'takeback', asked: this.asked });
    if (before && before.id !== asked?.id) this.#tellAsker(match, before);
    if (asked) this.#wait(asked.until - Date.now());
    else clearTimeout(this.#lapse);
  }

  #tellAsker(match: LiveMatch, { guest, by, id }: Question): void {
    const seq = match.seen(by, id);
    this.#room.toGuest(
      guest,
      seq === undefined ? { t: 'refused', id, why: 'takeback-declined' } : { t: 'ack', id, seq },
    );
  }

  #wait(ms: number): void {
    clearTimeout(this.#lapse);
    this.#lapse = setTimeout(() => void this.#ring(), Math.max(SOONEST, ms)).unref();
  }

  /** Again, if it is still asked: the database was away, or the alarm a moment early. */
  async #ring(): Promise<void> {
    const done = await this.#lapsed();
    const { question: asked } = this.#saved.doc;
    if (asked && !this.#closed) this.#wait(done ? asked.until - Date.now() : AGAIN);
  }
}

/** The people who play themselves: a bot has no opinion, not even in somebody's place. */
const playing = ({ seats }: TableDoc): Set<GuestId> =>
  new Set(seats.flatMap((seat) => (seat.kind === 'person' && !seat.away ? [seat.guest] : [])));
