import type { QueryResultRow } from 'pg';
import type { Millis } from '../../kernel/game.ts';
import type { TableId } from '../../protocol/table.ts';
import { now as ownClock } from '../clock.ts';
import { elapsed, sleep } from '../time.ts';
import { DatabaseClock } from './database-clock.ts';
import type { LeaseDatabase } from './lease-database.ts';
import type { Held, Lease, LeaseEvents, Leases, ServerId } from './leases.ts';
import type { Peer } from './peer-network.ts';
import type { Peers } from './peers.ts';

const RENEW: Millis = 500;
const LASTS: Millis = 2_000; // after the last renewal
const CUT_OFF: Millis = 5_000; // after the last renewal: longer than a restart of the database
const LATE: Millis = 1_000; // a renewal after so long: this server or the database stalled, and the other servers too, perhaps
const AT_ONCE = 100; // tables adopted by one statement, so that several servers share them
const FORGOTTEN: Millis = 24 * 3_600_000; // servers that ended so long ago

/** Adds the time that a match ran until its server ended, by the clock of that server; from then on it stands. */
const timeUntil = (ended: string): string =>
  `match_time = match_time + greatest(0, ${ended} - as_of), as_of = null`;

/** Locks leases in the order of their tables: otherwise two statements that lock several could wait for each other. */
const lockedInOrder = (tables: string): string =>
  `locked as materialized
     (select table_id from leases where table_id = any(${tables}::text[]) order by table_id for update)`;

interface LeaseRow {
  readonly table_id: TableId;
  readonly server: ServerId | null;
  readonly epoch: number;
  readonly match_time: Millis | null;
  readonly as_of: Millis | null; // by the server's own clock; null: it stands
}

interface OwnedRow extends LeaseRow {
  readonly seen: Millis | null; // null: nobody has it, or its server is forgotten
  readonly clock: Millis | null;
  readonly alive: boolean | null;
}

interface LeaseRequest {
  readonly table: TableId;
  readonly done: (held: Lease | ServerId | null) => void;
  readonly failed: (error: Error) => void;
}

interface ServerRow extends Peer {
  readonly seen: Millis;
  readonly clock: Millis | null; // its own; null: it has not said
  readonly now: Millis;
}

/**
 * Leases in PostgreSQL. Each server renews one row, whatever the number of its tables; a table belongs to its server
 * while that row is fresh by the clock of the database. A lease that changes hands gets a new epoch, and every write of a
 * table asks for its epoch: a server that was away for long cannot write. The time of matches is counted by the clock of
 * their server, which tells it with every renewal: so neither its stalls nor a database whose clock is set are charged.
 */
export class PostgresLeases implements Leases {
  readonly #database: LeaseDatabase;
  readonly #alive: string; // in SQL
  readonly #self: Peer;
  readonly #peers: Peers;
  readonly #databaseClock = new DatabaseClock();
  readonly #clock: () => Millis;
  readonly #onError: (error: Error) => void;
  #steadySince: Millis = elapsed();
  #renewedAt: Millis = elapsed();
  #inDoubt = false; // our row was too old: some tables may be ours no more
  #cutOff = false;
  #attending = false;
  #asked: LeaseRequest[] = [];
  #leaving = false;

  constructor(
    database: LeaseDatabase,
    peers: Peers,
    onError: (error: Error) => void,
    clock: () => Millis = ownClock,
  ) {
    this.#database = database;
    this.#alive = `seen > ${database.now} - ${LASTS}`;
    this.#self = peers.self;
    this.#peers = peers;
    this.#onError = onError;
    this.#clock = clock;
  }

  async #query<R extends QueryResultRow>(text: string, values: unknown[] = [], name?: string): Promise<R[]> {
    const { rows } = await this.#database.query<R>({ text, values, ...(name !== undefined && { name }) });
    return rows;
  }

  async start(events: LeaseEvents): Promise<void> {
    await this.#query(
      `delete from servers where seen < ${this.#database.now} - ${FORGOTTEN}
         and not exists (select 1 from leases where server = servers.id)`, // these are still to be taken over
    );
    await this.#register();
    await this.#renew(events);
    void this.#keepRenewing(events);
  }

  async #register(): Promise<void> {
    const { id, address, key } = this.#self;
    await this.#query(
      `insert into servers (id, address, key, seen, clock) values ($1, $2, $3, ${this.#database.now}, $4)
       on conflict do nothing`,
      [id, address, key, this.#clock()],
    );
  }

  async #keepRenewing(events: LeaseEvents): Promise<void> {
    while (!this.#leaving) {
      await sleep(RENEW);
      if (this.#leaving) return;
      try {
        await this.#renew(events);
      } catch (error) {
        this.#onError(error as Error);
        this.#giveUpIfCutOff(events);
      }
    }
  }

  /**
   * One statement renews our row and reads all rows as they were before. It waits for nothing else: a slow take-over
   * would make our own row too old.
   */
  async #renew(events: LeaseEvents): Promise<void> {
    const { rows } = await this.#database.renew<ServerRow>({
      name: 'renew',
      text: `with ours as (update servers set seen = ${this.#database.now}, clock = $2 where id = $1 and seen > 0)
             select id, address, key, seen, clock, ${this.#database.now} as now from servers`,
      values: [this.#self.id, this.#clock()],
    });
    const received = elapsed();
    const ours = rows.find(({ id }) => id === this.#self.id);
    const others = rows.filter((row) => row !== ours);
    if (ours) this.#databaseClock.measure(received, ours.now);
    else await this.#register(); // another server has taken over everything
    // Too old: we stalled, or the clock of the database was set, and then the other rows look as old.
    const lapsed = !ours || !isFresh(ours);
    if (lapsed) this.#inDoubt = true;
    if (lapsed || received - this.#renewedAt > LATE) this.#steadySince = received;
    this.#renewedAt = received;
    this.#cutOff = false;
    this.#peers.update(others.filter(isFresh));
    void this.#attend(others, events);
  }

  /** Gives up tables that are ours no more, and takes over those of servers that have ended; one call at a time. */
  async #attend(others: readonly ServerRow[], events: LeaseEvents): Promise<void> {
    if (this.#attending) return;
    this.#attending = true;
    try {
      if (this.#inDoubt) events.lapsed(await this.#kept());
      this.#inDoubt = false;
      // Without a way to the other servers we would not open what we take; they do.
      const ready = elapsed() - this.#steadySince >= LASTS && !this.#peers.isCutOff;
      for (const other of ready ? others : []) if (!isFresh(other)) await this.#adopt(other, events);
    } catch (error) {
      this.#onError(error as Error);
    } finally {
      this.#attending = false;
    }
  }

  /** Without the database and without the other servers we cannot learn that they have taken over our tables. */
  #giveUpIfCutOff(events: LeaseEvents): void {
    if (this.#cutOff || elapsed() - this.#renewedAt < CUT_OFF || !this.#peers.isAlone) return;
    this.#cutOff = true;
    events.lapsed(new Map());
  }

  async #kept(): Promise<Map<TableId, number>> {
    const rows = await this.#query<LeaseRow>('select * from leases where server = $1', [this.#self.id]);
    return new Map(rows.map(({ table_id: table, epoch }) => [table, epoch]));
  }

  /**
   * Takes over the tables of a server that has ended, together with other servers that do the same. Their time is stored
   * as it was at that end: however long it takes to open them, nobody pays for it.
   */
  async #adopt(dead: ServerRow, events: LeaseEvents): Promise<void> {
    const ended = this.#ended({ ...dead, server: dead.id });
    for (;;) {
      const rows = await this.#query<LeaseRow>(
        `update leases set server = $1, epoch = epoch + 1, ${timeUntil('$3::float8')}
         where table_id in (select table_id from leases where server = $2 limit ${AT_ONCE} for update skip locked)
           and not exists (select 1 from servers where id = $2 and ${this.#alive})
         returning *`,
        [this.#self.id, dead.id, ended],
      );
      if (!rows.length) break;
      const epochs = rows.map(({ table_id: table, epoch }) => [table, epoch] as const);
      this.#peers.link(dead.id)?.tell({ t: 'adopted', epochs }); // it may live, without the database
      events.adopted(epochs.map(([table]) => table));
    }
    await this.#query(
      `delete from servers where id = $1 and not (${this.#alive}) and not exists (select 1 from leases where server = $1)`,
      [dead.id],
    );
  }

  /** When a server ended, by its own clock: when our connection to it broke, or else when it last renewed. */
  #ended({ server, seen, clock }: Pick<OwnedRow, 'server' | 'seen' | 'clock'>): Millis {
    // A table of our own that is closed: nobody has run it since we could not give it back.
    if (server === null || seen === null || clock === null || server === this.#self.id) return -Infinity;
    const broke = this.#peers.brokeAt(server);
    const later = broke === null ? 0 : this.#databaseClock.at(broke) - seen;
    return later > 0 && later < LATE ? clock + later : clock;
  }

  /** All tables that are asked for in one turn of the event loop are taken together. */
  take(table: TableId): Promise<Lease | ServerId | null> {
    if (this.#leaving) return Promise.reject(new Error('Connection terminated: this server stops'));
    return new Promise((done, failed) => {
      if (!this.#asked.length) setImmediate(() => void this.#answerAll());
      this.#asked.push({ table, done, failed });
    });
  }

  async #answerAll(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const held = await this.#takeAll([...new Set(asked.map(({ table }) => table))]);
      for (const { table, done } of asked) done(held.get(table) ?? null);
    } catch (error) {
      for (const { failed } of asked) failed(error as Error);
    }
  }

  /** Those that another server took in the same moment are looked up again. */
  async #takeAll(tables: readonly TableId[], again = false): Promise<Map<TableId, Lease | ServerId>> {
    const held = new Map<TableId, Lease | ServerId>();
    if (!tables.length) return held;
    const known = await this.#ownersOf(tables);
    for (const [table, { server, alive }] of known)
      if (alive && server !== null && server !== this.#self.id) held.set(table, server);
    const free = [...known.values()].filter(({ table_id: table }) => !held.has(table));
    const unknown = again ? [] : tables.filter((table) => !known.has(table));
    const taken = await Promise.all([this.#takeFrom(free), this.#takeNew(unknown)]);
    for (const row of taken.flat()) held.set(row.table_id, { epoch: row.epoch, carried: row.match_time });
    const left = tables.filter((table) => !held.has(table) && (known.has(table) || !again));
    return new Map([...held, ...(await this.#takeAll(left, true))]);
  }

  async #ownersOf(tables: readonly TableId[]): Promise<Map<TableId, OwnedRow>> {
    const rows = await this.#query<OwnedRow>(
      `select leases.*, seen, clock, ${this.#alive} as alive from leases left join servers on id = server
             where table_id = any($1)`,
      [tables],
      'owners',
    );
    return new Map(rows.map((row) => [row.table_id, row]));
  }

  async #takeNew(tables: readonly TableId[]): Promise<LeaseRow[]> {
    if (!tables.length) return [];
    const rows = await this.#query<LeaseRow>(
      `insert into leases (table_id, server, epoch) select id, $2, 1 from tables where id = any($1)
             on conflict do nothing returning *`,
      [tables, this.#self.id],
      'take-new',
    );
    return rows;
  }

  async #takeFrom(known: readonly OwnedRow[]): Promise<LeaseRow[]> {
    if (!known.length) return [];
    const rows = await this.#query<LeaseRow>(
      `with ${lockedInOrder('$2')}
       update leases set server = $1, epoch = leases.epoch + 1, ${timeUntil('given.ended')}
             from unnest($2::text[], $3::integer[], $4::float8[]) as given (id, epoch, ended)
             join locked on locked.table_id = given.id
             where leases.table_id = given.id and leases.epoch = given.epoch
               and not exists (select 1 from servers where id = leases.server and id <> $1 and ${this.#alive})
             returning leases.*`,
      [
        this.#self.id,
        known.map((row) => row.table_id),
        known.map(({ epoch }) => epoch),
        known.map((row) => this.#ended(row)),
      ],
      'take',
    );
    return rows;
  }

  async elsewhere(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, ServerId>> {
    if (!tables.length) return new Map();
    const rows = await this.#query<{ table_id: TableId; server: ServerId }>(
      `select table_id, server from leases join servers on id = server
       where table_id = any($1) and server <> $2 and ${this.#alive}`,
      [tables, this.#self.id],
    );
    return new Map(rows.map(({ table_id: table, server }) => [table, server]));
  }

  async note(held: readonly Held[]): Promise<void> {
    await this.#set('as_of = given.runs_from', held, this.#clock());
  }

  async release(held: readonly Held[]): Promise<void> {
    await this.#set('as_of = null, server = null', held);
  }

  async leave(held: readonly Held[]): Promise<void> {
    this.#leaving = true;
    await this.#set('as_of = null', held);
    await this.#query('update servers set seen = 0 where id = $1', [this.#self.id]);
  }

  async #set(what: string, held: readonly Held[], now: Millis = 0): Promise<void> {
    if (!held.length) return;
    await this.#query(
      `with ${lockedInOrder('$1')}
       update leases set match_time = given.at, ${what}
       from unnest($1::text[], $2::bigint[], $3::float8[], $4::float8[]) as given (id, epoch, at, runs_from)
       join locked on locked.table_id = given.id
       where leases.table_id = given.id and leases.epoch = given.epoch`,
      [
        held.map(({ table }) => table),
        held.map(({ epoch }) => epoch),
        held.map(({ at }) => at),
        held.map(({ runsIn }) => now + runsIn),
      ],
    );
  }

  async close(): Promise<void> {
    this.#leaving = true;
    await this.#database.close();
  }
}

const isFresh = ({ seen, now }: ServerRow): boolean => seen > now - LASTS;
