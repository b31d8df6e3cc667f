import type { Millis } from '../../kernel/game.ts';
import type { GuestId } from '../../protocol/table.ts';
import { logFailure } from '../log.ts';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import type { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';

const GATHERED_FOR: Millis = 250; // a hundred people who come at once are one piece of news, not a hundred
const MOST_NAMED = 200; // guests in one word: the bus carries no longer ones

/** Who is at one table and what they are called; told to everybody there, and to the other servers. */
export class People {
  readonly #room: Room;
  readonly #doc: () => TableDoc;
  readonly #around: Surroundings;
  #news: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(room: Room, doc: () => TableDoc, around: Surroundings) {
    this.#room = room;
    this.#doc = doc;
    this.#around = around;
  }

  /** What everybody is called; forgets whoever is no longer here. */
  async learnNames(): Promise<void> {
    const doc = this.#doc();
    const kept = doc.seats.flatMap((seat) => (seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : []));
    this.#room.callThem(
      await this.#around.guests.names([...peopleOf(doc), ...kept, ...this.#room.everyone()]),
    );
  }

  async learnName(guest: GuestId): Promise<void> {
    this.#room.callThem(this.#room.names().set(guest, await this.#around.guests.name(guest)));
  }

  /** Somebody came, went, or goes by another name: everybody hears of it soon, and once. */
  changed(): void {
    if (this.#closed) return;
    this.#news ??= setTimeout(() => void this.#tell(), GATHERED_FOR).unref();
  }

  async #tell(): Promise<void> {
    this.#news = undefined;
    this.tellOthers();
    try {
      await this.learnNames();
    } catch (error) {
      logFailure(this.#around.log, error, { table: this.#doc().id }, 'names are not up to date');
    }
    this.#room.showTable(this.#doc());
  }

  /** The other servers. `answer`: they are to say who is at theirs. */
  tellOthers(answer = false): void {
    const guests = [...this.#room.guests()].slice(0, MOST_NAMED);
    this.#around.tell(this.#doc().id, { what: 'here', guests, answer });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#news);
  }
}
