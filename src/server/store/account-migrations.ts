import type { Kysely, Migration } from 'kysely';
import { has } from './has-column.ts';
import type { Schema } from './schema.ts';

/** Migrations for accounts: merged guests, people who leave, notices on their way, and puzzles tried. See migrations.ts. */
export const ACCOUNT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0040-merges': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('merges')
        .ifNotExists()
        .addColumn('guest', 'text', (column) => column.primaryKey())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('meetings_with').ifNotExists().on('meetings').column('other').execute();
    },
  },
  '0041-leaving': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('leaving')
        .ifNotExists()
        .addColumn('guest', 'text', (column) => column.primaryKey())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0042-deliveries': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('deliveries')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('doc', 'text', (column) => column.notNull())
        .addColumn('attempt', 'integer', (column) => column.notNull())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('deliveries_due').ifNotExists().on('deliveries').column('due').execute();
    },
  },
  '0062-invitations': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('invitations')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('sender', 'text', (column) => column.notNull())
        .addColumn('rematch_of', 'text')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('invitations_pk', ['person', 'table_id'])
        .execute();
    },
  },
  '0060-puzzles': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('puzzle_tried')
        .ifNotExists()
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('puzzle', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('puzzle_tried_pk', ['person', 'game', 'puzzle'])
        .execute();
      await db.schema
        .createTable('puzzle_tries')
        .ifNotExists()
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('puzzle', 'text', (column) => column.notNull())
        .addColumn('strength', 'integer', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('solved', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('puzzle_tries_pk', ['game', 'puzzle', 'strength'])
        .execute();
    },
  },
  '0074-confirmations': {
    up: async (db: Kysely<Schema>) => {
      if (!(await has(db, 'passkeys', 'used')))
        await db.schema.alterTable('passkeys').addColumn('used', 'bigint').execute();
      if (await has(db, 'challenges', 'purpose')) return;
      await db.schema
        .alterTable('challenges')
        .addColumn('purpose', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  },
};
