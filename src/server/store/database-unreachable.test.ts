// @module-tag slow
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../start/server.ts';
import { isUnreachable } from './unreachable.ts';
import { openPostgres } from './postgres.ts';
import { startOwnPostgres, type OwnPostgres } from '../testing/postgres.ts';
import { startTwoServers } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, handOf, pickCard, sitTwo } from '../testing/toy-table.ts';

let postgres: OwnPostgres;
let servers: Server[] = [];
beforeAll(async () => {
  postgres = await startOwnPostgres();
  servers = await startTwoServers(postgres.url, TOY_CATALOGUE);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
});

test('when the database goes away in the middle of a match, moves are refused clearly, and it goes on afterwards', async () => {
  const [here = 0, there = 0] = servers.map(({ port }) => port);
  const { a, b: person, id } = await sitTwo(here);
  const b = person.twin();
  b.moveTo(there);
  await person.close();
  await b.join(id);
  const [card] = handOf(a, 0);
  const first = randomUUID();
  expect(await pickCard(a, 0, first)).toMatchObject({ t: 'ack', seq: 1 });
  await postgres.pause();
  const move = `c${handOf(b, 1)[0]}`;
  const second = randomUUID();
  expect(await b.play(1, move, second)).toMatchObject({ t: 'refused', why: 'storage-away' });
  const lobby = await a.fetch('/api/tables');
  expect([lobby.status, await lobby.json()]).toEqual([503, { why: 'storage-away' }]);
  expect(await a.get('/api/health')).toMatchObject({ ok: true });
  await postgres.resume();
  // The same id again, as a client without an acknowledgement sends it: applied once, even if it was stored
  // before.
  await expect
    .poll(() => b.play(1, move, second), { timeout: 10_000, interval: 200 })
    .toMatchObject({ t: 'ack', seq: 2 });
  await a.until('scene', ({ scene }) => scene.seq === 2);
  await finish({ a, b, id });
  const store = await openPostgres(postgres.url, () => {});
  const entries = (await store.read(id, 0))?.entries ?? [];
  expect(entries.slice(0, 2)).toMatchObject([
    { seq: 1, by: 0, move: `c${card}`, id: `0:${first}` },
    { seq: 2, by: 1, move, id: `1:${second}` },
  ]);
  expect(entries).toHaveLength(8);
  await store.close();
});

/** A proxy to the database that can fall silent without closing, as when a cable is pulled. */
const wayTo = async (url: string): Promise<{ url: string; silent: boolean; close: () => void }> => {
  const { port, hostname } = new URL(url);
  const ends = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (data) => void (way.silent || to.write(data)));
    }
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const here = (relay.address() as AddressInfo).port;
  const close = (): void => {
    relay.close();
    for (const end of ends) end.destroy();
  };
  const way = { url: url.replace(`:${port}/`, `:${here}/`), silent: false, close };
  return way;
};

const failed = (asked: Promise<unknown>): Promise<boolean> => asked.then(() => false, isUnreachable);

test('a database that falls silent is given up, and asked anew over another connection', async () => {
  const way = await wayTo(postgres.url);
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
