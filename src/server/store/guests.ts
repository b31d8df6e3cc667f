import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { GuestDoc, Store } from './store.ts';

/** Queries about guests. */
export const guestStore = (db: Kysely<Schema>): Pick<Store, 'guest' | 'saveGuest'> => ({
  guest: async (id) => {
    const row = await db.selectFrom('guests').select('doc').where('id', '=', id).executeTakeFirst();
    return row ? (read(row.doc) as GuestDoc) : null;
  },

  saveGuest: async (id, guest, before) => {
    const doc = write(guest);
    if (before === null) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('guests')
        .values({ id, doc })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? 'saved' : 'stale';
    }
    const { numUpdatedRows } = await db
      .updateTable('guests')
      .set({ doc })
      .where('id', '=', id)
      .where('doc', '=', write(before))
      .executeTakeFirst();
    return numUpdatedRows === 0n ? 'stale' : 'saved';
  },
});

const write = (value: unknown): string => JSON.stringify(value);
const read = (text: string): unknown => JSON.parse(text);
