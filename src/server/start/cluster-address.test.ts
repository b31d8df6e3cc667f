// @module-tag slow
import { expect, test } from 'vitest';
import { freePort, startPostgres } from '../testing/postgres.ts';
import { kill, run } from '../testing/run.ts';
import { testFolder } from '../testing/start.ts';

const SECRET = 'the same on all, as it must be in a cluster';

test.each([
  ['8.8.8.8', true],
  ['127.0.0.1', false],
])('a server that others reach at %s warns of a public address: %s', async (host, warns) => {
  const postgres = await startPostgres();
  const CLUSTER_ADDRESS = `${host}:${await freePort()}`;
  const settings = { DATABASE_URL: postgres.url, SECRET, DATA_DIR: testFolder(), CLUSTER_ADDRESS };
  const server = await run(settings);
  expect(server.output().includes('at a public address')).toBe(warns);
  await kill(server);
  await postgres.stop();
});
