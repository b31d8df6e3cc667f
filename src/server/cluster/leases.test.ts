// @module-tag slow
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { TableId } from '../../protocol/table.ts';
import { openPostgresStore } from '../testing/postgres-store.ts';
import { sampleHeader, sampleTable } from '../testing/sample-table.ts';
import { silentProxyTo } from '../testing/silent-proxy.ts';
import { leaseDatabase } from './lease-database.ts';
import type { Held, Lease } from './leases.ts';
import type { Adopted } from './peer-messages.ts';
import { Peers } from './peers.ts';
import { PostgresLeases } from './postgres-leases.ts';

const { store, sql, url, close } = await openPostgresStore();
afterAll(close);

interface TestServer {
  readonly id: string;
  readonly leases: PostgresLeases;
  readonly peers: Peers;
  readonly adopted: Set<TableId>;
  readonly lapses: ReadonlyMap<TableId, number>[];
  readonly lost: Map<TableId, number>; // because the other server says so
  readonly errors: Error[];
}

const running = new Set<TestServer>();
afterEach(async () => {
  await Promise.all([...running].map(end));
  await sql.query('delete from leases');
  await sql.query('delete from servers');
});

/** It renews nothing any more, and says nothing. */
const end = async (server: TestServer): Promise<void> => {
  running.delete(server);
  server.peers.close();
  await server.leases.close();
};

const ignore = (): void => {};

const startServer = async (database = url, clock?: () => number): Promise<TestServer> => {
  const peers = await Peers.open('127.0.0.1', null, ignore);
  const failed = (error: Error): void => void server.errors.push(error);
  const server = {
    id: peers.self.id,
    peers,
    adopted: new Set<TableId>(),
    lapses: [] as ReadonlyMap<TableId, number>[],
    lost: new Map<TableId, number>(),
    errors: [] as Error[],
    leases: new PostgresLeases(leaseDatabase(database, failed), peers, failed, clock),
  };
  running.add(server);
  const adopted = (epochs: Adopted): void => {
    for (const [table, epoch] of epochs) server.lost.set(table, epoch);
  };
  peers.start({ asked: async () => null, clientNews: ignore, tableNews: ignore, adopted, closed: ignore });
  await server.leases.start({
    adopted: (tables) => {
      for (const table of tables) server.adopted.add(table);
    },
    lapsed: (kept) => server.lapses.push(kept),
  });
  return server;
};

const linked = async (a: TestServer, b: TestServer): Promise<void> => {
  await expect.poll(() => a.peers.link(b.id) && b.peers.link(a.id)).toBeDefined();
};

/** A server that never renews: its row stays fresh for a day. */
const addRow = async (id: string): Promise<void> => {
  await sql.query(`insert into servers (id, address, key, seen) values ($1, '127.0.0.1:1', 'k', $2)`, [
    id,
    await nowAnd(86_400_000),
  ]);
};

const nowAnd = async (ms: number): Promise<number> => {
  const { rows } = await sql.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  return (rows[0]?.now ?? NaN) + ms;
};

const seenOf = async (id: string): Promise<number | undefined> =>
  (await sql.query<{ seen: number }>('select seen from servers where id = $1', [id])).rows[0]?.seen;

/** Until this server has renewed its row once more. */
const renewal = async ({ id }: TestServer): Promise<void> => {
  const before = await seenOf(id);
  await expect.poll(() => seenOf(id), { interval: 20 }).not.toBe(before);
};

const noted = (table: TableId, epoch: number, at: number, runsIn = 0): Held => ({ table, epoch, at, runsIn });

const newTable = async (): Promise<TableId> => {
  const doc = sampleTable(randomUUID(), randomUUID());
  await store.addTable(doc);
  await store.create(doc.id, sampleHeader, null);
  return doc.id;
};

const leaseOf = async ({ leases }: TestServer, table: TableId): Promise<Lease & { epoch: number }> => {
  const held = await leases.take(table);
  if (held === null || typeof held === 'string' || held.epoch === null) throw new Error('not ours');
  return { ...held, epoch: held.epoch };
};

const entry = (seq: number) => ({ seq, at: seq, by: 0, move: 'a1', id: `${seq}` });

test('one server has a table, the others learn which; a table that was given back goes to anybody', async () => {
  const [a, b] = [await startServer(), await startServer()];
  const table = await newTable();
  const { epoch, carried } = await leaseOf(a, table);
  expect(carried).toBeNull();
  expect(await b.leases.take(table)).toBe(a.id);
  expect(await b.leases.elsewhere([table, await newTable()])).toEqual(new Map([[table, a.id]]));
  expect(await a.leases.elsewhere([table])).toEqual(new Map());
  await a.leases.note([noted(table, epoch, 1_000)]);
  await a.leases.release([noted(table, epoch, 7_000)]);
  const next = await leaseOf(b, table);
  expect(next.epoch).toBeGreaterThan(epoch);
  expect(next.carried).toBe(7_000); // time stood still in between
});

test('there is no lease of a table that does not exist', async () => {
  const server = await startServer();
  expect(await server.leases.take('nowhere')).toBeNull();
});

test('of many servers that want a table at once, one gets it', async () => {
  const all = [await startServer(), await startServer(), await startServer()];
  const table = await newTable();
  const answers = await Promise.all(all.map(({ leases }) => leases.take(table)));
  const owners = answers.flatMap((held, i) => (typeof held === 'string' ? [] : [all[i]?.id]));
  expect(owners).toHaveLength(1);
  expect(answers.filter((held) => typeof held === 'string')).toEqual([owners[0], owners[0]]);
});

test('without the lease nothing is written, neither an entry nor the table', async () => {
  const server = await startServer();
  const table = await newTable();
  const before = await leaseOf(server, table);
  expect(await store.append(table, entry(1), before.epoch)).toBe('stored');
  const after = await leaseOf(server, table); // the same server anew: as if another had taken it
  expect(await store.append(table, entry(2), before.epoch)).toBe('lost');
  const saved = await store.table(table);
  if (!saved) throw new Error('no table');
  expect(await store.saveTable(saved.doc, saved.version, before.epoch)).toBe('lost');
  expect((await store.read(table, 0))?.entries).toHaveLength(1);
  const unused = await newTable();
  await leaseOf(server, unused);
  await store.create(unused, { ...sampleHeader, seats: 9 }, null, 0);
  expect((await store.read(unused, 0))?.header.seats).toBe(sampleHeader.seats);
  expect(await store.append(table, entry(2), after.epoch)).toBe('stored');
  expect(await store.append(table, entry(2), after.epoch)).toEqual({ seen: 2 });
  expect(await store.saveTable(saved.doc, saved.version, after.epoch)).toBe('saved');
  expect(await store.saveTable(saved.doc, saved.version, after.epoch)).toBe('stale');
});

/** True while such a statement waits for a lock. */
const waiting = async (what: string): Promise<boolean> => {
  const found = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like $1`;
  return (await sql.query(found, [what])).rowCount === 1;
};

test('an entry that is being stored when its table changes hands is read by the new owner', async () => {
  const server = await startServer();
  const table = await newTable();
  const { epoch } = await leaseOf(server, table);
  const [slow, taker] = [new Client(url), new Client(url)];
  await Promise.all([slow.connect(), taker.connect()]);
  await slow.query('begin');
  await slow.query(
    `insert into entries (match, seq, at, by, move, id) values ($1, 1, 1, '0', 'a1', 'other')`,
    [table],
  );
  const appended = store.append(table, entry(1), epoch);
  await expect.poll(() => waiting('insert into entries%')).toBe(true);
  let taken = false;
  const read = taker
    .query('update leases set epoch = epoch + 1 where table_id = $1', [table])
    .then(() => store.read(table, 0))
    .finally(() => (taken = true));
  await expect.poll(async () => taken || (await waiting('update leases set epoch%'))).toBe(true);
  await slow.query('rollback');
  expect(await appended).toBe('stored');
  expect((await read)?.entries).toHaveLength(1);
  await Promise.all([slow.end(), taker.end()]);
});

test('the tables of a server that ends without a word are adopted, and their time is carried over', async () => {
  const [a, b] = [await startServer(), await startServer()];
  await linked(a, b);
  // A few at a time: all at once, the last would wait longer for a connection than a busy machine is given.
  const held: Held[] = [];
  while (held.length < 250)
    held.push(
      ...(await Promise.all(
        Array.from({ length: 25 }, async () => {
          const table = await newTable();
          return noted(table, (await leaseOf(a, table)).epoch, 10_000);
        }),
      )),
    );
  const tables = held.map(({ table }) => table);
  const noteTimes = [performance.now()];
  await a.leases.note(held);
  noteTimes.push(performance.now());
  await sleep(1_000);
  const ended = [performance.now()];
  await end(a);
  await expect.poll(() => b.peers.link(a.id)).toBeUndefined();
  ended.push(performance.now());
  const missing = (): TableId[] => tables.filter((table) => !b.adopted.has(table));
  await expect.poll(missing).toEqual([]);
  const [[noteBegan = 0, noteDone = 0], [endBegan = 0, endDone = 0]] = [noteTimes, ended];
  const inexact = 500; // the clock of the database is known as exactly as its answers are quick
  for (const { table, epoch } of held) {
    const lease = await leaseOf(b, table); // later than it was taken over: time stands
    expect(lease.epoch).toBeGreaterThan(epoch);
    expect(lease.carried).toBeGreaterThanOrEqual(10_000 + endBegan - noteDone - inexact);
    expect(lease.carried).toBeLessThanOrEqual(10_000 + endDone - noteBegan + inexact);
  }
});

test('a server that leaves hands over its tables at once, and their time stands still', async () => {
  const [a, b] = [await startServer(), await startServer()];
  const table = await newTable();
  const { epoch } = await leaseOf(a, table);
  await a.leases.note([noted(table, epoch, 1_000)]);
  await a.leases.leave([noted(table, epoch, 5_000)]);
  expect(await b.leases.take(table)).toMatchObject({ carried: 5_000 });
  await expect(a.leases.take(table)).rejects.toThrow('this server stops');
});

test('time stands from the end of a server on, whoever takes its table and however often', async () => {
  const server = await startServer();
  const [adopted, taken] = [await newTable(), await newTable()];
  const at = await nowAnd(0);
  await sql.query(
    `insert into servers (id, address, key, seen, clock) values ('zz', '127.0.0.1:1', 'k', $1, 7000)`,
    [at],
  );
  for (const table of [adopted, taken])
    await sql.query(
      `insert into leases (table_id, server, epoch, match_time, as_of) values ($1, $2, 1, 10000, 4000)`,
      [table, table === adopted ? 'zz' : 'forgotten'],
    );
  await expect.poll(() => server.adopted.has(adopted)).toBe(true);
  for (let again = 0; again < 2; again++) {
    expect((await leaseOf(server, adopted)).carried).toBe(13_000);
    expect((await leaseOf(server, taken)).carried).toBe(10_000); // nobody knows when its server ended
  }
});

test('the time that a server stood still is not charged, also if it ends before it can say so', async () => {
  let clock = 50_000;
  const [a, b] = [await startServer(url, () => clock), await startServer()];
  const table = await newTable();
  await a.leases.note([noted(table, (await leaseOf(a, table)).epoch, 10_000)]);
  const later = await nowAnd(3_000);
  await expect.poll(() => nowAnd(0)).toBeGreaterThan(later);
  clock += 1_200; // by its own clock less has passed
  for (let times = 0; times < 2; times++) await renewal(a);
  await end(a);
  await expect.poll(() => b.adopted.has(table)).toBe(true);
  const { carried } = await leaseOf(b, table);
  expect(carried).toBeGreaterThanOrEqual(11_200);
  expect(carried).toBeLessThan(12_200); // it may have ended up to a second after it renewed
});

test('a match that stands when its time is noted is charged from when it goes on', async () => {
  const server = await startServer();
  const table = await newTable();
  const { epoch } = await leaseOf(server, table);
  await server.leases.note([noted(table, epoch, 10_000, 3_600_000)]);
  await renewal(server);
  expect((await leaseOf(server, table)).carried).toBe(10_000);
});

test('a server whose tables were all taken over learns it, and is there again', async () => {
  const server = await startServer();
  await leaseOf(server, await newTable());
  await sql.query(`update leases set server = 'zz', epoch = epoch + 1 where server = $1`, [server.id]);
  await sql.query('delete from servers where id = $1', [server.id]);
  await expect.poll(() => server.lapses.at(-1)).toEqual(new Map());
  expect(await seenOf(server.id)).toBeDefined();
});

test('tables of a server that stopped are taken over even if no other server runs at that time', async () => {
  const a = await startServer();
  const table = await newTable();
  await a.leases.leave([noted(table, (await leaseOf(a, table)).epoch, 5_000)]);
  await end(a);
  const b = await startServer();
  await expect.poll(() => b.adopted.has(table)).toBe(true);
  await expect.poll(() => seenOf(a.id)).toBeUndefined();
});

test('when the clock of the database is set, nobody takes over anything', async () => {
  const server = await startServer();
  const table = await newTable();
  await addRow('zz');
  await sql.query(`insert into leases (table_id, server, epoch) values ($1, 'zz', 1)`, [table]);
  await sleep(3_000); // until then it takes over nothing anyway
  await sql.query('update servers set seen = $1', [await nowAnd(-5_000)]);
  await expect.poll(() => server.lapses.length, { interval: 20 }).toBeGreaterThan(0);
  await renewal(server);
  await sql.query(`update servers set seen = $1 where id = 'zz'`, [await nowAnd(86_400_000)]); // it has renewed too
  for (let times = 0; times < 3; times++) await renewal(server);
  expect(server.adopted).toEqual(new Set());
});

test('a server renews while a take-over waits for the database', async () => {
  const server = await startServer();
  await sql.query(`insert into servers (id, address, key, seen) values ('zz', '127.0.0.1:1', 'k', 1)`);
  const blocker = new Client({ connectionString: url });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table leases in share row exclusive mode');
  /** How often it has renewed during one attempt. */
  const waits = async (): Promise<number> => {
    const { rows } = await sql.query<{ began: Date; renewed: boolean }>(
      `select query_start, (extract(epoch from query_start) * 1000)::float8 < (select seen from servers where id = $1) as renewed
       from pg_stat_activity where wait_event_type = 'Lock' and query like 'update leases set server%'`,
      [server.id],
    );
    return rows.filter(({ renewed }) => renewed).length;
  };
  await expect.poll(waits, { interval: 20 }).toBeGreaterThan(0);
  await blocker.query('rollback');
  await blocker.end();
});

test('a server that cannot ask which tables are still its own asks again', async () => {
  const server = await startServer();
  const table = await newTable();
  const { epoch } = await leaseOf(server, table);
  const blocker = new Client({ connectionString: url });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table leases in access exclusive mode');
  await sql.query('update servers set seen = $1', [await nowAnd(-5_000)]);
  await expect.poll(() => server.errors.length).toBeGreaterThan(0);
  expect(server.lapses).toEqual([]);
  await blocker.query('rollback');
  await blocker.end();
  await expect.poll(() => server.lapses.at(-1)).toEqual(new Map([[table, epoch]]));
});

test('a server without the database gives up its tables: the successor tells it, or it is cut off from all', async () => {
  const way = await silentProxyTo(url);
  const [a, b] = [await startServer(way.url), await startServer()];
  await linked(a, b);
  for (let times = 0; times < 2; times++) await renewal(a); // until it has read that there is another server
  const table = await newTable();
  const { epoch } = await leaseOf(a, table);
  way.silent = true;
  await expect.poll(() => a.lost.get(table)).toBeGreaterThan(epoch);
  expect(b.adopted.has(table)).toBe(true);
  await end(b);
  await expect.poll(() => a.lapses.at(-1)).toEqual(new Map());
  way.close();
});

test('a server that cannot reach the others leaves them the tables of one that ended', async () => {
  const server = await startServer();
  await addRow('0'); // it lives, but there is no way to it
  await expect.poll(() => server.peers.isCutOff).toBe(true);
  const table = await newTable();
  await sql.query(`insert into servers (id, address, key, seen) values ('zz', '127.0.0.1:1', 'k', 1)`);
  await sql.query(`insert into leases (table_id, server, epoch) values ($1, 'zz', 1)`, [table]);
  for (let times = 0; times < 3; times++) await renewal(server);
  expect(server.adopted).toEqual(new Set());
  await sql.query(`delete from servers where id = '0'`);
  await expect.poll(() => server.adopted.has(table)).toBe(true); // nobody else is there to take it
});

test('several tables are taken in their order, as everybody locks them: nobody waits in a circle', async () => {
  const server = await startServer();
  const [first, last] = [await newTable(), await newTable()].toSorted();
  if (!first || !last) throw new Error('two tables');
  for (const table of [last, first])
    await sql.query('insert into leases (table_id, epoch) values ($1, 1)', [table]);
  const other = new Client({ connectionString: url });
  await other.connect();
  const lock = 'select 1 from leases where table_id = $1 for update';
  await other.query('begin');
  await other.query(lock, [first]);
  const taken = Promise.all([last, first].map((table) => leaseOf(server, table)));
  await expect.poll(() => waiting('%update leases set server%')).toBe(true);
  await other.query(lock, [last]);
  await other.query('commit');
  expect((await taken).map(({ epoch }) => epoch)).toEqual([2, 2]);
  await other.end();
});
