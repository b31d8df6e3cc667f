import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AtTable, Lobby, Me } from '../../protocol/api.ts';
import type { Profile } from '../../protocol/people.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { openStore } from '../start/open-store.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { startServer, testConfig } from '../testing/start.ts';
import { sitTwo } from '../testing/toy-table.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

let server: Server;
const config = testConfig({ trustProxy: true });
beforeAll(async () => void (server = await startServer(config, TOY_CATALOGUE)));
afterAll(() => server.close());

/** A new guest at this address, with so many tables for everybody. */
const offerFrom = async (from: string, tables: number): Promise<readonly string[]> => {
  const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' };
  const client = new TestClient(server.port);
  const arrived = await client.fetch('/api/me', { headers });
  client.cookie = (arrived.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  client.guest = ((await arrived.json()) as Me).guest;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const ids: string[] = [];
  for (let n = 0; n < tables; n++) {
    const body = JSON.stringify({ game: 'toy', seats, listed: true });
    const made = await client.fetch('/api/tables', { method: 'POST', body, headers });
    ids.push(((await made.json()) as AtTable).table.id);
  }
  return ids;
};

test('a few people cannot fill the lobby, and a table where somebody waits comes first', async () => {
  const host = await TestClient.arrive(server.port);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await host.create({ game: 'toy', seats, listed: true });
  await host.join(table.id);
  const flood: string[] = [];
  for (let n = 0; n < 10; n++) flood.push(...(await offerFrom('10.1.0.1', 5)));
  const others = await offerFrom('10.2.0.1', 1);

  const visitor = await TestClient.arrive(server.port);
  const open = async (): Promise<string[]> =>
    ((await visitor.get('/api/tables')) as Lobby).open.map(({ id }) => id);
  await expect.poll(open).toContain(others[0]);
  const shown = await open();
  expect(shown[0]).toBe(table.id);
  expect(shown.filter((id) => flood.includes(id))).toHaveLength(8); // of one network
  for (let n = 0; n < flood.length; n += 5)
    expect(shown.filter((id) => flood.slice(n, n + 5).includes(id)).length).toBeLessThanOrEqual(2);
  await host.close();
});

test('hundreds of newer tables do not hide one where somebody waits', async () => {
  const host = await TestClient.arrive(server.port);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await host.create({ game: 'toy', seats, listed: true });
  await host.join(table.id);
  const store = await openStore(config);
  const free = [{ kind: 'open' as const, keptFor: null }];
  const flood = { ...sampleTable('flood', 'en0000000000000000000000ff'), listed: true, seats: free };
  for (let n = 0; n < 310; n++) await store.addTable({ ...flood, id: `flood${n}` });
  await store.close();
  const visitor = await TestClient.arrive(server.port);
  const open = async (): Promise<string[]> =>
    ((await visitor.get('/api/tables')) as Lobby).open.map(({ id }) => id);
  await expect.poll(open).toContain('flood309');
  expect((await open())[0]).toBe(table.id);
  await host.close();
});

test('whoever shows only to friends or to nobody that they are here is not shown to watchers', async () => {
  const { a, b, id } = await sitTwo(server.port, { listed: true });
  const visitor = await TestClient.arrive(server.port);
  const isOffered = async (): Promise<boolean> =>
    ((await visitor.get('/api/tables')) as Lobby).watch.some((table) => table.id === id);
  const atOpponent = async (): Promise<Profile['now']> =>
    ((await visitor.get(`/api/people/${a.guest}`)) as Profile).now;
  await expect.poll(isOffered).toBe(true);
  await expect.poll(atOpponent).toEqual({ game: 'toy', table: id });
  for (const seenBy of ['nobody', 'friends']) {
    await b.post('/api/account/seen-by', { seenBy });
    await expect.poll(isOffered).toBe(false);
    expect(await atOpponent()).toEqual({ game: 'toy', table: null }); // nor by way of the opponent
    await b.post('/api/account/seen-by', { seenBy: 'everybody' });
    await expect.poll(isOffered).toBe(true);
  }
  for (const client of [a, b]) await client.close();
});
