import type { Refusal } from '../../kernel/game.ts';
import type { ChatLine, Emote } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';
import { seatsOf, type TableDoc } from '../../table/doc.ts';
import type { Done } from '../../table/host-interface.ts';
import { Allowance } from '../rate.ts';
import type { Store } from '../store/store.ts';
import { elapsed } from '../time.ts';
import type { TableClient } from './table-client.ts';

const CHAT_SHOWN = 50;

/** The part of a table that its chat needs. */
interface ChatTable {
  readonly doc: TableDoc;
  readonly clients: Iterable<TableClient>;
  nameOf(guest: GuestId): string;
}

/** The chat of one table. It does not use the table's queue, so no move waits for a chat line. */
export class Chat {
  readonly #table: ChatTable;
  readonly #store: Store;
  readonly #waves = new Allowance(1, 1, elapsed()); // one limit for all spectators together
  #last = 0; // the last line shown here

  constructor(table: ChatTable, store: Store) {
    this.#table = table;
    this.#store = store;
  }

  /** Lines stored before this server opened the table are sent to newcomers only, never as new messages. */
  async open(): Promise<void> {
    const [last] = await this.#store.chat(this.#table.doc.id, 0, 1);
    this.#last = last?.n ?? 0;
  }

  lines(): Promise<readonly ChatLine[]> {
    return this.#store.chat(this.#table.doc.id, 0, CHAT_SHOWN);
  }

  async say(guest: GuestId, id: string, text: string): Promise<Done | Refusal> {
    const { doc } = this.#table;
    if (!seatsOf(doc, guest).length) return { why: 'not-seated' };
    const said = { guest, name: this.#table.nameOf(guest), text, when: Date.now() };
    const line = await this.#store.say(doc.id, `${guest}:${id}`, said);
    if (line.n > this.#last) await this.catchUp(); // in the order of their numbers
    return { seq: line.n };
  }

  /**
   * Spectators may wave too. All their sockets share one limit, so that they cannot hide the board from the players.
   */
  emote(guest: GuestId, emote: Emote): Refusal | null {
    const seated = seatsOf(this.#table.doc, guest).length > 0;
    if (!seated && !this.#waves.take(elapsed())) return { why: 'too-fast', with: { seconds: 1 } };
    const name = this.#table.nameOf(guest);
    for (const client of this.#table.clients)
      if (!client.muted.has(guest)) client.send({ t: 'emote', guest, name, emote });
    return null;
  }

  /** Shows the lines stored since. Each is shown once, even if two calls run at the same time. */
  async catchUp(): Promise<void> {
    for (const line of await this.#store.chat(this.#table.doc.id, this.#last, CHAT_SHOWN)) {
      if (line.n <= this.#last) continue;
      this.#last = line.n;
      for (const client of this.#table.clients)
        if (!client.muted.has(line.guest)) client.send({ t: 'chat', lines: [line] });
    }
  }
}
