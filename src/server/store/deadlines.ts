import type { Kysely } from 'kysely';
import { leased } from './leased.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

const NOBODY_TOLD = -1; // before the first position

/** Queries about tables whose time runs while nobody is there. */
export const deadlineStore = (db: Kysely<Schema>): Pick<Store, 'setDeadline' | 'toldUpTo' | 'dueTables'> => ({
  setDeadline: async (table, due, epoch = null, told = null) => {
    if (epoch !== null && !(await leased(db, table, epoch).executeTakeFirst())) return;
    if (due === null) await db.deleteFrom('deadlines').where('table_id', '=', table).execute();
    else
      await db
        .insertInto('deadlines')
        .values({ table_id: table, due, told: told ?? NOBODY_TOLD })
        .onConflict((clash) => clash.column('table_id').doUpdateSet(told === null ? { due } : { due, told }))
        .execute();
  },

  toldUpTo: async (table) => {
    const row = await db
      .selectFrom('deadlines')
      .select('told')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.told ?? null;
  },

  dueTables: async (now, most) => {
    const rows = await db
      .selectFrom('deadlines')
      .select('table_id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map((row) => row.table_id);
  },
});
