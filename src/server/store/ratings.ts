import type { Kysely } from 'kysely';
import type { GuestId } from '../../protocol/table.ts';
import { SETTLED } from '../../ratings/scale.ts';
import type { PoolStanding, ResultStore } from './result-store.ts';
import type { Schema } from './schema.ts';

type Ratings = Pick<
  ResultStore,
  | 'ratingHead'
  | 'standings'
  | 'meetings'
  | 'nearMatches'
  | 'saveChanges'
  | 'replaceChanges'
  | 'replaceStandings'
  | 'ratingsOf'
  | 'leaders'
  | 'countLeaders'
>;

const HEAD = 1; // the only row of its table
const AT_ONCE = 500; // rows in one statement

/** Ratings, the same for both databases. */
export const ratings = (db: Kysely<Schema>): Ratings => ({
  ratingHead: async () =>
    (await db.selectFrom('rating_head').select('n').where('id', '=', HEAD).executeTakeFirst())?.n ?? 0,

  standings: async (pool, people) => {
    const rows = await db
      .selectFrom('ratings')
      .selectAll()
      .where('pool', '=', pool)
      .where('person', 'in', people)
      .execute();
    return new Map(rows.map((row) => [row.person, standingOf(row)]));
  },

  meetings: async (pool, [one, other], since, n) => {
    const { count } = await db
      .selectFrom('meetings')
      .select((each) => each.fn.countAll<number>().as('count'))
      .where('person', '=', one)
      .where('other', '=', other)
      .where('pool', '=', pool)
      .where('rated', '=', 1)
      .where('at', '>', since)
      .where('n', '<', n)
      .executeTakeFirstOrThrow();
    return count;
  },

  nearMatches: async (pool, who, since, n) => {
    const { count } = await db
      .selectFrom('played')
      .innerJoin('results', 'results.n', 'played.n')
      .select((each) => each.fn.countAll<number>().as('count'))
      .where('played.person', '=', who)
      .where('played.rated', '=', 1)
      .where('played.at', '>', since)
      .where('played.n', '<', n)
      .where('results.pool', '=', pool)
      .where('results.doc', 'like', '%"near":true%') // a name cannot hold this: in JSON its quotes have a backslash
      .executeTakeFirstOrThrow();
    return count;
  },

  saveChanges: async (n, pool, changes) => {
    const stored = await keepFirstChanges(db, n, changes);
    await putStandings(
      db,
      stored.map(({ who, after }) => standingAfter(n, pool, who, after)),
    );
    await moveHead(db, n);
  },

  replaceChanges: async (n, changes) => {
    await db
      .updateTable('results')
      .set({ changes: JSON.stringify(changes) })
      .where('n', '=', n)
      .execute();
  },

  replaceStandings: (head, all) => replaceStandings(db, head, all),

  ratingsOf: async (person) => {
    const rows = await db.selectFrom('ratings').selectAll().where('person', '=', person).execute();
    return rows.map(standingOf);
  },

  leaders: async (pool, since, after, most) => {
    const rows = await db
      .selectFrom('ratings')
      .selectAll()
      .where('pool', '=', pool)
      .where('at', '>=', since)
      .where('sigma', '<=', SETTLED)
      .where('person', 'not in', (gone) => gone.selectFrom('gone').select('guest'))
      .orderBy('mu', 'desc')
      .orderBy('person')
      .offset(after)
      .limit(most)
      .execute();
    return rows.map(standingOf);
  },

  countLeaders: async (pool, since, mu) => {
    const all = db
      .selectFrom('ratings')
      .select((each) => each.fn.countAll<number>().as('count'))
      .where('pool', '=', pool)
      .where('at', '>=', since)
      .where('sigma', '<=', SETTLED)
      .where('person', 'not in', (gone) => gone.selectFrom('gone').select('guest'));
    const { count } = await (mu === undefined ? all : all.where('mu', '>', mu)).executeTakeFirstOrThrow();
    return count;
  },
});

export const standingAfter = (
  n: number,
  pool: string,
  who: GuestId,
  rating: Pick<PoolStanding, 'mu' | 'sigma' | 'matches' | 'at'>,
): PoolStanding => ({ ...rating, pool, who, asOf: n });

/** Of two servers that rate the same result the first one counts: both go on with what it has stored. */
export const keepFirstChanges = async <Change>(
  db: Kysely<Schema>,
  n: number,
  changes: readonly Change[],
): Promise<readonly Change[]> => {
  await db
    .updateTable('results')
    .set({ changes: JSON.stringify(changes) })
    .where('n', '=', n)
    .where('changes', 'is', null)
    .execute();
  const { changes: stored } = await db
    .selectFrom('results')
    .select('changes')
    .where('n', '=', n)
    .executeTakeFirstOrThrow();
  return JSON.parse(stored ?? '[]') as readonly Change[];
};

/**
 * An older rating never replaces a later one: another server may have counted on meanwhile. `'<='` also replaces the
 * rating after the same match.
 */
export const putStandings = async (
  db: Kysely<Schema>,
  standings: readonly PoolStanding[],
  replaces: '<' | '<=' = '<',
): Promise<void> => {
  for (let i = 0; i < standings.length; i += AT_ONCE)
    await db
      .insertInto('ratings')
      .values(standings.slice(i, i + AT_ONCE).map(rowOf))
      .onConflict((clash) =>
        clash
          .columns(['pool', 'person'])
          .doUpdateSet((each) => ({
            mu: each.ref('excluded.mu'),
            sigma: each.ref('excluded.sigma'),
            matches: each.ref('excluded.matches'),
            at: each.ref('excluded.at'),
            as_of: each.ref('excluded.as_of'),
          }))
          .whereRef('ratings.as_of', replaces, 'excluded.as_of'),
      )
      .execute();
};

export const moveHead = async (db: Kysely<Schema>, n: number): Promise<void> => {
  await db
    .insertInto('rating_head')
    .values({ id: HEAD, n })
    .onConflict((clash) => clash.column('id').doUpdateSet({ n }).where('rating_head.n', '<', n))
    .execute();
};

const replaceStandings = async (
  db: Kysely<Schema>,
  head: number,
  all: readonly PoolStanding[],
): Promise<number> => {
  const before = new Map(
    (await db.selectFrom('ratings').selectAll().execute()).map(standingOf).map((one) => [key(one), one]),
  );
  const wanted = new Set(all.map(key));
  const wrong = all.filter((one) => !isSame(before.get(key(one)), one));
  const extra = [...before.values()].filter((one) => !wanted.has(key(one)));
  for (const { pool, who } of extra)
    await db
      .deleteFrom('ratings')
      .where('pool', '=', pool)
      .where('person', '=', who)
      .where('as_of', '<=', head)
      .execute();
  await putStandings(db, wrong, '<=');
  await moveHead(db, head);
  return wrong.length + extra.length;
};

const key = ({ pool, who }: PoolStanding): string => `${pool} ${who}`;

const isSame = (one: PoolStanding | undefined, other: PoolStanding): boolean =>
  one !== undefined &&
  one.mu === other.mu &&
  one.sigma === other.sigma &&
  one.matches === other.matches &&
  one.at === other.at;

const standingOf = ({ pool, person, mu, sigma, matches, at, as_of }: Schema['ratings']): PoolStanding => ({
  pool,
  who: person,
  mu,
  sigma,
  matches,
  at,
  asOf: as_of,
});

const rowOf = ({ pool, who, mu, sigma, matches, at, asOf }: PoolStanding): Schema['ratings'] => ({
  pool,
  person: who,
  mu,
  sigma,
  matches,
  at,
  as_of: asOf,
});
