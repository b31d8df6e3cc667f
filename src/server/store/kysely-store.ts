import type { Kysely } from 'kysely';
import type { Header, Kind } from '../../kernel/game.ts';
import type { ChatLine } from '../../protocol/messages.ts';
import { peopleOf, type TableDoc, type MatchStart } from '../../table/doc.ts';
import { linkStore } from './links.ts';
import type { Schema } from './schema.ts';
import type { StoredEntry } from '../../table/stored.ts';
import type { GuestDoc, Store } from './store.ts';

/** All slow-path queries, written once for both databases. Each database has its own fast `append`. */
export const kyselyStore = (db: Kysely<Schema>): Omit<Store, 'append' | 'close'> => ({
  ...linkStore(db),

  create: async (match, header, start) => {
    const row = { id: match, header: write(header), start: start && write(start) };
    await db
      .insertInto('matches')
      .values(row)
      .onConflict((clash) => clash.doNothing())
      .execute();
  },

  read: async (match, after) => {
    const row = await db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
    if (!row) return null;
    const entries = await db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', match)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return {
      header: read(row.header) as Header<Kind>,
      start: row.start === null ? null : (read(row.start) as MatchStart),
      entries: entries.map(entryOf),
    };
  },

  addTable: async (doc) => {
    await seatPeople(db, doc);
    await db
      .insertInto('tables')
      .values({ id: doc.id, version: 1, ...columns(doc) })
      .execute();
  },

  saveTable: async (doc, version) => {
    await seatPeople(db, doc);
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ version: version + 1, ...columns(doc) })
      .where('id', '=', doc.id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? 'stale' : 'saved';
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

  say: async (table, id, line) => {
    // Two servers may want the same number; the second takes the next one.
    for (;;) {
      await db
        .insertInto('chat')
        .values((from) => ({
          table_id: table,
          n: from
            .selectFrom('chat')
            .where('table_id', '=', table)
            .select((each) => each(each.fn.coalesce(each.fn.max('n'), each.lit(0)), '+', 1).as('n')),
          id,
          guest: line.guest,
          name: line.name,
          text: line.text,
          said_at: line.when,
        }))
        .onConflict((clash) => clash.doNothing())
        .execute();
      const said = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where('id', '=', id)
        .executeTakeFirst();
      if (said) return chatLine(said);
    }
  },

  chat: async (table, after, most) => {
    const rows = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(most)
      .execute();
    return rows.map(chatLine).toReversed();
  },
});

const write = (value: unknown): string => JSON.stringify(value);
const read = (text: string): unknown => JSON.parse(text);

/** A document as stored: two fields keep the names that they had in release 0.1. */
type DocOnDisk = Omit<TableDoc, 'question' | 'creator'> & {
  readonly asked: TableDoc['question'];
  readonly host: TableDoc['creator'];
};

/** Defaults for fields that older documents lack. */
const SINCE_ADDED = { notes: [], returning: [], asked: null } satisfies Partial<DocOnDisk>;

const readDoc = (text: string): TableDoc => {
  const { asked: question, host: creator, ...doc } = { ...SINCE_ADDED, ...(read(text) as DocOnDisk) };
  return { ...doc, question, creator };
};

const writeDoc = ({ question: asked, creator: host, ...doc }: TableDoc): string =>
  write({ ...doc, asked, host } satisfies DocOnDisk);

const columns = (doc: TableDoc): Pick<Schema['tables'], 'status' | 'listed' | 'touched' | 'doc'> => ({
  status: doc.status,
  listed: doc.listed ? 1 : 0,
  touched: Date.now(),
  doc: writeDoc(doc),
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

const entryOf = ({ seq, at, by, move, id }: Schema['entries']): StoredEntry => ({
  seq,
  at,
  by: by === 'clock' ? by : Number(by),
  move,
  id,
});

const chatLine = ({ n, guest, name, text, said_at }: Schema['chat']): ChatLine => ({
  n,
  guest,
  name,
  text,
  when: said_at,
});
