// @module-tag slow
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { isUnreachable } from '../unreachable.ts';
import { openPostgres } from './postgres.ts';
import { TestClient } from '../testing/client.ts';
import { silentProxyTo } from '../testing/silent-proxy.ts';
import { startOwnPostgres } from '../testing/postgres.ts';
import { finish, handOf, pickCard } from '../testing/toy-table.ts';
import { twoServers } from '../testing/two-servers.ts';

const two = twoServers(startOwnPostgres);

test('when the database goes away in the middle of a match, moves are refused clearly, and it goes on afterwards', async () => {
  const { a, b, id } = await two.sitApart();
  const [card] = handOf(a, 0);
  const first = randomUUID();
  expect(await pickCard(a, 0, first)).toMatchObject({ t: 'ack', seq: 1 });
  await two.postgres.pause();
  const move = `c${handOf(b, 1)[0]}`;
  const second = randomUUID();
  expect(await b.play(1, move, second)).toMatchObject({ t: 'refused', why: 'storage-away' });
  const lobby = await a.fetch('/api/tables');
  const request = lobby.headers.get('x-request-id');
  expect([lobby.status, await lobby.json()]).toEqual([503, { why: 'storage-away', with: { request } }]);
  expect(await a.get('/api/health')).toMatchObject({ ok: true });
  expect((await a.fetch('/api/ready')).status).toBe(503);
  await two.postgres.resume();
  // The same id again, as a client without an acknowledgement sends it: applied once, even if it was stored
  // before.
  await expect.poll(() => b.play(1, move, second), { interval: 200 }).toMatchObject({ t: 'ack', seq: 2 });
  await expect.poll(async () => (await a.fetch('/api/ready')).status).toBe(200);
  await a.until('scene', ({ scene }) => scene.seq === 2);
  await finish({ a, b, id });
  const store = await openPostgres(two.postgres.url, () => {});
  const entries = (await store.read(id, 0))?.entries ?? [];
  expect(entries.slice(0, 2)).toMatchObject([
    { seq: 1, by: 0, move: `c${card}`, id: `0:${first}` },
    { seq: 2, by: 1, move, id: `1:${second}` },
  ]);
  expect(entries).toHaveLength(8);
  await store.close();
});

test('somebody who cannot join without the database is told so, and disconnected: their page connects again and repeats everything', async () => {
  const person = await TestClient.arrive(two.ports[0]);
  await person.connect();
  await person.until('hello');
  await two.postgres.pause();
  const closed = once(person.socket ?? new EventEmitter(), 'close');
  person.send({ t: 'join', table: 'nowhere' });
  await person.until('error', ({ why, fatal }) => why === 'storage-away' && !fatal);
  expect((await closed)[0]).toBe(1013);
  await two.postgres.resume();
});

const failed = (asked: Promise<unknown>): Promise<boolean> => asked.then(() => false, isUnreachable);

test('a database that falls silent is given up, and asked anew over another connection', async () => {
  const way = await silentProxyTo(two.postgres.url);
  const store = await openPostgres(way.url, () => {});
  const entry = { seq: 1, at: 0, by: 0, move: 'x', id: randomUUID() };
  const match = randomUUID();
  expect(await store.append(match, entry)).toBe('stored');
  expect(await store.guest('nobody')).toBeNull();
  way.silent = true;
  expect(
    await Promise.all([failed(store.append(match, { ...entry, seq: 2, id: 'y' })), failed(store.guest('g'))]),
  ).toEqual([true, true]);
  way.silent = false;
  expect(await store.guest('nobody')).toBeNull();
  expect(await store.append(match, entry)).toEqual({ seen: 1 });
  await store.close();
  way.close();
});
