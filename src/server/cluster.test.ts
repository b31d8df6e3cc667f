import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from './server.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { startServer } from './testing/start.ts';
import { SHELF } from './testing/toy-shelf.ts';
import { finish, sitTwo } from './testing/toy-table.ts';

let postgres: TestPostgres;
let servers: Server[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const settings = { databaseUrl: postgres.url, secret: 'the same on both, as it must be in a cluster' };
  servers = [await startServer(settings, SHELF), await startServer(settings, SHELF)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
});

test('two people on two servers with one database play a match to the end', async () => {
  const [here, there] = servers.map(({ port }) => port);
  const { a, b: person, id } = await sitTwo(here ?? 0);
  const b = person.twin();
  b.moveTo(there ?? 0);
  await person.close();
  await b.join(id);
  await finish({ a, b, id });
  await b.until('table', ({ table }) => table.status === 'over');
  expect(b.scenes.get(1)?.outcome).toEqual(a.scenes.get(0)?.outcome);
});
