import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { ACCOUNT_MIGRATIONS } from './account-migrations.ts';
import { DAILY_MIGRATIONS } from './daily-migrations.ts';
import { DEPARTURE_MIGRATIONS } from './departure-migrations.ts';
import { has } from './has-column.ts';
import type { Schema } from './schema.ts';
import { MATCH_MIGRATIONS } from './match-migrations.ts';

/**
 * Each migration runs once, in the order of the names, at the next start. Never change a released one: add
 * another. They do not depend on each other, so one that was added between two others runs later. `ifNotExists`, because on SQLite a migration
 * that is killed half-way starts again from its first line.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  ...MATCH_MIGRATIONS,
  '0010-accounts': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('sessions')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('browser', 'text', (column) => column.notNull())
        .addColumn('how', 'text', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .addColumn('ended', 'bigint')
        .execute();
      await db.schema.createIndex('sessions_of').ifNotExists().on('sessions').column('guest').execute();
      await db.schema.createIndex('sessions_ended').ifNotExists().on('sessions').column('ended').execute();
      await db.schema
        .createTable('passkeys')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('browser', 'text', (column) => column.notNull())
        .addColumn('made', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('passkeys_of').ifNotExists().on('passkeys').column('guest').execute();
      await db.schema
        .createTable('recovery_codes')
        .ifNotExists()
        .addColumn('guest', 'text', (column) => column.primaryKey())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('made', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('challenges')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('guest', 'text')
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0014-meetings-in-order': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createIndex('meetings_order')
        .ifNotExists()
        .on('meetings')
        .columns(['person', 'n'])
        .execute();
    },
  },
  '0018-seeks': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('seeks')
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addColumn('doc', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('found')
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.primaryKey())
        .addColumn('pairing', 'text', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addColumn('ready', 'integer', (column) => column.notNull())
        .addColumn('doc', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0019-friends': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('friends')
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('other', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('friends_pk', ['person', 'other'])
        .execute();
      await db.schema.createIndex('friends_of').ifNotExists().on('friends').column('other').execute();
    },
  },
  '0022-deadlines': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('deadlines')
        .ifNotExists()
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('deadlines_due').ifNotExists().on('deadlines').column('due').execute();
    },
  },
  '0030-tournaments': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('tournaments')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('tournaments_due')
        .ifNotExists()
        .on('tournaments')
        .columns(['status', 'due'])
        .execute();
      await db.schema
        .createTable('tournament_events')
        .ifNotExists()
        .addColumn('tournament', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('doc', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('tournament_events_pk', ['tournament', 'seq'])
        .execute();
      await db.schema
        .createTable('tournament_people')
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('tournament', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('tournament_people_pk', ['person', 'tournament'])
        .execute();
    },
  },
  '0023-notices': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('server_keys')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('notice_settings')
        .ifNotExists()
        .addColumn('guest', 'text', (column) => column.primaryKey())
        .addColumn('doc', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('push_devices')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('endpoint', 'text', (column) => column.primaryKey())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('push_devices_of')
        .ifNotExists()
        .on('push_devices')
        .column('guest')
        .execute();
      await db.schema
        .createTable('held_notices')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('held_notices_due')
        .ifNotExists()
        .on('held_notices')
        .column('due')
        .execute();
    },
  },
  '0031-clocks-of-servers': {
    up: async (db: Kysely<Schema>) => {
      if (await has(db, 'servers', 'clock')) return;
      await db.schema.alterTable('servers').addColumn('clock', 'double precision').execute();
    },
  },
  '0050-company-of-matches': {
    up: async (db: Kysely<Schema>) => {
      if (!(await has(db, 'played', 'people')))
        await db.schema
          .alterTable('played')
          .addColumn('people', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      await sql`update played set people = 1 where exists (
        select 1 from meetings where meetings.person = played.person and meetings.n = played.n)`.execute(db);
      // Everything that counts of matches are filtered by: a count reads the index alone.
      await db.schema
        .createIndex('played_counts')
        .ifNotExists()
        .on('played')
        .columns(['person', 'people', 'won', 'game', 'mode', 'at', 'open'])
        .execute();
    },
  },
  '0073-told': {
    up: async (db: Kysely<Schema>) => {
      if (!(await has(db, 'deadlines', 'told')))
        await db.schema.alterTable('deadlines').addColumn('told', 'integer').execute();
      await db.schema
        .createTable('tournament_calls')
        .ifNotExists()
        .addColumn('tournament', 'text', (column) => column.notNull())
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('tournament_calls_pk', ['tournament', 'round'])
        .execute();
      await db.schema
        .createIndex('tournament_calls_due')
        .ifNotExists()
        .on('tournament_calls')
        .column('due')
        .execute();
    },
  },
  ...ACCOUNT_MIGRATIONS,
  ...DAILY_MIGRATIONS,
  ...DEPARTURE_MIGRATIONS,
};

const migratorOf = (db: Kysely<Schema>): Migrator => {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
};

/** True if there is nothing to migrate. False for a database of a newer release: `migrate` refuses it. */
export const isUpToDate = async (db: Kysely<Schema>): Promise<boolean> => {
  const known = await migratorOf(db).getMigrations();
  if (!known.every(({ executedAt }) => executedAt)) return false;
  const { rows } = await sql`select name from kysely_migration`.execute(db);
  return rows.length === known.length;
};

export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the database could not be brought up to date');
};
