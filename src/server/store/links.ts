import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Single-use links. */
export const linkStore = (db: Kysely<Schema>): Pick<Store, 'addLink' | 'takeLink'> => ({
  addLink: async (token, { guest, table, until }, now) => {
    await db.deleteFrom('links').where('until', '<=', now).execute();
    await db.insertInto('links').values({ token, guest, table_id: table, until }).execute();
  },

  takeLink: async (token, now) => {
    const row = await db.selectFrom('links').selectAll().where('token', '=', token).executeTakeFirst();
    if (!row) return null;
    const { numDeletedRows } = await db.deleteFrom('links').where('token', '=', token).executeTakeFirst();
    if (numDeletedRows === 0n || row.until <= now) return null; // somebody was faster, or the link has expired
    return { guest: row.guest, table: row.table_id, until: row.until };
  },
});
