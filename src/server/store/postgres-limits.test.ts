// @module-tag slow
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { testConfig } from '../testing/start.ts';
import { openStore } from '../start/open-store.ts';
import { startOwnPostgres } from '../testing/postgres.ts';
import { openPostgresStore } from '../testing/postgres-store.ts';
import { openPostgres } from './postgres.ts';
import { isUnreachable } from '../unreachable.ts';

const { store, sql, url, close } = await openPostgresStore(startOwnPostgres);
afterAll(close);

const said = { guest: 'g', name: 'Tom', text: 'miaow', when: 1 };

/** From now on nobody else may write into this table, for so long. */
const holdTable = async (table: string, ms: number): Promise<{ readonly ended: Promise<unknown> }> => {
  await sql.query(`begin; lock table ${table} in exclusive mode`);
  return { ended: sleep(ms).then(() => sql.query('commit')) };
};

test('a migration has the time that it needs', async () => {
  await sql.query(`drop index meetings_order`);
  await sql.query(`delete from kysely_migration where name = '0014-meetings-in-order'`);
  const { ended } = await holdTable('meetings', 1_500);
  const again = await openPostgres(url, () => {}, 200);
  await ended;
  const { rowCount } = await sql.query(`select from pg_indexes where indexname = 'meetings_order'`);
  expect(rowCount).toBe(1);
  await again.close();
});

test('a database of a newer release is refused', async () => {
  await sql.query(`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '')`);
  await expect(openPostgres(url, () => {})).rejects.toThrow('9999-of-tomorrow');
  await sql.query(`delete from kysely_migration where name = '9999-of-tomorrow'`);
  await (await openPostgres(url, () => {})).close();
});

test('what a player waits for has a limit, a command of the host has none', async () => {
  const command = await openStore(testConfig({ databaseUrl: url }));
  const { ended } = await holdTable('chat', 6_500);
  const [playing, tidied] = await Promise.allSettled([
    store.say('t', 'x', said),
    command.say('t', 'y', said),
    ended,
  ]);
  expect(playing).toMatchObject({ status: 'rejected', reason: { code: '57014' } });
  expect(tidied).toMatchObject({ status: 'fulfilled', value: { text: 'miaow' } });
  await command.close();
});

test('old words are deleted a thousand at a time', async () => {
  await sql.query(`
    insert into chat select 'old', n, n::text, 'g', 'Tom', 'miaow', 1 from generate_series(1, 2500) n;
    create function few() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > 1000 then raise 'too many at once'; end if;
      return null;
    end $$;
    create trigger few after delete on chat referencing old table as gone for each statement execute function few()`);
  await store.deleteOldWords(2);
  expect(await store.oldWords(2)).toBe(0);
});

test('a database that only lets us read, as after a takeover, is a reason to try again over another connection', async () => {
  const reconnect = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`;
  await sql.query(`alter database postgres set default_transaction_read_only = on`);
  await sql.query(reconnect);
  await expect.poll(() => store.guest('g').catch(() => 'away')).toBeNull();
  await expect(store.saveGuest('g', { name: 'Tom', muted: [] }, null)).rejects.toSatisfy(
    (error) => (error as { code: string }).code === '25006' && isUnreachable(error),
  );
  await sql.query(`alter database postgres reset default_transaction_read_only`);
  await expect
    .poll(() =>
      store.saveGuest('g', { name: 'Tom', muted: [] }, null).then(
        () => 'saved',
        () => 'away',
      ),
    )
    .toBe('saved');
});
