import { sql, type Kysely } from 'kysely';
import type { ReportReason } from '../../protocol/api.ts';
import type { FoundPerson, HostAction, HostCounts, HostStore, Report } from './host-store.ts';
import { keepingStore } from './keeping.ts';
import type { Schema } from './schema.ts';
import type { GuestDoc } from './store.ts';

const DAY = 24 * 3_600_000;

/** The queries of a host's tools, the same for both databases. */
export const hostStore = (db: Kysely<Schema>): HostStore => ({
  ...keepingStore(db),

  addAction: async ({ details, ...action }) => {
    // Two commands may want the same number; the second takes the next one.
    for (;;) {
      const { last } = await db
        .selectFrom('host_actions')
        .select((each) => each.fn.coalesce(each.fn.max('n'), each.lit(0)).as('last'))
        .executeTakeFirstOrThrow();
      const n = last + 1;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('host_actions')
        .values({ n, ...action, details: JSON.stringify(details) })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) return n;
    }
  },

  actions: async (after) => {
    const rows = await db
      .selectFrom('host_actions')
      .selectAll()
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map(actionOf);
  },

  addReport: async ({ table, ...report }) => {
    await db
      .insertInto('reports')
      .values({ ...report, table_id: table })
      .onConflict((clash) => clash.doNothing())
      .execute();
  },

  reports: async ({ by, about, table, since, open, skip = 0, most }) => {
    let query = db.selectFrom('reports').selectAll().orderBy('at', 'desc').orderBy('id');
    query = query.limit(most).offset(skip);
    if (table !== undefined) query = query.where('table_id', '=', table);
    if (by !== undefined) query = query.where('by', '=', by);
    if (about !== undefined) query = query.where('about', '=', about);
    if (since !== undefined) query = query.where('at', '>', since);
    if (open) query = query.where('answer', 'is', null);
    return (await query.execute()).map(reportOf);
  },

  hasSatAt: async (guest, table) => {
    const sitting = db.selectFrom('sitting').select('guest').where('table_id', '=', table);
    return (await sitting.where('guest', '=', guest).executeTakeFirst()) !== undefined;
  },

  answerReport: async (id, answer) => {
    const { numUpdatedRows } = await db
      .updateTable('reports')
      .set({ answer })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  counts: (now) => countAll(db, now),
  findPeople: (text, most) => findPeople(db, text, most),
});

const actionOf = ({ details, ...row }: Schema['host_actions']): HostAction => ({
  ...row,
  details: JSON.parse(details) as HostAction['details'],
});

const reportOf = ({ table_id: table, why, ...row }: Schema['reports']): Report => ({
  ...row,
  table,
  why: why as ReportReason,
});

const countAll = async (db: Kysely<Schema>, now: number): Promise<HostCounts> => {
  const byStatus = await db
    .selectFrom('tables')
    .select(['status', (each) => each.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const recent = await db
    .selectFrom('tables')
    .select('doc')
    .where('touched', '>', now - DAY)
    .execute();
  const games: Record<string, number> = {};
  for (const { doc } of recent) {
    const { game } = JSON.parse(doc) as { game: string };
    games[game] = (games[game] ?? 0) + 1;
  }
  const people = db
    .selectFrom('guests')
    .select('id as guest')
    .union(db.selectFrom('sitting').select('guest'));
  return {
    tables: Object.fromEntries(byStatus.map(({ status, count }) => [status, count])),
    games,
    moves: await count(db.selectFrom('entries').select((each) => each.fn.countAll<number>().as('count'))),
    people: await count(
      db.selectFrom(people.as('people')).select((each) => each.fn.countAll<number>().as('count')),
    ),
    openReports: await count(
      db
        .selectFrom('reports')
        .select((each) => each.fn.countAll<number>().as('count'))
        .where('answer', 'is', null),
    ),
  };
};

const count = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }): Promise<number> =>
  (await query.executeTakeFirstOrThrow()).count;

const MORE_DOCS = 20; // the search may match another field; read this many more rows

/** Names are looked for in what guests have chosen and in what they have said: others have no stored name. */
const findPeople = async (
  db: Kysely<Schema>,
  text: string,
  most: number,
): Promise<readonly FoundPerson[]> => {
  const like = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const holds = (column: 'id' | 'doc' | 'guest' | 'name') =>
    sql<boolean>`lower(${sql.ref(column)}) like lower(${like}) escape '\\'`;
  const named = await db
    .selectFrom('guests')
    .select(['id', 'doc'])
    .where((any) => any.or([holds('id'), holds('doc')]))
    .limit(most * MORE_DOCS)
    .execute();
  const speaking = await db
    .selectFrom('chat')
    .select(['guest as id', 'name'])
    .distinct()
    .where((any) => any.or([holds('guest'), holds('name')]))
    .limit(most)
    .execute();
  const sitting = await db
    .selectFrom('sitting')
    .select('guest as id')
    .distinct()
    .where(holds('guest'))
    .limit(most)
    .execute();
  const found = new Map<string, Set<string>>();
  const note = (id: string, name: string | null): void => {
    const names = found.get(id) ?? new Set();
    if (name !== null) names.add(name);
    found.set(id, names);
  };
  const fits = (value: string): boolean => value.toLowerCase().includes(text.toLowerCase());
  for (const { id, doc } of named) {
    const { name } = JSON.parse(doc) as GuestDoc;
    if (fits(id) || fits(name ?? '')) note(id, name);
  }
  for (const { id, name } of speaking) note(id, name);
  for (const { id } of sitting) note(id, null);
  return [...found].slice(0, most).map(([guest, names]) => ({ guest, names: [...names] }));
};
