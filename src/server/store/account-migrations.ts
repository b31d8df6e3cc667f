import type { Kysely, Migration } from 'kysely';
import type { Schema } from './schema.ts';

/** Migrations for accounts: merged guests, people who leave, and notices on their way. See migrations.ts. */
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
};
