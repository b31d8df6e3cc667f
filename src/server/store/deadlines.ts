import type { Kysely } from 'kysely';
import { leased } from './leased.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Queries about tables whose time runs while nobody is there. */
export const deadlineStore = (db: Kysely<Schema>): Pick<Store, 'setDeadline' | 'dueTables'> => ({
  setDeadline: async (table, due, epoch = null) => {
    if (epoch !== null && !(await leased(db, table, epoch).executeTakeFirst())) return;
    if (due === null) await db.deleteFrom('deadlines').where('table_id', '=', table).execute();
    else
      await db
        .insertInto('deadlines')
        .values({ table_id: table, due })
        .onConflict((clash) => clash.column('table_id').doUpdateSet({ due }))
        .execute();
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
