import type { Kysely, Selectable } from 'kysely';
import type { DailyEnd, DailyStore, DailyTry } from './daily-store.ts';
import type { Schema } from './schema.ts';

/** Queries of the daily five, the same for both databases. */
export const dailyStore = (db: Kysely<Schema>): DailyStore => ({ ...tries(db), ...results(db) });

/** The tasks of a day and the try of each person. */
const tries = (
  db: Kysely<Schema>,
): Pick<DailyStore, 'keptTask' | 'keptTry' | 'dailyTry' | 'saveTry' | 'endTry' | 'triesOf'> => ({
  keptTask: async (day, task, offered) => {
    const kept = db.selectFrom('daily_tasks').select('doc').where('day', '=', day).where('task', '=', task);
    const known = await kept.executeTakeFirst();
    if (known) return known.doc;
    await db
      .insertInto('daily_tasks')
      .values({ day, task, doc: offered })
      .onConflict((clash) => clash.doNothing())
      .execute();
    return (await kept.executeTakeFirstOrThrow()).doc;
  },

  keptTry: async (offered) => {
    await db
      .insertInto('daily_tries')
      .values(rowOf(offered))
      .onConflict((clash) => clash.doNothing())
      .execute();
    return tryOf(await ofOne(db, offered).executeTakeFirstOrThrow());
  },

  dailyTry: async (day, task, person) => {
    const row = await ofOne(db, { day, task, person }).executeTakeFirst();
    return row ? tryOf(row) : null;
  },

  saveTry: async (before, { moves, turns, ...end }) => {
    const { numUpdatedRows } = await db
      .updateTable('daily_tries')
      .set({ moves: JSON.stringify(moves), turns, ...endOf(end) })
      .where('day', '=', before.day)
      .where('task', '=', before.task)
      .where('person', '=', before.person)
      .where('moves', '=', JSON.stringify(before.moves))
      .where('done', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  endTry: async (table, end) => {
    await db
      .updateTable('daily_tries')
      .set(endOf(end))
      .where('table_id', '=', table)
      .where('done', 'is', null)
      .execute();
  },

  triesOf: async (people, from, to) => {
    if (!people.length) return [];
    const rows = await db
      .selectFrom('daily_tries')
      .selectAll()
      .where('person', 'in', people)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute();
    return rows.map(tryOf);
  },
});

const rated = (db: Kysely<Schema>) =>
  db.selectFrom('daily_tries').where('rated', '=', 1).where('done', 'is not', null);

/** Sums and bests of rated tries. */
const results = (
  db: Kysely<Schema>,
): Pick<DailyStore, 'dailyDays' | 'dailyResults' | 'dailyTotals' | 'bestTry'> => ({
  dailyDays: async (person, most) => {
    const rows = await rated(db)
      .select('day')
      .distinct()
      .where('person', '=', person)
      .orderBy('day', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ day }) => day);
  },

  dailyResults: async (day) => {
    const rows = await rated(db)
      .select(['task', 'solved', 'points', (each) => each.fn.countAll<number>().as('people')])
      .where('day', '=', day)
      .groupBy(['task', 'solved', 'points'])
      .execute();
    return rows.map(({ task, solved, points, people }) => ({ task, solved: solved === 1, points, people }));
  },

  dailyTotals: async (day) => {
    const each = rated(db)
      .select((of) => of.fn.sum<number>('solved').as('solved'))
      .where('day', '=', day)
      .groupBy('person');
    return db
      .selectFrom(each.as('each'))
      .select(['solved', (of) => of.fn.countAll<number>().as('people')])
      .groupBy('solved')
      .execute();
  },

  bestTry: async (day, task, fewer) => {
    const row = await rated(db)
      .selectAll()
      .where('day', '=', day)
      .where('task', '=', task)
      .where('points', 'is not', null)
      .orderBy('solved', 'desc')
      .orderBy('points', fewer ? 'asc' : 'desc')
      .orderBy('done')
      .limit(1)
      .executeTakeFirst();
    return row ? tryOf(row) : null;
  },
});

const ofOne = (db: Kysely<Schema>, { day, task, person }: Pick<DailyTry, 'day' | 'task' | 'person'>) =>
  db
    .selectFrom('daily_tries')
    .selectAll()
    .where('day', '=', day)
    .where('task', '=', task)
    .where('person', '=', person);

const flag = (yes: boolean | null): number | null => (yes === null ? null : Number(yes));

const endOf = ({ done = null, solved = null, points = null }: Partial<DailyEnd>) => ({
  done,
  solved: flag(solved),
  points,
});

const rowOf = ({ table, moves, rated: counts, ...row }: DailyTry): Schema['daily_tries'] => ({
  ...row,
  ...endOf(row),
  table_id: table,
  rated: Number(counts),
  moves: JSON.stringify(moves),
});

const tryOf = ({
  table_id,
  moves,
  rated: counts,
  solved,
  ...row
}: Selectable<Schema['daily_tries']>): DailyTry => ({
  ...row,
  table: table_id,
  rated: counts === 1,
  moves: JSON.parse(moves) as readonly string[],
  solved: solved === null ? null : solved === 1,
});
