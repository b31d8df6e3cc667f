// @module-tag slow
import { silentLog } from '../testing/silent-log.ts';
import { afterAll, expect, test } from 'vitest';
import type { Lobby } from '../../protocol/api.ts';
import { TestClient } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { localBus } from '../bus/local.ts';
import { startServer } from '../testing/start.ts';
import { REAL_TIME, replaceTime } from '../time.ts';
import { Presence } from './presence.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { twoServers } from '../testing/two-servers.ts';

/** Presence at two servers with one database. */
const pair = twoServers(startPostgres);
const open: TestClient[] = [];
afterAll(() => Promise.all(open.map((client) => client.close())));

const PATIENT = { timeout: 60_000 }; // only for what never comes

const arrive = async (port: number): Promise<TestClient> => {
  const client = await TestClient.arrive(port);
  await client.connect();
  open.push(client);
  return client;
};

const here = async (client: TestClient): Promise<Lobby['people']> =>
  ((await client.get('/api/tables')) as Lobby).people;

test('both servers count everybody who has a page open, each person once, and forget who leaves', async () => {
  const [one, other] = pair.ports;
  const ann = await arrive(one);
  const ben = await arrive(other);
  const twin = ann.twin(); // a second device, at the other server
  twin.moveTo(other);
  await twin.connect();
  await expect.poll(() => here(ann), PATIENT).toEqual({ here: 2, atTables: 0 });
  await expect.poll(() => here(ben), PATIENT).toEqual({ here: 2, atTables: 0 });
  await twin.close();
  await ben.close();
  await expect.poll(() => here(ann), PATIENT).toEqual({ here: 1, atTables: 0 });
  await ann.close();
});

test('people at a table are counted as such, until they leave it', async () => {
  const [one] = pair.ports;
  const watcher = await arrive(one);
  const { a, b } = await pair.sitApart();
  await expect.poll(() => here(watcher), PATIENT).toEqual({ here: 3, atTables: 2 });
  await a.close();
  await b.close();
  await expect.poll(() => here(watcher), PATIENT).toEqual({ here: 1, atTables: 0 });
  await watcher.close();
});

test('the people of a server that stops are gone at once', async () => {
  const third = await startServer(
    { databaseUrl: pair.postgres.url, secret: 'the same on both, as it must be in a cluster' },
    TOY_CATALOGUE,
  );
  const watcher = await arrive(pair.ports[0]);
  await arrive(third.port);
  await expect.poll(() => here(watcher), PATIENT).toEqual({ here: 2, atTables: 0 });
  await third.close();
  await expect.poll(() => here(watcher), PATIENT).toEqual({ here: 1, atTables: 0 });
});

test('a server that is alone knows who is here, and tells nobody', async () => {
  const due: (() => void)[] = [];
  const passTime = (): void => due.forEach((call) => call());
  const [bus, told] = [localBus(), [] as string[]];
  bus.subscribe('here', (message) => told.push(message));
  replaceTime({ ...REAL_TIME, every: (_, call) => (due.push(call), () => {}) });
  const presence = new Presence(bus, silentLog, true);
  replaceTime(REAL_TIME);
  const arrival = presence.arrive('en0123456789abcdef01234567');
  arrival.setAtTable(true);
  passTime();
  expect(presence.count()).toEqual({ here: 1, atTables: 1 });
  arrival.leave();
  passTime();
  expect(presence.count()).toEqual({ here: 0, atTables: 0 });
  await presence.close();
  expect(told).toEqual([]);
});
