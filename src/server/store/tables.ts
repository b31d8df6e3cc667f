import type { Kysely } from 'kysely';
import { peopleOf, type TableDoc } from '../../table/doc.ts';
import { leased } from './leased.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { readDoc, tableColumns } from './table-columns.ts';

/** Queries about tables. */
export const tableStore = (
  db: Kysely<Schema>,
): Pick<
  Store,
  'addTable' | 'addTableOnce' | 'saveTable' | 'removeTable' | 'table' | 'tables' | 'tableIdsOf'
> => ({
  addTable: async (doc) => {
    await seatPeople(db, doc);
    await db
      .insertInto('tables')
      .values({ id: doc.id, version: 1, ...tableColumns(doc) })
      .execute();
  },

  addTableOnce: async (doc) => {
    await seatPeople(db, doc);
    await db
      .insertInto('tables')
      .values({ id: doc.id, version: 1, ...tableColumns(doc) })
      .onConflict((clash) => clash.doNothing())
      .execute();
  },

  saveTable: async (doc, version, epoch = null) => {
    await seatPeople(db, doc);
    const update = db
      .updateTable('tables')
      .set({ version: version + 1, ...tableColumns(doc) })
      .where('id', '=', doc.id)
      .where('version', '=', version);
    const { numUpdatedRows } = await (
      epoch === null ? update : update.where((expression) => expression.exists(leased(db, doc.id, epoch)))
    ).executeTakeFirst();
    if (numUpdatedRows > 0n) return 'saved';
    return epoch === null || (await leased(db, doc.id, epoch).executeTakeFirst()) ? 'stale' : 'lost';
  },

  removeTable: async (id, version) => {
    const { numDeletedRows } = await db
      .deleteFrom('tables')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return 'stale';
    await db.deleteFrom('sitting').where('table_id', '=', id).execute();
    await db.deleteFrom('chat').where('table_id', '=', id).execute();
    await db.deleteFrom('deadlines').where('table_id', '=', id).execute();
    return 'removed';
  },

  table: async (id) => {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? { doc: readDoc(row.doc), version: row.version } : null;
  },

  tables: async ({ who, status, most }) => {
    const some = db
      .selectFrom('tables')
      .select(['doc', 'touched'])
      .where('status', 'in', status)
      .orderBy('touched', 'desc')
      .limit(most);
    const rows =
      who === null
        ? some.where('listed', '=', 1)
        : some.where('id', 'in', (sub) =>
            sub.selectFrom('sitting').select('table_id').where('guest', '=', who),
          );
    const found = (await rows.execute()).map(({ doc, touched }) => ({ doc: readDoc(doc), touched }));
    return who === null ? found : found.filter(({ doc }) => peopleOf(doc).includes(who));
  },

  tableIdsOf: async (guest, after, most) => {
    const rows = await db
      .selectFrom('sitting')
      .select('table_id')
      .where('guest', '=', guest)
      .where('table_id', '>', after)
      .orderBy('table_id')
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  },
});

/**
 * Indexes who sits, or has sat, at a table. It may list too many people but never too few, because it is
 * written first. So no save needs a transaction of several statements, which on SQLite would delay every
 * append.
 */
const seatPeople = async (db: Kysely<Schema>, doc: TableDoc): Promise<void> => {
  const people = peopleOf(doc).map((guest) => ({ guest, table_id: doc.id }));
  if (!people.length) return;
  await db
    .insertInto('sitting')
    .values(people)
    .onConflict((clash) => clash.doNothing())
    .execute();
};
