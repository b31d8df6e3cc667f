// @module-tag slow
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ToClient } from '../../protocol/messages.ts';
import type { Server } from '../start/server.ts';
import type { TableHost } from '../tables/table-host.ts';
import { TestClient } from '../testing/client.ts';
import { framesAllowedSince } from '../testing/frames-allowed.ts';
import { hosted, HOST, tableClient, openFaultyHub, type FaultyHub } from '../testing/faulty-hub.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { pickCard, sitTwo } from '../testing/toy-table.ts';

/**
 * Many people, or one who behaves like many: the cost of a table must not grow with the square of their
 * number.
 */
let server: Server;
let faulty: FaultyHub;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());
beforeEach(async () => void (faulty = await openFaultyHub()));
afterEach(() => faulty.close());

const count = (heard: readonly ToClient[], t: ToClient['t']): number =>
  heard.filter((message) => message.t === t).length;

const twoOfMine = async (): Promise<TableHost> => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'me' }] });
  await table.ask({ t: 'start', guest: HOST });
  return table;
};

/** Waits until nothing more comes: on a busy machine the messages of the beginning are late. */
const silence = async ({ received }: TestClient): Promise<void> => {
  for (let [known, quiet] = [-1, 0]; quiet < 4; quiet++) {
    if (known !== received.length) quiet = 0;
    known = received.length;
    await sleep(200);
  }
};

test('a client that joins again and again is answered; the others get no message', async () => {
  const { a, b, id } = await sitTwo(server.port, { clock: { kind: 'bank', ms: 60_000, increment: 0 } });
  await silence(a);
  const since = a.received.length;
  for (let i = 0; i < 5; i++) await b.join(id);
  await expect.poll(() => count(b.received, 'presence')).toBeGreaterThanOrEqual(5);
  await silence(a);
  expect(a.received.slice(since)).toEqual([]);
  for (let i = 0; i < 50; i++) b.send({ t: 'join', table: id });
  expect(await b.until('error')).toMatchObject({ why: 'too-fast' });
});

test('sixty people who join at once cause few messages, and the last one lists them all', async () => {
  const { a, id } = await sitTwo(server.port);
  const crowd = await Promise.all(Array.from({ length: 60 }, () => TestClient.arrive(server.port)));
  const [since, began] = [a.received.length, performance.now()];
  await Promise.all(crowd.map((one) => one.join(id)));
  const { people } = await a.until('presence', (message) => message.people.length === 62, since);
  expect(people.slice(0, 2).map(({ seats }) => seats)).toEqual([[0], [1]]);
  const gathered = (performance.now() - began) / 250; // one message for all who come within this time
  expect(count(a.received.slice(since), 'presence')).toBeLessThan(5 + gathered);
  await Promise.all(crowd.map((one) => one.close()));
});

test('a table has room for five hundred spectators, and always for the players', async () => {
  const table = await twoOfMine();
  const watchers = Array.from({ length: 500 }, (_, i) => tableClient(`en${String(i).padStart(24, '0')}`));
  for (const watcher of watchers) expect(await table.join(watcher, 0)).toBeNull();
  expect(await table.join(tableClient(`en${'f'.repeat(24)}`), 0)).toEqual({ why: 'too-many' });
  const host = tableClient(HOST);
  expect(await table.join(host, 0)).toBeNull();
  expect(table.size).toBe(501);
  const [present] = host.received.flatMap((message) => (message.t === 'presence' ? [message.people] : []));
  expect(present).toHaveLength(100);
  expect(present?.[0]?.guest).toBe(HOST);
});

test('a takeback is one line for everybody, not the whole log', async () => {
  const { a, b } = await sitTwo(server.port);
  await pickCard(a, 0);
  const since = b.received.length;
  await a.ask({ t: 'takeback', id: randomUUID(), seat: 0 });
  await b.until('scene', ({ line }) => line?.back === 0, since);
  expect(count(b.received.slice(since), 'log')).toBe(0);
});

test('the numbers of takebacks and of requests for them are limited', async () => {
  const table = await twoOfMine();
  const state = table.history?.position.state as { hands: number[][] } | undefined;
  for (let i = 0; i < 100; i++) {
    expect(
      await table.ask({ t: 'play', guest: HOST, seat: 0, move: `c${state?.hands[0]?.[0]}`, id: `p${i}` }),
    ).toHaveProperty('seq');
    expect(await table.ask({ t: 'takeback', guest: HOST, seat: 0, id: `t${i}` })).toHaveProperty('seq');
  }
  await table.ask({ t: 'play', guest: HOST, seat: 0, move: `c${state?.hands[0]?.[0]}`, id: 'again' });
  expect(await table.ask({ t: 'takeback', guest: HOST, seat: 0, id: 'once-more' })).toEqual({
    why: 'too-many',
  });
  const { a } = await sitTwo(server.port);
  const asked = Array.from({ length: 15 }, () => a.ask({ t: 'takeback', id: randomUUID(), seat: 0 }));
  expect((await Promise.all(asked)).map((answer) => 'why' in answer && answer.why)).toContain('too-fast');
});

test('a seat that fills the log is stopped, and the other seats can still move', async () => {
  const { id, history: match } = await twoOfMine();
  const card = (seat: number): string =>
    `c${(match?.position.state as { hands: number[][] } | undefined)?.hands[seat]?.[0]}`;
  const moves = Array.from({ length: 5_000 }, (_, i) => (i % 2 ? `back:${i - 1}` : card(0)));
  await Promise.all(
    moves.map((move, i) => faulty.store.append(id, { seq: i + 1, at: 0, by: 0, move, id: `0:${i}` })),
  );
  const table = await hosted(faulty.neighbour(), id);
  expect(table.history?.position.seq).toBe(5_000);
  expect(await table.ask({ t: 'play', guest: HOST, seat: 0, move: card(0), id: 'one-more' })).toEqual({
    why: 'too-many',
  });
  expect(await table.ask({ t: 'play', guest: HOST, seat: 1, move: card(1), id: 'the-first' })).toEqual({
    seq: 5_001,
  });
});

test('all windows of a guest share one rate limit', async () => {
  const first = await TestClient.arrive(server.port);
  const windows = [first, ...Array.from({ length: 9 }, () => first.twin())];
  await Promise.all(windows.map((client) => client.connect()));
  const began = performance.now();
  for (const client of windows) for (let n = 0; n < 50; n++) client.send({ t: 'ping', n });
  const heard = (): ToClient[] => windows.flatMap((client) => client.received);
  await expect.poll(() => count(heard(), 'pong') + count(heard(), 'error')).toBe(500);
  expect(count(heard(), 'pong')).toBeLessThan(framesAllowedSince(began));
  for (const client of windows) await client.close();
});

test('a new name and a mute at the same moment are both kept', async () => {
  const { guests } = faulty;
  await Promise.all([
    guests.choose(HOST, { name: 'Мурка' }),
    ...['g', 'h', 'i'].map((other) => guests.mute(HOST, other, true)),
  ]);
  expect(await guests.name(HOST)).toBe('Мурка');
  expect([...(await guests.muted(HOST))].toSorted()).toEqual(['g', 'h', 'i']);
});
