import { randomBytes } from 'node:crypto';
import type { Seat } from '../../kernel/game.ts';
import type { GuestId, TableId, TableInfo } from '../../protocol/table.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Guests } from '../people/guests.ts';
import { logFailure, type Log } from '../log.ts';
import type { OpenVersion, Shelf } from '../../catalogue/catalogue.ts';
import type { Store } from '../store/store.ts';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import { tableInfo } from '../../table/info.ts';
import { readWord, writeWord, type TableWord } from './table-word.ts';
import type { Surroundings } from './surroundings.ts';
import { atVersion, versionOf } from './rules-version.ts';
import { Table } from './table.ts';

export interface HubParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly shelf: Shelf;
  readonly openVersion: OpenVersion;
  readonly guests: Guests;
  readonly pool: BotPool;
  readonly botPace: number;
  readonly raceSpeed: number;
  readonly shared: boolean; // other servers may use the same database
  readonly log: Log;
}

const SWEEP = 5_000;
const RENAMED = 'renamed';
const MOST_ASLEEP = 10_000; // matches of which we know whom they wait for
const KEPT_FOR = 60_000; // nobody there and nothing running: then a table is put away; the store has it

/**
 * The tables in memory. Each is opened when somebody first asks for it, and goes on where it was left; it is put away when
 * nobody looks and nothing runs, over or not.
 */
export class Hub {
  readonly #parts: HubParts;
  readonly #node = randomBytes(6).toString('hex');
  readonly #tables = new Map<TableId, Promise<Table | null>>();
  readonly #open = new Map<TableId, Table>();
  readonly #asked = new Map<TableId, readonly Seat[]>(); // of matches that are asleep
  readonly #deaf = new Map<TableId, () => void>(); // ends listening for other servers
  readonly #sweeper: NodeJS.Timeout;
  readonly #unheard: () => void;

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP);
    this.#sweeper.unref();
    // Ours included: a function call when we are alone.
    this.#unheard = parts.bus.subscribe(RENAMED, (guest) => this.#renamed(guest));
  }

  get size(): number {
    return this.#open.size;
  }

  holds(id: TableId): boolean {
    return this.#open.has(id);
  }

  table(id: TableId): Promise<Table | null> {
    const known = this.#tables.get(id);
    if (known) {
      this.#open.get(id)?.touch(); // or it could be put away between being found and being used
      return known;
    }
    const opening = this.#load(id);
    this.#tables.set(id, opening);
    const forget = (table: Table | null): void => {
      if (!table) this.#tables.delete(id);
    };
    opening.then(forget, () => forget(null));
    return opening;
  }

  async info(doc: TableDoc): Promise<TableInfo> {
    const table = await this.#tableToShow(doc);
    if (table) return table.room.info(table.doc);
    const kept = doc.seats.flatMap((seat) => (seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : []));
    const names = await this.#parts.guests.names([...peopleOf(doc), ...kept]);
    const nameOf = (guest: GuestId): string => names.get(guest) ?? '';
    return tableInfo(doc, {
      nameOf,
      here: () => false,
      spectators: 0,
      asked: this.#asked.get(doc.id) ?? [],
    });
  }

  /**
   * Whose turn it is follows from the moves alone, so what is being played is opened, once; when it has gone to sleep we
   * know whom it waits for. With other servers around it may have gone on there.
   */
  async #tableToShow({ id, status }: TableDoc): Promise<Table | null> {
    const open = this.#open.get(id);
    if (open || status !== 'playing' || (this.#asked.has(id) && !this.#parts.shared)) return open ?? null;
    return this.table(id);
  }

  async removeIfLeft(table: Table): Promise<void> {
    if (!(await table.removeIfLeft())) return;
    table.room.send({ t: 'error', fatal: false, why: 'no-such-table' });
    this.#drop(table.id);
    this.#tell(table.id, { what: 'changed' });
  }

  /** A guest has a new name: wherever they are, at whichever server, it shows. */
  async renamed(guest: GuestId): Promise<void> {
    await this.#parts.bus.publish(RENAMED, guest);
  }

  #renamed(guest: GuestId): void {
    this.#parts.guests.forgetName(guest);
    for (const { room, doc, people } of this.#open.values())
      if (room.everyone().has(guest) || peopleOf(doc).includes(guest)) people.changed();
  }

  close(): void {
    clearInterval(this.#sweeper);
    this.#unheard();
    for (const id of this.#open.keys()) this.#drop(id);
  }

  async #load(id: TableId): Promise<Table | null> {
    const { store, shelf, openVersion } = this.#parts;
    const saved = await store.table(id);
    const now = saved && shelf.get(saved.doc.game);
    if (!now) return null;
    const version = await versionOf(saved.doc, store);
    // A version that is not known here: the table says that its match is halted.
    const box = version === null ? now : ((await openVersion(now, version)) ?? now);
    const doc = atVersion(saved.doc, box.game);
    const table = new Table({ ...saved, doc }, box, this.#surroundings());
    await table.open();
    this.#open.set(id, table);
    this.#deaf.set(
      id,
      this.#parts.bus.subscribe(`table/${id}`, (text) => {
        const { node, word } = readWord(text);
        if (node !== this.#node) void this.#hear(table, node, word);
      }),
    );
    table.people.tellOthers(true);
    return table;
  }

  #surroundings(): Surroundings {
    const { store, shared, guests, pool, botPace, raceSpeed, log } = this.#parts;
    return { store, shared, guests, pool, botPace, raceSpeed, log, tell: (id, word) => this.#tell(id, word) };
  }

  async #hear(table: Table, node: string, word: TableWord): Promise<void> {
    if (word.what === 'changed') return this.#refresh(table);
    if (word.what === 'wave') return table.room.showEmote(word.guest, word.emote);
    if (word.answer && table.room.size) table.people.tellOthers();
    if (table.room.elsewhere.hear(node, word.guests, performance.now())) table.people.changed();
  }

  #tell(id: TableId, word: TableWord): void {
    const { bus, log } = this.#parts;
    bus
      .publish(`table/${id}`, writeWord(this.#node, word))
      .catch((error: unknown) => log.warn({ err: error, table: id }, 'other servers were not told'));
  }

  async #refresh(table: Table): Promise<void> {
    try {
      const found = await table.refresh();
      // Removed by another server: whoever asks here must not find it either.
      if (!found && this.#open.get(table.id) === table) this.#drop(table.id);
    } catch (error) {
      logFailure(this.#parts.log, error, { table: table.id }, 'a table is behind');
    }
  }

  #sweep(): void {
    for (const [id, table] of this.#open) {
      if (table.idleFor() > KEPT_FOR) this.#drop(id);
      else if (this.#parts.shared) this.#keepUp(table);
    }
  }

  /** Word from another server can be lost, or the server itself: then this is the delay. */
  #keepUp(table: Table): void {
    void this.#refresh(table);
    if (table.room.size) table.people.tellOthers();
    if (table.room.elsewhere.tidy(performance.now())) table.people.changed();
  }

  #drop(id: TableId): void {
    const table = this.#open.get(id);
    table?.close();
    if (table?.doc.status === 'playing') this.#rememberActors(table);
    this.#deaf.get(id)?.();
    for (const map of [this.#open, this.#deaf, this.#tables]) map.delete(id);
  }

  #rememberActors(table: Table): void {
    this.#asked.delete(table.id); // to the end: the first are forgotten first
    this.#asked.set(table.id, table.asked());
    for (const oldest of this.#asked.keys()) {
      if (this.#asked.size <= MOST_ASLEEP) return;
      this.#asked.delete(oldest);
    }
  }
}
