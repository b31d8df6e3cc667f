import type { Refusal } from '../../kernel/game.ts';
import type { Emote } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';
import { Allowance } from '../rate.ts';
import { seatsOf, type TableDoc } from '../../table/doc.ts';
import type { Written } from './match.ts';
import type { Onlooker, Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';

const CHAT_SHOWN = 50;

/** What people say to each other at one table. It does not wait in the table's queue: no move waits for a word. */
export class Talk {
  readonly #room: Room;
  readonly #doc: () => TableDoc;
  readonly #around: Surroundings;
  readonly #waves = new Allowance(1, 1, performance.now()); // of all spectators together
  #last = 0; // the last line shown here

  constructor(room: Room, doc: () => TableDoc, around: Surroundings) {
    this.#room = room;
    this.#doc = doc;
    this.#around = around;
  }

  /** What was said before this server looked is shown to whoever comes in, and is news to nobody. */
  async open(): Promise<void> {
    const [last] = await this.#around.store.chat(this.#doc().id, 0, 1);
    this.#last = last?.n ?? 0;
  }

  async greet(onlooker: Onlooker): Promise<void> {
    const lines = await this.#around.store.chat(this.#doc().id, 0, CHAT_SHOWN);
    onlooker.send({ t: 'chat', lines: lines.filter(({ guest }) => onlooker.hears(guest)) });
  }

  async say(guest: GuestId, id: string, text: string): Promise<Written | Refusal> {
    const doc = this.#doc();
    if (!seatsOf(doc, guest).length) return { why: 'not-seated' };
    const said = { guest, name: this.#room.nameOf(guest), text, when: Date.now() };
    const line = await this.#around.store.say(doc.id, `${guest}:${id}`, said);
    if (line.n > this.#last) {
      await this.catchUp(); // what another server stored just before belongs in front of it, or would never be shown
      this.#around.tell(doc.id, { what: 'changed' });
    }
    return { seq: line.n };
  }

  /** Onlookers may wave too, but not so often that the players see nothing else, on however many sockets. */
  emote(guest: GuestId, emote: Emote): Refusal | null {
    const doc = this.#doc();
    const seated = seatsOf(doc, guest).length > 0;
    if (!seated && !this.#waves.take(performance.now())) return { why: 'too-fast', with: { seconds: 1 } };
    this.#room.showEmote(guest, emote);
    this.#around.tell(doc.id, { what: 'wave', guest, emote });
    return null;
  }

  /** What was said since, here or at other servers; each line once, whoever else is catching up at the moment. */
  async catchUp(): Promise<void> {
    for (const line of await this.#around.store.chat(this.#doc().id, this.#last, CHAT_SHOWN)) {
      if (line.n <= this.#last) continue;
      this.#last = line.n;
      this.#room.showChat(line);
    }
  }
}
