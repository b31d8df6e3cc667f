import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { GuestId, ServerRefusal, TableId, TableInfo } from '../../protocol/table.ts';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import { History } from '../../table/history.ts';
import { tableInfo } from '../../table/info.ts';
import type { Held, Lease, ServerId } from '../cluster/leases.ts';
import { NotHere, type Link } from '../cluster/link.ts';
import { elapsed, every, sleep } from '../time.ts';
import { logFailure } from '../log.ts';
import { remember } from '../remember.ts';
import { Adoption } from './adoption.ts';
import { DueTables } from './due-tables.ts';
import type { StoredMatch } from '../../table/stored.ts';
import type { OpenTable } from './open-table.ts';
import { PeerClients } from './peer-clients.ts';
import { RemoteTable } from './remote-table.ts';
import { within } from '../store/within.ts';
import { atVersion, versionOf } from './rules-version.ts';
import type { TableContext } from './table-context.ts';
import { TableHost } from './table-host.ts';

const SWEEP = 5_000;
const RENAMED = 'renamed';
const CHANGED = 'table-changed';
const MOST_ASLEEP = 10_000; // closed matches whose awaited seats are remembered
const KEPT_FOR = 60_000; // a table without clients and without work is closed after this time; the store keeps it
const MOST_FINISHED = 100; // finished matches that stay open without people: somebody may ask for many, one after the other
const IN_USE = 1_000; // a table that was asked for so recently is not closed for others
const MOST_HISTORIES = 20; // of matches at other servers: to build one takes long
const PATIENCE = 8_000; // for a table whose server has ended, until its lease ends
const AGAIN = 100;
const NOTE_AGAIN = 1_000;
const GOODBYE = 1_000; // to hand over the tables: a silent database must not keep the server from stopping

/** A match as it is stored, for replays and records. */
export interface StoredTable {
  readonly doc: TableDoc;
  readonly loaded: LoadedGame;
  readonly history: History | null; // null before it begins, and if it cannot be read
}

/**
 * The tables that run here, and the ways to those that other servers run. A table is opened by the first request for
 * it, and closed when nobody is connected and nothing runs, even if its match is not over.
 */
export class Hub {
  readonly #context: TableContext;
  readonly #tables = new Map<TableId, Promise<OpenTable | null>>();
  readonly #open = new Map<TableId, TableHost>();
  readonly #remote = new Map<TableId, RemoteTable>();
  readonly #asleep = new Map<TableId, Pick<TableInfo, 'awaiting' | 'deadline'>>(); // of closed matches
  readonly #peerClients: PeerClients;
  readonly #adoption: Adoption;
  readonly #due: DueTables;
  readonly #finished = new Set<TableHost>(); // opened after their end; the oldest first
  readonly #histories = new Map<TableId, History>(); // of matches at other servers
  readonly #begun = new Set<TableHost>(); // tables whose next due time is to be stored
  readonly #stop: readonly (() => void)[];

  constructor(context: TableContext) {
    this.#context = context;
    this.#peerClients = new PeerClients({
      hosted: (id) => this.#hosted(id),
      openHere: (id) => this.#open.get(id),
      removeIfLeft: (table) => this.removeIfLeft(table),
    });
    this.#adoption = new Adoption(
      (id) => this.table(id),
      (error) => logFailure(context.log, error, {}, 'a table is not taken over'),
    );
    this.#due = new DueTables(context.store, context.log, (id) => this.#wake(id));
    this.#stop = [
      // Also gets our own messages: without other servers the bus is a function call.
      context.bus.subscribe(RENAMED, (guest) => this.#renamed(guest)),
      context.bus.subscribe(CHANGED, (id) => void this.refresh(id)),
      every(SWEEP, () => this.#sweep()),
    ];
  }

  /** Announces this server to the others that share its database. */
  async start(): Promise<void> {
    const { leases, peers } = this.#context;
    peers?.start({
      asked: (link, call) => this.#peerClients.call(link, call),
      clientNews: (link, news) => this.#peerClients.news(link, news),
      tableNews: (link, news, frame) => {
        const table = this.#remote.get(news.table);
        if (table?.link !== link) return;
        if (news.t === 'show') table.show(news, frame);
        else table.lost();
      },
      adopted: (epochs) => {
        for (const [id, epoch] of epochs) {
          const table = this.#open.get(id);
          if (table && (table.epoch ?? 0) < epoch) this.#lose(table);
        }
      },
      closed: (link) => this.#disconnected(link),
    });
    await leases.start({
      adopted: (tables) => {
        for (const id of tables) this.#remote.get(id)?.lost();
        this.#adoption.add(tables);
      },
      lapsed: (kept) => {
        for (const [id, table] of this.#open) if (kept.get(id) !== table.epoch) this.#lose(table);
      },
    });
    this.#due.start();
  }

  /** Lets a table do what is due, unless another server runs it: that one has a timer for it. */
  async #wake(id: TableId): Promise<void> {
    const elsewhere = await this.#context.leases.elsewhere([id]);
    const table = elsewhere.size ? null : await this.table(id);
    if (table instanceof TableHost) table.wake();
    else if (!table && !elsewhere.size) await this.#context.store.setDeadline(id, null); // it is gone
  }

  get size(): number {
    return this.#open.size;
  }

  /** The tables here that somebody has on their screen. */
  visited(): readonly TableDoc[] {
    return [...this.#open.values()].flatMap((table) => (table.size > 0 ? [table.doc] : []));
  }

  holds(id: TableId): boolean {
    return this.#open.has(id);
  }

  table(id: TableId): Promise<OpenTable | null> {
    const known = this.#tables.get(id);
    if (known) {
      this.#open.get(id)?.touch(); // otherwise the table could be closed before the caller uses it
      return known;
    }
    return this.#opening(id, this.#find(id));
  }

  #opening(id: TableId, opening: Promise<OpenTable | null>): Promise<OpenTable | null> {
    this.#tables.set(id, opening);
    const forget = (table: OpenTable | null): void => {
      if (!table && this.#tables.get(id) === opening) this.#tables.delete(id);
    };
    opening.then(forget, () => forget(null));
    return opening;
  }

  /** Opens the table here, or finds the way to the server that runs it. */
  async #find(id: TableId): Promise<OpenTable | null> {
    const { leases, peers } = this.#context;
    if (peers?.isCutOff) throw new Error('Connection terminated: no way to the other servers');
    for (const until = elapsed() + PATIENCE; ; await sleep(AGAIN)) {
      const held = await leases.take(id);
      if (held === null) return null;
      if (typeof held !== 'string') return this.#load(id, held);
      const link = peers?.link(held);
      if (link) return this.#relay(id, link);
      if (elapsed() > until) throw new Error(`Connection terminated: no way to server ${held}`);
    }
  }

  #relay(id: TableId, link: Link): RemoteTable {
    const table = new RemoteTable(id, link, () => {
      if (this.#remote.get(id) === table) this.#forget(id);
    });
    this.#remote.set(id, table);
    return table;
  }

  #forget(id: TableId): void {
    const table = this.#open.get(id);
    if (table) this.#finished.delete(table);
    for (const map of [this.#open, this.#remote, this.#tables]) map.delete(id);
  }

  #disconnected(link: Link): void {
    this.#peerClients.closed(link);
    for (const table of this.#remote.values()) if (table.link === link) table.lost();
  }

  async #hosted(id: TableId): Promise<TableHost> {
    const table = await this.table(id);
    if (table instanceof TableHost) return table;
    throw new NotHere('this server does not run the table');
  }

  /** The stored match, from memory if the table runs here. */
  async read(id: TableId): Promise<StoredTable | null> {
    const table = await this.table(id);
    if (table instanceof TableHost) return table;
    const found = table && (await this.#loadStored(id));
    if (!found) return null;
    const { doc, loaded, match } = found;
    const readable = match && match.header.version === loaded.game.version;
    return { doc, loaded, history: readable ? this.#historyOf(id, loaded, match) : null };
  }

  /** Entries never change: a history that goes as far is the same. */
  #historyOf(id: TableId, loaded: LoadedGame, match: StoredMatch): History {
    const known = this.#histories.get(id);
    const last = match.entries.at(-1)?.seq;
    const history =
      known?.game === loaded.game && known.position.seq === last ? known : new History(loaded, match);
    remember(this.#histories, id, history, MOST_HISTORIES);
    return history;
  }

  async infos(docs: readonly TableDoc[]): Promise<TableInfo[]> {
    const ids = docs.map(({ id }) => id).filter((id) => !this.#open.has(id));
    const elsewhere = await this.#infosElsewhere(await this.#context.leases.elsewhere(ids));
    return Promise.all(docs.map(async (doc) => elsewhere.get(doc.id) ?? this.info(doc)));
  }

  /** One question to each server. What it does not answer is shown as stored. */
  async #infosElsewhere(owners: ReadonlyMap<TableId, ServerId>): Promise<ReadonlyMap<TableId, TableInfo>> {
    const infos = new Map<TableId, TableInfo>();
    const ask = async (server: ServerId): Promise<void> => {
      const tables = [...owners].flatMap(([id, owner]) => (owner === server ? [id] : []));
      const found = await this.#context.peers?.link(server)?.call({ what: 'infos', tables });
      for (const info of found ?? []) if (info) infos.set(info.id, info);
    };
    const { log } = this.#context;
    const asked = [...new Set(owners.values())].map((server) =>
      ask(server).catch((error: unknown) => logFailure(log, error, { server }, 'a server did not answer')),
    );
    await Promise.all(asked);
    return infos;
  }

  async info(doc: TableDoc): Promise<TableInfo> {
    const table = await this.#tableToShow(doc);
    if (table) return (await table.state()).info;
    const kept = doc.seats.flatMap((seat) => (seat.kind === 'open' && seat.keptFor ? [seat.keptFor] : []));
    const names = await this.#context.guests.names([...peopleOf(doc), ...kept]);
    const nameOf = (guest: GuestId): string => names.get(guest) ?? '';
    const { awaiting = [], deadline = null } = this.#asleep.get(doc.id) ?? {};
    return tableInfo(doc, { nameOf, here: () => false, spectators: 0, awaiting, deadline });
  }

  /**
   * The awaited seats follow from the moves alone, so a match in progress is opened once to find them. After it is closed
   * they are remembered, unless other servers may have played on.
   */
  async #tableToShow({ id, status }: TableDoc): Promise<OpenTable | null> {
    const open = this.#open.get(id);
    if (open || status !== 'playing' || (this.#asleep.has(id) && !this.#context.peers)) return open ?? null;
    return this.table(id);
  }

  /** Removes a waiting table without people; false if there is still somebody. */
  async removeIfLeft(table: OpenTable): Promise<boolean> {
    if (!(await table.removeIfLeft())) return false;
    if (table instanceof TableHost) this.#dropRemoved(table); // otherwise the server that runs it has done this
    return true;
  }

  #dropRemoved(table: TableHost): void {
    for (const client of table.clients) client.send({ t: 'error', fatal: false, why: 'no-such-table' });
    this.#drop(table, 'no-such-table');
  }

  /** The stored table was changed by a command of the host. */
  async refresh(id: TableId): Promise<void> {
    const table = this.#open.get(id);
    if (table) await this.#orLog(table.refresh(), 'a table is behind');
  }

  /** The same on all servers. */
  async changed(id: TableId): Promise<void> {
    await this.#context.bus.publish(CHANGED, id);
  }

  /** Makes a guest's new name visible at all their tables, on all servers. */
  async renamed(guest: GuestId): Promise<void> {
    await this.#context.bus.publish(RENAMED, guest);
  }

  #renamed(guest: GuestId): void {
    this.#context.guests.forget(guest);
    for (const table of this.#open.values()) {
      if (!table.knows(guest)) continue;
      void this.#orLog(table.learnNames([guest]), 'a new name is not shown');
      // A deleted person also loses the name that was chosen for this table. It is in the stored table.
      if (hasNamedSeat(table.doc, guest)) void this.refresh(table.id);
    }
  }

  /** Leaves all tables to the other servers. Their clients connect again. */
  async leave(): Promise<void> {
    this.#adoption.stop();
    this.#due.stop();
    const tables = [...this.#open.values()];
    const held = tables.flatMap(heldBy);
    for (const table of tables) this.#close(table, 'storage-away');
    await within(GOODBYE, this.#orLog(this.#context.leases.leave(held), 'the tables are not handed over'));
    for (const table of tables) for (const client of table.clients) client.moved();
  }

  close(): void {
    for (const stop of this.#stop) stop();
    for (const table of this.#open.values()) this.#close(table, 'storage-away');
  }

  async #loadStored(id: TableId) {
    const { store, catalogue, openVersion } = this.#context;
    const saved = await store.table(id);
    const today = saved && catalogue.get(saved.doc.game);
    if (!today) return null;
    const version = await versionOf(saved.doc, store);
    // If this version is unknown here, the table reports its match as halted.
    const loaded = version === null ? today : ((await openVersion(today, version)) ?? today);
    const doc = atVersion(saved.doc, loaded.game);
    const match = doc.status === 'waiting' ? null : await store.read(id, 0);
    return { saved, loaded, doc, match };
  }

  async #load(id: TableId, lease: Lease): Promise<TableHost | null> {
    const found = await this.#loadStored(id);
    if (!found) return null;
    const { saved, loaded, doc, match } = found;
    const table = new TableHost(this.#context, loaded, { ...saved, doc }, match, lease, {
      onGone: () => this.#dropRemoved(table), // otherwise the next request would find the removed table
      onLost: () => this.#lose(table),
      onTimeRuns: () => this.#noteTimes([table]),
    });
    await table.open();
    this.#open.set(id, table);
    if (table.doc.status === 'over') this.#finished.add(table);
    this.#closeFinished();
    this.#noteTimes([table]);
    return table;
  }

  /** Another server runs this table now. */
  #lose(table: TableHost): void {
    if (this.#open.get(table.id) !== table) return;
    this.#close(table, 'storage-away');
    for (const client of table.clients) client.moved();
  }

  /** Soon, and many at once: for the server that may have to continue their matches. */
  #noteTimes(tables: Iterable<TableHost>): void {
    if (!this.#context.peers) return;
    if (!this.#begun.size) setImmediate(() => void this.#noteBegun());
    for (const table of tables) this.#begun.add(table);
  }

  async #noteBegun(): Promise<void> {
    const tables = [...this.#begun].filter((table) => this.#open.get(table.id) === table);
    this.#begun.clear();
    try {
      await this.#context.leases.note(tables.flatMap(heldBy).filter(({ at }) => at !== null));
    } catch (error) {
      logFailure(this.#context.log, error, {}, 'the time of matches is not noted');
      await sleep(NOTE_AGAIN);
      this.#noteTimes(tables);
    }
  }

  async #orLog(work: Promise<unknown>, message: string): Promise<void> {
    try {
      await work;
    } catch (error) {
      logFailure(this.#context.log, error, {}, message);
    }
  }

  #sweep(): void {
    if (this.#context.peers?.isCutOff) this.#stepAside();
    for (const table of this.#open.values()) if (table.idleFor() > KEPT_FOR) this.#drop(table);
    for (const [id, table] of this.#remote) if (!table.size) this.#forget(id);
  }

  #closeFinished(): void {
    for (const table of this.#finished) {
      if (this.#finished.size <= MOST_FINISHED) return;
      if (table.size === 0 && table.idleFor() > IN_USE) this.#drop(table);
    }
  }

  /** Nobody at the other servers, which live, could reach these tables: those servers may open them. */
  #stepAside(): void {
    for (const table of this.#open.values()) {
      this.#drop(table);
      for (const client of table.clients) client.moved();
    }
  }

  /** Closes a table and gives it back, so that any server may open it. */
  #drop(table: TableHost, why: ServerRefusal = 'storage-away'): void {
    if (this.#open.get(table.id) !== table) return;
    void this.#orLog(this.#context.leases.release(heldBy(table)), 'a lease is not given back');
    this.#close(table, why);
  }

  #close(table: TableHost, why: ServerRefusal): void {
    table.close(why);
    if (table.doc.status === 'playing') this.#remember(table);
    this.#forget(table.id);
  }

  #remember(table: TableHost): void {
    const { awaiting, deadline } = table.info();
    const asleep = { awaiting, ...(deadline !== undefined && { deadline }) };
    remember(this.#asleep, table.id, asleep, MOST_ASLEEP);
  }
}

const heldBy = (table: TableHost): Held[] =>
  table.epoch === null ? [] : [{ table: table.id, epoch: table.epoch, ...table.matchTime() }];

const hasNamedSeat = ({ seats }: TableDoc, guest: GuestId): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.guest === guest && seat.name !== null);
