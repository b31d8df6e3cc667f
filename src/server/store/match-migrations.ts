import type { Kysely, Migration } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables with their matches and chat, the servers that run them, and what is kept of a match that is over. */
export const MATCH_MIGRATIONS: Readonly<Record<string, Migration>> = {
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
  '0004-checks': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('checks')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0005-servers-and-leases': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('servers')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('seen', 'double precision', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('leases')
        .ifNotExists()
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('server', 'text')
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('match_time', 'double precision')
        .addColumn('as_of', 'double precision')
        .execute();
      await db.schema.createIndex('leases_of').ifNotExists().on('leases').column('server').execute();
    },
  },
  '0006-host-actions-and-reports': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('host_actions')
        .ifNotExists()
        .addColumn('n', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('by', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('reports')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('by', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('why', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .execute();
    },
  },
  '0007-results-and-ratings': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('results')
        .ifNotExists()
        .addColumn('n', 'integer', (column) => column.primaryKey())
        .addColumn('match', 'text', (column) => column.notNull().unique())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('pool', 'text', (column) => column.notNull())
        .addColumn('open', 'integer', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('doc', 'text', (column) => column.notNull())
        .addColumn('changes', 'text')
        .execute();
      await db.schema
        .createTable('played')
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('mode', 'text', (column) => column.notNull())
        .addColumn('won', 'text')
        .addColumn('score', 'double precision')
        .addColumn('open', 'integer', (column) => column.notNull())
        .addColumn('rated', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('played_pk', ['person', 'n'])
        .execute();
      await db.schema
        .createIndex('played_game')
        .ifNotExists()
        .on('played')
        .columns(['person', 'game', 'n'])
        .execute();
      await db.schema
        .createTable('meetings')
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('other', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('pool', 'text', (column) => column.notNull())
        .addColumn('won', 'text')
        .addColumn('rated', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('meetings_pk', ['person', 'other', 'n'])
        .execute();
      await db.schema
        .createTable('ratings')
        .ifNotExists()
        .addColumn('pool', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('mu', 'double precision', (column) => column.notNull())
        .addColumn('sigma', 'double precision', (column) => column.notNull())
        .addColumn('matches', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('as_of', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('ratings_pk', ['pool', 'person'])
        .execute();
      await db.schema.createIndex('ratings_by').ifNotExists().on('ratings').columns(['pool', 'mu']).execute();
      await db.schema.createIndex('ratings_of').ifNotExists().on('ratings').column('person').execute();
      await db.schema
        .createTable('rating_head')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('n', 'integer', (column) => column.notNull())
        .execute();
    },
  },
};
