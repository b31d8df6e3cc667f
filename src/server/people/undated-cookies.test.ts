import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../start/server.ts';
import { openSqlite } from '../store/sqlite.ts';
import { TestClient } from '../testing/client.ts';
import { startServer, testFolder } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

/** Cookies of an older release: they name a session and no day. */
const SECRET = 'the same before and after the update';
const DAY = 24 * 3_600_000;
const GUEST = 'en00000000000000000000beef';
const STOLEN = '0123456789abcdef01234567';
const OWN = '76543210fedcba9876543210';

let server: Server;
afterEach(() => server.close());

/** A server on the database of an older release, where one session ended more than a year ago. */
const start = async (undatedUntil: number | null): Promise<void> => {
  const dataDir = testFolder();
  const store = await openSqlite(join(dataDir, 'clowder.sqlite'));
  await store.endSessions(GUEST, [STOLEN], Date.now() - 400 * DAY);
  if (undatedUntil !== null) await store.keptKey('undated-cookies-until', String(undatedUntil));
  await store.close();
  server = await startServer({ dataDir, secret: SECRET }, TOY_CATALOGUE);
};

const statusWith = async (session: string): Promise<number> => {
  const value = `${GUEST}.${session}`;
  const signature = createHmac('sha256', SECRET).update(value).digest('base64').replace(/=+$/, '');
  const client = new TestClient(server.port);
  client.cookie = `clowder=${encodeURIComponent(`${value}.${signature}`)}`;
  return (await client.fetch('/api/account')).status;
};

test('in the first year after the update a session that ended long before it stays ended', async () => {
  await start(null);
  expect([await statusWith(OWN), await statusWith(STOLEN)]).toEqual([200, 401]);
});

test('later cookies without a day are refused, as their ends are forgotten', async () => {
  await start(Date.now() - DAY);
  expect([await statusWith(OWN), await statusWith(STOLEN)]).toEqual([401, 401]);
});
