import { Migrator, type Kysely, type Migration } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Each migration runs once, in the order of the names, at the next start. Never change a released one: add
 * another. `ifNotExists`, because on SQLite a migration that is killed half-way starts again from its first
 * line.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables-and-matches': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('matches')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('header', 'text', (column) => column.notNull())
        .addColumn('start', 'text')
        .execute();
      await db.schema
        .createTable('entries')
        .ifNotExists()
        .addColumn('match', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('by', 'text', (column) => column.notNull())
        .addColumn('move', 'text')
        .addColumn('id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_pk', ['match', 'seq'])
        .addUniqueConstraint('entries_once', ['match', 'id'])
        .execute();
      await db.schema
        .createTable('tables')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('touched', 'bigint', (column) => column.notNull())
        .addColumn('doc', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('tables_lobby')
        .ifNotExists()
        .on('tables')
        .columns(['listed', 'status', 'touched'])
        .execute();
      await db.schema
        .createTable('sitting')
        .ifNotExists()
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('sitting_pk', ['guest', 'table_id'])
        .execute();
    },
  },
  '0002-guests-and-chat': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('guests')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('doc', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('chat')
        .ifNotExists()
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('said_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_pk', ['table_id', 'n'])
        .addUniqueConstraint('chat_once', ['table_id', 'id'])
        .execute();
    },
  },
  '0003-links': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('links')
        .ifNotExists()
        .addColumn('token', 'text', (column) => column.primaryKey())
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text')
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};

export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the database could not be brought up to date');
};
