import type { NoticeContent, PersonName } from '../../protocol/notices.ts';
import type { GuestId } from '../../protocol/table.ts';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import type { Seat } from '../../kernel/game.ts';
import { ContactLimits } from '../contact-limits.ts';

type Tell = (person: GuestId, news: NoticeContent) => unknown;

/**
 * Tells the people of a table what they want to know while its page is closed: that somebody sat down, and in a match over
 * days whose turn it is and that it is over. Once for each change, by the server that stored it.
 */
export class TableNotices {
  readonly #tell: Tell;
  readonly #nameOf: (guest: GuestId) => string;
  #doc: TableDoc;
  #awaited: ReadonlySet<GuestId>;
  #sitting: ContactLimits | null = null; // most tables are opened after the match began

  /** Remembers the table as it was opened; nobody is told about that. */
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
        this.#tell(creator, { kind: 'seated', table, game, from: this.#person(guest) });
    if (doc.clock.kind !== 'days') return;
    for (const person of this.#awaited) {
      if (awaited.has(person)) continue;
      const [rival, ...more] = others(person);
      const from = rival !== undefined && more.length === 0 ? this.#person(rival) : null;
      this.#tell(person, { kind: 'your-turn', table, game, from });
    }
    if (doc.status === 'over' && before.status === 'playing')
      for (const person of peopleOf(doc)) this.#tell(person, { kind: 'match-over', table, game });
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
