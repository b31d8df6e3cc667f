// @module-tag slow
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { AtTable, Lobby } from '../../protocol/api.ts';
import { TestClient } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { silentProxyTo } from '../testing/silent-proxy.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, pickCard, sitTwo } from '../testing/toy-table.ts';
import { twoServers } from '../testing/two-servers.ts';

const two = twoServers(startPostgres);

/** One query beside the servers. */
const query = async (
  text: string,
  values: readonly unknown[],
): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: two.postgres.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
  await client.end();
  return rows;
};

const SETTINGS = { secret: 'the same on both, as it must be in a cluster' };
const BANK = { kind: 'bank', ms: 60_000, increment: 0 } as const;

/** The thinking time of the second seat, as it is sent to somebody who joins. */
const leftOf = async (client: TestClient, id: string): Promise<number> => {
  const since = client.received.length;
  await client.join(id);
  return (await client.until('clocks', () => true, since)).clocks.left[1] ?? NaN;
};

const ownerOf = async (id: string): Promise<unknown> =>
  (await query('select server from leases where table_id = $1', [id]))[0]?.['server'];

test('a table stays at its server whoever asks for it, and the lobby of the other shows who is there', async () => {
  const { a, b, id } = await two.sitApart();
  const owner = await ownerOf(id);
  expect(await pickCard(b, 1)).toMatchObject({ t: 'ack' });
  await a.until('scene', ({ scene }) => scene.seq === 1);
  const here = async (): Promise<unknown> => {
    const { mine } = (await b.get('/api/tables')) as Lobby;
    return mine.find((table) => table.id === id)?.seats.map((seat) => seat.kind === 'person' && seat.here);
  };
  await expect.poll(here).toEqual([true, true]);
  expect(await ownerOf(id)).toBe(owner);
});

test('seats are changed, matches started, replayed and repeated at a server that does not run the table', async () => {
  const [a, b] = [await TestClient.arrive(two.ports[0]), await TestClient.arrive(two.ports[0])];
  const { table } = await a.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  b.moveTo(two.ports[1]);
  const { yours } = (await b.post(`/api/tables/${table.id}/sit`, {})) as AtTable;
  expect(yours).toEqual([1]);
  await a.join(table.id);
  await b.join(table.id);
  await finish({ a, b, id: table.id });
  await b.until('table', (message) => message.table.status === 'over');
  expect(await (await b.fetch(`/api/matches/${table.id}/record`)).text()).toContain('toy');
  const asked = (await b.post(`/api/tables/${table.id}/rematch`)) as AtTable;
  const joined = (await a.post(`/api/tables/${table.id}/rematch`)) as AtTable;
  expect(joined.table).toMatchObject({ id: asked.table.id, status: 'playing' });
});

test('a server that has lost a table without noticing writes nothing, and its clients play on elsewhere', async () => {
  const { a, b, id } = await sitTwo(two.ports[0]);
  const other = await TestClient.arrive(two.ports[1]);
  const elsewhere = (await other.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })).table.id;
  const server = await ownerOf(elsewhere);
  await query('update leases set server = $2, epoch = epoch + 1 where table_id = $1', [id, server]);
  const closed = new Promise<number>((resolve) => a.socket?.on('close', resolve));
  void pickCard(a, 0, 'again').catch(() => {}); // perhaps the connection is closed first
  expect(await closed).toBe(1012);
  await a.join(id);
  expect(await pickCard(a, 0, 'again')).toMatchObject({ t: 'ack', seq: 1 });
  await b.close();
  await b.join(id);
  expect(await pickCard(b, 1)).toMatchObject({ t: 'ack', seq: 2 });
  expect(await ownerOf(id)).toBe(server);
});

test('a server that stops hands over its tables: after a reconnect the match goes on, and time with it', async () => {
  const third = await startServer({ ...SETTINGS, databaseUrl: two.postgres.url }, TOY_CATALOGUE);
  const pair = await sitTwo(third.port, { clock: BANK });
  const { a, b, id } = pair;
  await pickCard(a, 0);
  await b.until('clocks', ({ clocks }) => clocks.running.includes(1));
  await expect.poll(() => leftOf(b, id), { interval: 2_500 }).toBeLessThan(59_000);
  const before = await leftOf(b, id);
  await third.close();
  for (const client of [a, b]) client.moveTo(two.ports[1]);
  const after = await leftOf(b, id);
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeGreaterThan(before - 10_000);
  await a.join(id);
  await finish(pair);
});

const noted = async (id: string): Promise<unknown> =>
  (await query('select match_time, as_of from leases where table_id = $1', [id]))[0];
const RUNNING = { match_time: expect.any(Number), as_of: expect.any(Number) };

const noteWaits = async (): Promise<boolean> => {
  const found = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like $1`;
  return (await query(found, ['%update leases set match_time%'])).length > 0;
};

test('the time of a match is noted when it begins, and again after a failure', async () => {
  const [a, b] = [await TestClient.arrive(two.ports[0]), await TestClient.arrive(two.ports[0])];
  const { table } = await a.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const blocker = new Client({ connectionString: two.postgres.url });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table leases in share row exclusive mode');
  await b.post(`/api/tables/${table.id}/sit`, {});
  await expect.poll(noteWaits, { interval: 50 }).toBe(true);
  await expect.poll(noteWaits, { interval: 50 }).toBe(false); // it has taken too long
  await blocker.query('rollback');
  await blocker.end();
  await expect.poll(() => noted(table.id)).toEqual(RUNNING);
});

test('the tables of a server that has lost the database go on elsewhere, with the time that had passed', async () => {
  const way = await silentProxyTo(two.postgres.url);
  const third = await startServer({ ...SETTINGS, databaseUrl: way.url }, TOY_CATALOGUE);
  const pair = await sitTwo(third.port, { clock: BANK });
  const { a, b, id } = pair;
  await pickCard(a, 0);
  await expect.poll(() => leftOf(b, id), { interval: 1_000 }).toBeLessThan(56_000);
  const closed = [a, b].map(({ socket }) => new Promise((resolve) => socket?.on('close', resolve)));
  way.silent = true;
  expect(await Promise.all(closed)).toEqual([1012, 1012]);
  for (const client of [a, b]) client.moveTo(two.ports[1]);
  expect(await leftOf(b, id)).toBeLessThan(59_000);
  await a.join(id);
  await finish(pair);
  way.close();
  await third.close();
});
