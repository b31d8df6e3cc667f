import type { Kysely, Migration } from 'kysely';
import type { Schema } from './schema.ts';

/** The daily five. See migrations.ts. */
export const DAILY_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0061-daily': {
    up: async (db: Kysely<Schema>) => {
      await db.schema
        .createTable('daily_tasks')
        .ifNotExists()
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('task', 'text', (column) => column.notNull())
        .addColumn('doc', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('daily_tasks_pk', ['day', 'task'])
        .execute();
      await db.schema
        .createTable('daily_tries')
        .ifNotExists()
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('task', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text')
        .addColumn('rated', 'integer', (column) => column.notNull())
        .addColumn('begun', 'bigint', (column) => column.notNull())
        .addColumn('moves', 'text', (column) => column.notNull())
        .addColumn('turns', 'integer', (column) => column.notNull())
        .addColumn('done', 'bigint')
        .addColumn('solved', 'integer')
        .addColumn('points', 'double precision')
        .addPrimaryKeyConstraint('daily_tries_pk', ['day', 'task', 'person'])
        .execute();
      await db.schema
        .createIndex('daily_tries_of')
        .ifNotExists()
        .on('daily_tries')
        .columns(['person', 'day'])
        .execute();
      await db.schema
        .createIndex('daily_tries_at')
        .ifNotExists()
        .on('daily_tries')
        .column('table_id')
        .execute();
      // All that histograms count, in both orders: each reads one index alone and sorts nothing.
      await db.schema
        .createIndex('daily_tries_people')
        .ifNotExists()
        .on('daily_tries')
        .columns(['day', 'rated', 'person', 'done', 'solved'])
        .execute();
      await db.schema
        .createIndex('daily_tries_results')
        .ifNotExists()
        .on('daily_tries')
        .columns(['day', 'rated', 'task', 'solved', 'points', 'done'])
        .execute();
    },
  },
};
