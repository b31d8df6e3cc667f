// @module-tag slow
import { expect, test } from 'vitest';
import { startOwnPostgres } from '../testing/postgres.ts';
import { openPostgresStore } from '../testing/postgres-store.ts';
import { sampleHeader } from '../testing/sample-table.ts';
import { openPostgres } from './postgres.ts';

test('what was acknowledged survives kill -9 of a database that was set not to wait for its disk', async () => {
  const postgres = await startOwnPostgres();
  const before = await openPostgresStore(async () => ({ url: postgres.url, stop: async () => {} }));
  await before.sql.query('alter role postgres set synchronous_commit = off');
  await before.sql.query(`alter system set wal_writer_delay = '10s'`); // otherwise it writes so soon that nothing may be lost
  await before.sql.query('select pg_reload_conf()');
  await before.close();
  const store = await openPostgres(postgres.url, () => {});
  await store.create('m', sampleHeader, null);
  const stored = await store.append('m', { seq: 1, at: 1.5, by: 0, move: 'a1', id: '0:x' });
  await postgres.crash();
  expect(stored).toBe('stored');
  await store.close();
  await postgres.resume();
  const after = await openPostgres(postgres.url, () => {});
  expect((await after.read('m', 0))?.entries.map(({ seq }) => seq)).toEqual([1]);
  await after.close();
  await postgres.stop();
});
