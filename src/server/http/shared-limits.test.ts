// @module-tag slow
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { Peers } from '../cluster/peers.ts';
import type { Config } from '../config/config.ts';
import { makeApp } from '../start/app.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer, testConfig } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { SharedLimits } from './shared-limits.ts';

/** Limits that two servers on one database share. */
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const running = new Set<Server>();
afterEach(async () => {
  await Promise.all([...running].map((server) => server.close()));
  running.clear();
});

const startTwo = async (limits: Partial<Config>): Promise<readonly [number, number]> => {
  const settings = {
    databaseUrl: postgres.url,
    secret: 'the same on both, as it must be in a cluster',
    ...limits,
  };
  const servers = [await startServer(settings, TOY_CATALOGUE), await startServer(settings, TOY_CATALOGUE)];
  for (const server of servers) running.add(server);
  return [servers[0]?.port ?? 0, servers[1]?.port ?? 0];
};

/** The status of the answer to somebody who asks for a socket; a socket that is opened is closed again. */
const socketStatus = async (port: number, cookie: string): Promise<number> => {
  const client = new TestClient(port);
  client.cookie = cookie;
  const refused = new Promise<number>((resolve) => {
    const asked = client.connect().then(() => client.close());
    client.socket?.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    void asked.then(() => resolve(101));
  });
  return refused;
};

const statusAt = async (port: number): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/api/health`)).status;

test('sockets of one address are counted at all servers; closed ones make room', async () => {
  const [one, other] = await startTwo({ socketsPerAddress: 3 });
  const first = await TestClient.arrive(one);
  const clients = [first, first.twin(), first.twin()];
  for (const client of clients) await client.connect();
  await expect.poll(() => socketStatus(other, first.cookie)).toBe(429);
  for (const client of clients) await client.close();
  await expect.poll(() => socketStatus(other, first.cookie)).toBe(101);
});

test('requests of one address are counted at all servers', async () => {
  const limit = 200;
  const [one, other] = await startTwo({ requestsPerMinute: limit });
  for (let n = 0; n < limit; n++) expect(await statusAt(one)).toBe(200);
  let answered = 0;
  await expect
    .poll(
      async () => {
        const status = await statusAt(other);
        if (status === 200) answered++;
        return status;
      },
      { interval: 250 },
    )
    .toBe(429);
  expect(answered).toBeLessThan(limit / 2); // alone it would answer all of them
});

const guessAt = async (port: number): Promise<number> =>
  (
    await fetch(`http://127.0.0.1:${port}/api/sign-in/code`, {
      method: 'POST',
      body: JSON.stringify({ code: '2345-6789-ABCD-EFGH-2345' }),
      headers: { 'content-type': 'application/json' },
    })
  ).status;

test('guesses of recovery codes are counted at all servers', async () => {
  const [one, other] = await startTwo({ requestsPerMinute: 600 });
  for (let n = 0; n < 10; n++) expect(await guessAt(one)).toBe(403);
  let answered = 0;
  await expect
    .poll(
      async () => {
        const status = await guessAt(other);
        if (status === 403) answered++;
        return status;
      },
      { interval: 500 },
    )
    .toBe(429);
  expect(answered).toBeLessThan(5); // alone it would answer ten
});

const ignore = (): void => {};

const openPeers = async (): Promise<Peers> => {
  const peers = await Peers.open('127.0.0.1', null, ignore);
  peers.start({
    asked: async () => null,
    clientNews: ignore,
    tableNews: ignore,
    adopted: ignore,
    closed: ignore,
  });
  return peers;
};

test('what a server has told counts no more when the connection to it breaks: its people come here at once', async () => {
  const [one, other] = [await openPeers(), await openPeers()];
  const [bus, config] = [localBus(), testConfig()];
  const limits = new SharedLimits(bus, one, config, makeApp(config).log);
  one.update([other.self]);
  other.update([one.self]);
  await expect.poll(() => one.link(other.self.id)).toBeDefined();
  const told = { server: other.self.id, requests: [], guesses: [], sockets: [['192.0.2.1', 40]] };
  await bus.publish('busy', JSON.stringify(told));
  expect(limits.elsewhere('sockets', '192.0.2.1')).toBe(40);
  other.close();
  await expect.poll(() => one.link(other.self.id)).toBeUndefined();
  expect(limits.elsewhere('sockets', '192.0.2.1')).toBe(0);
  await limits.close();
  one.close();
});
