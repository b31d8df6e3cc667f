import type { NoticeContent, PersonName } from '../../protocol/notices.ts';
import type { GuestId } from '../../protocol/table.ts';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import type { Seat } from '../../kernel/game.ts';
import { ContactLimits } from '../contact-limits.ts';

type Tell = (person: GuestId, news: NoticeContent) => Promise<void>;

/**
 * Tells the people of a table what they want to know while its page is closed: that somebody sat down, and in a match over
 * days whose turn it is and that it is over. Once for each change, by the server that stored it; if that server ended before, by the
 * next one.
 */
export class TableNotices {
  readonly #tell: Tell;
  readonly #nameOf: (guest: GuestId) => string;
  #doc: TableDoc;
  #awaited: ReadonlySet<GuestId>;
  #telling: Promise<unknown> = Promise.resolve();
  #sitting: ContactLimits | null = null; // most tables are opened after the match began

  /** Remembers the table as it was opened; nobody is told about that, but for what `catchUp` finds. */
  constructor(tell: Tell, nameOf: (guest: GuestId) => string, doc: TableDoc, awaiting: readonly Seat[]) {
    this.#tell = tell;
    this.#nameOf = nameOf;
    this.#doc = doc;
    this.#awaited = awaitedPeople(doc, awaiting);
  }

  /** Tells people what is new after a change was stored. */
  tableChanged(doc: TableDoc, awaiting: readonly Seat[]): void {
    const [before, awaited] = [this.#doc, this.#awaited];
    this.#doc = doc;
    this.#awaited = awaitedPeople(doc, awaiting);
    const { id: table, game, creator } = doc;
    const others = (person: GuestId): GuestId[] => peopleOf(doc).filter((one) => one !== person);
    const seated = before.status === 'waiting' ? others(creator) : [];
    for (const guest of seated)
      if (!peopleOf(before).includes(guest) && this.#mayTell(guest))
        this.#say(creator, { kind: 'seated', table, game, from: this.#person(guest) });
    if (doc.clock.kind !== 'days') return;
    for (const person of this.#awaited) if (!awaited.has(person)) this.#sayTurn(person);
    if (doc.status === 'over' && before.status === 'playing') this.#sayOver();
  }

  /**
   * For a match over days that is opened at this seq, after its people were told of everything up to `told`: a server may have ended
   * between a change and telling it. Somebody may hear of it twice, and not never. Null: not known.
   */
  catchUp(told: number | null, seq: number): void {
    if (told === null) return;
    if (told < seq) for (const person of this.#awaited) this.#sayTurn(person);
    if (this.#doc.status === 'over') this.#sayOver(); // afterwards it has no deadline
  }

  /** Everybody has been told what there was to tell until now. */
  async settled(): Promise<void> {
    await this.#telling;
  }

  #sayTurn(person: GuestId): void {
    const { id: table, game } = this.#doc;
    const [rival, ...more] = peopleOf(this.#doc).filter((one) => one !== person);
    const from = rival !== undefined && more.length === 0 ? this.#person(rival) : null;
    this.#say(person, { kind: 'your-turn', table, game, from });
  }

  #sayOver(): void {
    const { id: table, game } = this.#doc;
    for (const person of peopleOf(this.#doc)) this.#say(person, { kind: 'match-over', table, game });
  }

  #say(person: GuestId, news: NoticeContent): void {
    this.#telling = Promise.all([this.#telling, this.#tell(person, news)]);
  }

  /** Somebody who sits down and leaves again and again, also under many names, does not ring the creator's phone each time. */
  #mayTell(seated: GuestId): boolean {
    this.#sitting ??= new ContactLimits();
    return this.#sitting.may(this.#doc.id, seated);
  }

  #person(guest: GuestId): PersonName {
    return { guest, name: this.#nameOf(guest) };
  }
}

/** The people whose move the match waits for. */
const awaitedPeople = ({ seats, status }: TableDoc, awaiting: readonly Seat[]): ReadonlySet<GuestId> =>
  new Set(
    awaiting.flatMap((at) => {
      const seat = seats[at];
      return status === 'playing' && seat?.kind === 'person' && !seat.away ? [seat.guest] : [];
    }),
  );
