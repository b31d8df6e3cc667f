import { randomBytes } from 'node:crypto';
import type { Seat } from '../../kernel/game.ts';
import type { GuestId, ServerRefusal, TableId, TableInfo } from '../../protocol/table.ts';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import { tableInfo } from '../../table/info.ts';
import { logFailure } from '../log.ts';
import { atVersion, versionOf } from './rules-version.ts';
import type { TableContext } from './table-context.ts';
import { TableHost } from './table-host.ts';
import { readNotice, writeNotice, type TableNotice } from './table-notice.ts';

const SWEEP = 5_000;
const RENAMED = 'renamed';
const MOST_ASLEEP = 10_000; // closed matches whose awaited seats are remembered
const KEPT_FOR = 60_000; // a table without clients and without work is closed after this time; the store keeps it

/**
 * The tables in memory. A table is opened by the first request for it, and closed when nobody is connected and nothing
 * runs, even if its match is not over.
 */
export class Hub {
  readonly #context: TableContext;
  readonly #node = randomBytes(6).toString('hex');
  readonly #tables = new Map<TableId, Promise<TableHost | null>>();
  readonly #open = new Map<TableId, TableHost>();
  readonly #awaiting = new Map<TableId, readonly Seat[]>(); // of closed matches
  readonly #unsubscribe = new Map<TableId, () => void>(); // from the notices of other servers
  readonly #sweeper: NodeJS.Timeout;
  readonly #unsubscribeNames: () => void;

  constructor(context: TableContext) {
    this.#context = context;
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP);
    this.#sweeper.unref();
    // Also gets our own notices: without other servers the bus is a function call.
    this.#unsubscribeNames = context.bus.subscribe(RENAMED, (guest) => this.#renamed(guest));
  }

  get size(): number {
    return this.#open.size;
  }

  holds(id: TableId): boolean {
    return this.#open.has(id);
  }

  table(id: TableId): Promise<TableHost | null> {
    const known = this.#tables.get(id);
    if (known) {
      this.#open.get(id)?.touch(); // otherwise the table could be closed before the caller uses it
      return known;
    }
    const opening = this.#load(id);
    this.#tables.set(id, opening);
    const forget = (table: TableHost | null): void => {
      if (!table) this.#tables.delete(id);
    };
    opening.then(forget, () => forget(null));
    return opening;
  }

  async info(doc: TableDoc): Promise<TableInfo> {
    const table = await this.#tableToShow(doc);
    if (table) return table.info();
    const kept = doc.seats.flatMap((seat) => (seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : []));
    const names = await this.#context.guests.names([...peopleOf(doc), ...kept]);
    const nameOf = (guest: GuestId): string => names.get(guest) ?? '';
    return tableInfo(doc, {
      nameOf,
      here: () => false,
      spectators: 0,
      awaiting: this.#awaiting.get(doc.id) ?? [],
    });
  }

  /**
   * The awaited seats follow from the moves alone, so a match in progress is opened once to find them. After it is closed
   * they are remembered, unless other servers may have played on.
   */
  async #tableToShow({ id, status }: TableDoc): Promise<TableHost | null> {
    const open = this.#open.get(id);
    if (open || status !== 'playing' || (this.#awaiting.has(id) && !this.#context.shared))
      return open ?? null;
    return this.table(id);
  }

  async removeIfLeft(table: TableHost): Promise<void> {
    if (!(await table.removeIfLeft())) return;
    for (const client of table.clients) client.send({ t: 'error', fatal: false, why: 'no-such-table' });
    this.#drop(table.id, 'no-such-table');
    this.#notify(table.id, { what: 'changed' });
  }

  /** Makes a guest's new name visible at all their tables, on all servers. */
  async renamed(guest: GuestId): Promise<void> {
    await this.#context.bus.publish(RENAMED, guest);
  }

  #renamed(guest: GuestId): void {
    this.#context.guests.forgetName(guest);
    for (const table of this.#open.values())
      if (table.knows(guest)) void this.#orLog(table, table.learnNames([guest]));
  }

  close(): void {
    clearInterval(this.#sweeper);
    this.#unsubscribeNames();
    for (const id of this.#open.keys()) this.#drop(id);
  }

  async #load(id: TableId): Promise<TableHost | null> {
    const { store, catalogue, bus, openVersion } = this.#context;
    const saved = await store.table(id);
    const today = saved && catalogue.get(saved.doc.game);
    if (!today) return null;
    const version = await versionOf(saved.doc, store);
    // If this version is unknown here, the table reports its match as halted.
    const loaded = version === null ? today : ((await openVersion(today, version)) ?? today);
    const doc = atVersion(saved.doc, loaded.game);
    const match = doc.status === 'waiting' ? null : await store.read(id, 0);
    const table = new TableHost(this.#context, loaded, { ...saved, doc }, match, {
      notify: (notice) => this.#notify(id, notice),
      onGone: () => {
        if (this.#open.get(id) === table) this.#drop(id); // otherwise the next request would find the removed table
      },
    });
    await table.open();
    this.#open.set(id, table);
    this.#unsubscribe.set(
      id,
      bus.subscribe(`table/${id}`, (text) => {
        const { node, word } = readNotice(text);
        if (node !== this.#node) void this.#orLog(table, table.onNotice(node, word));
      }),
    );
    table.tellOthers(true);
    return table;
  }

  #notify(id: TableId, notice: TableNotice): void {
    const { bus, log } = this.#context;
    bus
      .publish(`table/${id}`, writeNotice(this.#node, notice))
      .catch((error: unknown) => log.warn({ err: error, table: id }, 'other servers were not told'));
  }

  async #orLog(table: TableHost, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      logFailure(this.#context.log, error, { table: table.id }, 'a table is behind');
    }
  }

  #sweep(): void {
    for (const [id, table] of this.#open) {
      if (table.idleFor() > KEPT_FOR) this.#drop(id);
      else if (this.#context.shared) void this.#orLog(table, table.keepUp());
    }
  }

  #drop(id: TableId, why: ServerRefusal = 'storage-away'): void {
    const table = this.#open.get(id);
    table?.close(why);
    if (table?.doc.status === 'playing') this.#rememberActors(table);
    this.#unsubscribe.get(id)?.();
    for (const map of [this.#open, this.#unsubscribe, this.#tables]) map.delete(id);
  }

  #rememberActors(table: TableHost): void {
    this.#awaiting.delete(table.id); // moves the id to the end, because the oldest are forgotten first
    this.#awaiting.set(table.id, table.info().awaiting);
    for (const oldest of this.#awaiting.keys()) {
      if (this.#awaiting.size <= MOST_ASLEEP) return;
      this.#awaiting.delete(oldest);
    }
  }
}
