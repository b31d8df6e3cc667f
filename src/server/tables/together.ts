import type { Millis, Refusal } from '../../kernel/game.ts';
import type { ToClient } from '../../protocol/messages.ts';
import type { GuestId, ServerRefusal } from '../../protocol/table.ts';
import {
  TOGETHER_LIMITS,
  type Mark,
  type ShownMoment,
  type TogetherRoom,
  type TogetherWish,
} from '../../protocol/together.ts';
import type { TableDoc } from '../../table/doc.ts';
import { after, elapsed } from '../time.ts';
import type { TableClient } from './table-client.ts';

/** The part of a table that looking back together needs. */
interface LookedAt {
  readonly doc: TableDoc;
  readonly clients: Iterable<TableClient>;
  nameOf(guest: GuestId): string;
}

interface Person {
  readonly colour: number;
  alone: number | null;
  asks: boolean;
}

const TELL_EVERY: Millis = 100;
const NOBODY: ReadonlySet<GuestId> = new Set();
const BEGINNING: ShownMoment = { at: 0, moves: [] };
const refuse = (why: ServerRefusal): Refusal => ({ why });

/**
 * The people who look back at one match together. It is kept in memory by the server that runs the table, and forgotten when
 * the last one has left: after a crash the first who comes back leads. Somebody whose connection broke keeps colour and lead.
 */
export class Together {
  readonly #table: LookedAt;
  readonly #people = new Map<GuestId, Person>();
  #leader: GuestId = '';
  #shown = BEGINNING;
  #told: Millis = -Infinity;
  #updateScheduled = false;
  #marks: readonly { readonly by: GuestId; readonly mark: Mark }[] = [];

  constructor(table: LookedAt) {
    this.#table = table;
  }

  wish(guest: GuestId, wish: TogetherWish): Refusal | null {
    const refusal = wish.do === 'come' ? this.#come(guest) : this.#obey(guest, wish);
    if (!refusal) this.#tellAll();
    return refusal;
  }

  /** A client has left, or joined again. */
  look(): void {
    if (this.#people.size === 0) return;
    const here = this.#guestsHere();
    if ([...this.#people.keys()].some((guest) => here.has(guest))) this.#tellAll();
    else this.#forgetAll();
  }

  #guestsHere(): ReadonlySet<GuestId> {
    return new Set([...this.#table.clients].map(({ guest }) => guest));
  }

  #come(guest: GuestId): Refusal | null {
    if (this.#table.doc.status !== 'over') return refuse('not-over');
    if (this.#people.has(guest)) return null;
    if (this.#isApart(guest)) return refuse('not-possible-with');
    this.#forgetAway();
    if (this.#people.size >= TOGETHER_LIMITS.people) return refuse('too-many');
    const taken = new Set([...this.#people.values()].map(({ colour }) => colour));
    const colour =
      Array.from({ length: TOGETHER_LIMITS.people }, (_, i) => i).find((i) => !taken.has(i)) ?? 0;
    this.#people.set(guest, { colour, alone: null, asks: false });
    if (this.#leader === '') this.#leader = guest;
    return null;
  }

  /** Somebody who is here has blocked this person, or the other way round. */
  #isApart(guest: GuestId): boolean {
    const clients = [...this.#table.clients];
    const mine = clients.filter((client) => client.guest === guest);
    return clients.some(
      (client) =>
        client.guest !== guest &&
        this.#people.has(client.guest) &&
        (client.muted.has(guest) || mine.some(({ muted }) => muted.has(client.guest))),
    );
  }

  /** Makes room: a person who is away can come again. */
  #forgetAway(): void {
    const here = this.#guestsHere();
    for (const guest of this.#people.keys())
      if (!here.has(guest) && guest !== this.#leader) this.#people.delete(guest);
    this.#marks = this.#marks.filter(({ by }) => this.#people.has(by));
  }

  #obey(guest: GuestId, wish: Exclude<TogetherWish, { do: 'come' }>): Refusal | null {
    const person = this.#people.get(guest);
    if (!person) return refuse('not-joined');
    switch (wish.do) {
      case 'go':
        this.#go(guest);
        return null;
      case 'show':
        return this.#show(guest, wish);
      case 'alone':
        person.alone = wish.at;
        return null;
      case 'follow':
        person.alone = null;
        return null;
      case 'mark':
        return this.#mark(guest, wish.mark);
      case 'wipe':
        this.#marks = this.#marks.filter(({ by }) => by !== guest);
        return null;
      case 'lead':
        if (this.#guestsHere().has(this.#leader) && this.#leader !== guest) person.asks = true;
        else this.#leadNow(guest, person);
        return null;
      case 'hand':
        return this.#hand(guest, wish.to);
    }
    return null;
  }

  #show(guest: GuestId, { at, moves }: ShownMoment): Refusal | null {
    if (guest !== this.#leader) return refuse('not-leading');
    this.#shown = { at, moves };
    this.#marks = []; // they were about the position before
    return null;
  }

  #mark(guest: GuestId, mark: Mark): Refusal | null {
    if (this.#marks.filter(({ by }) => by === guest).length >= TOGETHER_LIMITS.marks)
      return refuse('too-many');
    this.#marks = [...this.#marks, { by: guest, mark }];
    return null;
  }

  #hand(guest: GuestId, to: GuestId): Refusal | null {
    const next = this.#people.get(to);
    if (guest !== this.#leader) return refuse('not-leading');
    if (!next) return refuse('not-joined');
    this.#leadNow(to, next);
    return null;
  }

  #leadNow(guest: GuestId, person: Person): void {
    this.#leader = guest;
    [person.asks, person.alone] = [false, null];
  }

  #go(guest: GuestId): void {
    this.#people.delete(guest);
    this.#marks = this.#marks.filter(({ by }) => by !== guest);
    for (const client of this.#table.clients)
      if (client.guest === guest) client.send({ t: 'together', room: null });
    if (this.#people.size === 0) return this.#forgetAll();
    if (this.#leader !== guest) return;
    const [here, people] = [this.#guestsHere(), [...this.#people]];
    const next = people.find(([one]) => here.has(one)) ?? people[0];
    if (next) this.#leadNow(...next);
  }

  #forgetAll(): void {
    this.#people.clear();
    [this.#leader, this.#shown, this.#marks] = ['', BEGINNING, []];
  }

  /** At once, but changes that follow each other quickly are told together: twenty people who draw would send each other thousands of rooms. */
  #tellAll(): void {
    if (this.#updateScheduled) return;
    const pause = this.#told + TELL_EVERY - elapsed();
    if (pause <= 0) return this.#tellNow();
    this.#updateScheduled = true;
    after(pause, () => this.#tellNow());
  }

  #tellNow(): void {
    [this.#updateScheduled, this.#told] = [false, elapsed()];
    const here = this.#guestsHere();
    const whole = JSON.stringify({ t: 'together', room: this.#roomFor(NOBODY, here) } satisfies ToClient);
    for (const client of this.#table.clients)
      if (this.#people.has(client.guest)) {
        const seesAll = ![...client.muted].some((muted) => this.#people.has(muted));
        if (seesAll) client.sendText(whole);
        else client.send({ t: 'together', room: this.#roomFor(client.muted, here) });
      }
  }

  /** A person who was blocked after they came stays invisible. */
  #roomFor(muted: ReadonlySet<GuestId>, here: ReadonlySet<GuestId>): TogetherRoom {
    return {
      leader: this.#leader,
      shown: this.#shown,
      people: [...this.#people].flatMap(([guest, person]) =>
        muted.has(guest)
          ? []
          : [{ guest, name: this.#table.nameOf(guest), ...person, here: here.has(guest) }],
      ),
      marks: this.#marks.filter(({ by }) => !muted.has(by)),
    };
  }
}
