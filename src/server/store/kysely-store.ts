import type { Kysely } from 'kysely';
import type { Header, Kind } from '../../kernel/game.ts';
import type { ChatLine } from '../../protocol/messages.ts';
import { peopleOf, type TableDoc, type MatchStart } from '../../table/doc.ts';
import { accounts } from './accounts.ts';
import { dailyStore } from './daily.ts';
import { deadlineStore } from './deadlines.ts';
import { hostStore } from './host-queries.ts';
import { leased } from './leased.ts';
import { merges } from './merges.ts';
import { noticeStore } from './notice-queries.ts';
import { friendStore } from './friends.ts';
import { invitationStore } from './invitations.ts';
import { linkStore } from './links.ts';
import { profiles } from './profiles.ts';
import { puzzleStore } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { results } from './results.ts';
import type { Schema } from './schema.ts';
import { tournaments } from './tournaments.ts';
import { seekStore } from './seeks.ts';
import { readDoc, tableColumns } from './table-columns.ts';
import type { StoredEntry } from '../../table/stored.ts';
import type { GuestDoc, Store } from './store.ts';

/** All slow-path queries, written once for both databases. Each database has its own fast `append`. */
export const kyselyStore = (db: Kysely<Schema>): Omit<Store, 'append' | 'close'> => ({
  ...linkStore(db),
  ...deadlineStore(db),
  ...noticeStore(db),
  ...hostStore(db),
  ...accounts(db),
  ...results(db),
  ...ratings(db),
  ...merges(db),
  ...profiles(db),
  ...tournaments(db),
  ...seekStore(db),
  ...friendStore(db),
  ...invitationStore(db),
  ...puzzleStore(db),
  ...dailyStore(db),

  create: async (match, header, start, epoch = null) => {
    const [id, stored] = [match, { header: write(header), start: start && write(start) }];
    await db
      .insertInto('matches')
      .values({ id, ...stored })
      .onConflict((clash) =>
        clash
          .column('id')
          .doUpdateSet(stored)
          .where((is) =>
            is.and([
              is.not(is.exists(db.selectFrom('entries').select('seq').where('match', '=', match))),
              ...(epoch === null ? [] : [is.exists(leased(db, match, epoch))]),
            ]),
          ),
      )
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

  check: async (now) => {
    await db
      .insertInto('checks')
      .values({ id: 1, at: now })
      .onConflict((clash) => clash.column('id').doUpdateSet({ at: now }))
      .execute();
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
