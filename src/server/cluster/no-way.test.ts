// @module-tag slow
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../start/server.ts';
import type { TestClient } from '../testing/client.ts';
import { freePort, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { pickCard, sitTwo } from '../testing/toy-table.ts';
import { SECRET } from '../testing/two-servers.ts';

let postgres: TestPostgres;
let servers: readonly Server[];
beforeAll(async () => {
  postgres = await startPostgres();
  const start = async (): Promise<Server> => {
    const clusterAddress = `192.0.2.1:${await freePort()}`; // an address that exists nowhere
    return startServer({ databaseUrl: postgres.url, secret: SECRET, clusterAddress }, TOY_CATALOGUE);
  };
  servers = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
});

const statusAt = async ({ port }: Server): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/api/ready`)).status;

/** False if the server closes the connection instead. */
const joins = async (person: TestClient, id: string): Promise<boolean> => {
  await person.connect();
  const { socket } = person;
  if (!socket) return false;
  const closed = once(socket, 'close').then(() => false);
  return Promise.race([
    person.join(id).then(
      () => true,
      () => false,
    ),
    closed,
  ]);
};

test('of servers that never reach each other one steps aside: its tables go on at the other', async () => {
  const pairs = await Promise.all(servers.map(({ port }) => sitTwo(port)));
  for (const { a } of pairs) expect(await pickCard(a, 0)).toMatchObject({ t: 'ack' });
  const statuses = (): Promise<number[]> => Promise.all(servers.map(statusAt));
  await expect.poll(async () => (await statuses()).toSorted((a, b) => a - b)).toEqual([200, 503]);
  const ready = servers[(await statuses()).indexOf(200)];
  for (const { b, id } of pairs) {
    await b.close();
    b.moveTo(ready?.port ?? 0);
    await expect.poll(() => joins(b, id)).toBe(true); // its table may not have been given back yet
    expect(await pickCard(b, 1)).toMatchObject({ t: 'ack' });
  }
});
