import { sql, type Kysely } from 'kysely';
import type { GuestId } from '../../protocol/table.ts';
import type { Result } from '../../ratings/result.ts';
import { myTurn } from '../in-pieces.ts';
import type { KeepingStore } from './host-store.ts';
import type { Schema } from './schema.ts';
import type { GuestDoc } from './store.ts';

/** Queries about stored data of a person, and how long it is kept. */
export const keepingStore = (db: Kysely<Schema>): KeepingStore => ({
  wordsOf: async (guest) => {
    const rows = await db
      .selectFrom('chat')
      .selectAll()
      .where('guest', '=', guest)
      .orderBy('said_at')
      .execute();
    return rows.map(({ table_id, text, said_at }) => ({ table: table_id, text, when: said_at }));
  },

  /** No transaction: the caller has stored that it is to be done, and does it again after a crash. */
  forgetPerson: async (guest) => {
    await removeNames(db, guest);
    await db.deleteFrom('chat').where('guest', '=', guest).execute();
    await db.deleteFrom('reports').where('by', '=', guest).execute();
    await db.deleteFrom('links').where('guest', '=', guest).execute();
    for (const table of ['notice_settings', 'push_devices', 'held_notices', 'deliveries'] as const)
      await db.deleteFrom(table).where('guest', '=', guest).execute();
    await db.updateTable('tournaments').set({ title: '' }).where('host', '=', guest).execute();
    for (const table of ['seeks', 'found', 'puzzle_tried', 'daily_tries', 'invitations'] as const)
      await db.deleteFrom(table).where('person', '=', guest).execute();
    await db.deleteFrom('invitations').where('sender', '=', guest).execute();
    await db
      .deleteFrom('friends')
      .where((is) => is.or([is('person', '=', guest), is('other', '=', guest)]))
      .execute();
    await db.deleteFrom('passkeys').where('guest', '=', guest).execute();
    await db.deleteFrom('recovery_codes').where('guest', '=', guest).execute();
    await db.deleteFrom('challenges').where('guest', '=', guest).execute();
    await db.deleteFrom('sessions').where('guest', '=', guest).where('ended', 'is', null).execute();
    await db
      .insertInto('gone')
      .values({ guest })
      .onConflict((clash) => clash.doNothing())
      .execute();
    const doc = JSON.stringify({ name: null, muted: [], gone: true } satisfies GuestDoc);
    await db
      .insertInto('guests')
      .values({ id: guest, doc })
      .onConflict((clash) => clash.column('id').doUpdateSet({ doc }))
      .execute();
  },

  deleteGuests: async (guests) => {
    for (let i = 0; i < guests.length; i += GUESTS_AT_ONCE)
      await removeGuests(db, guests.slice(i, i + GUESTS_AT_ONCE));
  },

  idleTables: async (before) => {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'version'])
      .where('status', '=', 'waiting')
      .where('touched', '<', before)
      .execute();
    return rows;
  },

  oldWords: async (before) => {
    const { count } = await db
      .selectFrom('chat')
      .select((each) => each.fn.countAll<number>().as('count'))
      .where('said_at', '<', before)
      .executeTakeFirstOrThrow();
    return count;
  },

  deleteOldWords: async (before) => {
    while (await removeOldLines(db, before));
    while (await removeOldReports(db, before));
  },
});

/** One long statement would keep everybody who plays waiting on SQLite, where one writes at a time. */
const AT_ONCE = 1_000; // rows
const GUESTS_AT_ONCE = 100; // each has a few rows in every table

/** Removes everything that is kept of guests who have no account and no matches. */
const removeGuests = async (db: Kysely<Schema>, guests: readonly GuestId[]): Promise<void> => {
  await db.deleteFrom('guests').where('id', 'in', guests).execute();
  for (const table of OF_GUESTS) await db.deleteFrom(table).where('guest', 'in', guests).execute();
  for (const table of OF_PEOPLE) await db.deleteFrom(table).where('person', 'in', guests).execute();
  await db.deleteFrom('friends').where('other', 'in', guests).execute();
};

const OF_GUESTS = [
  'links',
  'sessions',
  'notice_settings',
  'push_devices',
  'held_notices',
  'deliveries',
] as const;
const OF_PEOPLE = ['puzzle_tried', 'daily_tries', 'invitations', 'seeks', 'found', 'friends'] as const;

/** False: there are no more. They are looked for first, without the lock that writing needs. */
const removeOldLines = async (db: Kysely<Schema>, before: number): Promise<boolean> => {
  const old = await db
    .selectFrom('chat')
    .select(['table_id', 'n'])
    .where('said_at', '<', before)
    .limit(AT_ONCE)
    .execute();
  if (!old.length) return false;
  const keys = sql.join(old.map(({ table_id, n }) => sql`(${table_id}, cast(${n} as integer))`));
  await sql`delete from chat where (table_id, n) in (values ${keys})`.execute(db);
  return old.length === AT_ONCE;
};

const removeOldReports = async (db: Kysely<Schema>, before: number): Promise<boolean> => {
  const old = await db
    .selectFrom('reports')
    .select('id')
    .where('at', '<', before)
    .where('answer', 'is not', null)
    .limit(AT_ONCE)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length) await db.deleteFrom('reports').where('id', 'in', ids).execute();
  return ids.length === AT_ONCE;
};

/** The names that a person had at single tables, also as a guest who became part of their account. */
const removeNames = async (db: Kysely<Schema>, guest: GuestId): Promise<void> => {
  const merged = await db.selectFrom('merges').select('guest').where('account', '=', guest).execute();
  const own = new Set([guest, ...merged.map((row) => row.guest)]);
  for (let after = -1; ;) {
    await myTurn();
    const played = await db
      .selectFrom('played')
      .select('n')
      .where('person', '=', guest)
      .where('n', '>', after)
      .orderBy('n')
      .limit(AT_ONCE)
      .execute();
    const last = played.at(-1);
    if (!last) return;
    const numbers = played.map(({ n }) => n);
    await removeNamesIn(db, own, numbers);
    after = last.n;
  }
};

const removeNamesIn = async (
  db: Kysely<Schema>,
  own: ReadonlySet<GuestId>,
  numbers: readonly number[],
): Promise<void> => {
  const named = await db
    .selectFrom('results')
    .select(['n', 'doc'])
    .where('n', 'in', numbers)
    .where('doc', 'like', '%"name":"%')
    .execute();
  for (const { n, doc } of named) {
    const result = JSON.parse(doc) as Result;
    const seats = result.seats.map((seat) =>
      seat.who !== null && own.has(seat.who) ? Object.assign({}, seat, { name: null }) : seat,
    );
    const nameless = JSON.stringify({ ...result, seats } satisfies Result);
    await db.updateTable('results').set({ doc: nameless }).where('n', '=', n).execute();
  }
};
