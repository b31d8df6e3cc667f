import { sql, type Kysely, type Migration } from 'kysely';
import { has } from './has-column.ts';
import type { Schema } from './schema.ts';

/** Migrations for what ends when somebody signs out or is deleted. See migrations.ts. */
export const DEPARTURE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0070-sessions-of-push-devices': {
    up: async (db: Kysely<Schema>) => {
      if (await has(db, 'push_devices', 'session')) return;
      await db.schema.alterTable('push_devices').addColumn('session', 'text').execute();
    },
  },
  '0071-gone': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('gone')
        .ifNotExists()
        .addColumn('guest', 'text', (column) => column.primaryKey())
        .execute();
      await sql`insert into gone (guest) select id from guests where doc like '%"gone":true%'
        on conflict do nothing`.execute(db);
    },
  },
  '0072-nothing-of-ended-sessions': {
    up: async (db: Kysely<Schema>) => {
      await db
        .updateTable('sessions')
        .set({ kind: 'computer', browser: '', how: 'guest', since: 0, seen: 0 })
        .where('ended', 'is not', null)
        .execute();
    },
  },
};
