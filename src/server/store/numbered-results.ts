import type { Kysely, Selectable } from 'kysely';
import { renamedResult, type Merge, type MergedRating } from '../../ratings/merge.ts';
import type { Result } from '../../ratings/result.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { MergedInto, StoredMerge, StoredResult } from './result-store.ts';
import type { Schema } from './schema.ts';

/** Results and merges share one list of numbers, in the table `results`. */

type Row = Selectable<Schema['results']>;

/** Numbers have no gaps and become visible in their order: ratings count one after the other. */
export const insertNumbered = async (db: Kysely<Schema>, row: Omit<Row, 'n' | 'changes'>): Promise<Row> => {
  // Two matches that end together may want the same number; the second takes the next one.
  for (;;) {
    const { last } = await db
      .selectFrom('results')
      .select((each) => each.fn.coalesce(each.fn.max('n'), each.lit(0)).as('last'))
      .executeTakeFirstOrThrow();
    await db
      .insertInto('results')
      .values({ n: last + 1, ...row, changes: null })
      .onConflict((clash) => clash.doNothing())
      .execute();
    const stored = await db
      .selectFrom('results')
      .selectAll()
      .where('match', '=', row.match)
      .executeTakeFirst();
    if (stored) return stored;
  }
};

const MERGE = 'merge:'; // no match has such an id

export const mergeKey = (guest: GuestId): string => `${MERGE}${guest}`;

/** Null: the row is a result. */
export const readMerge = ({ n, match, doc, changes }: Row): StoredMerge | null =>
  match.startsWith(MERGE)
    ? {
        ...(JSON.parse(doc) as Merge),
        n,
        changes: changes === null ? null : (JSON.parse(changes) as readonly MergedRating[]),
      }
    : null;

export const readResult = ({ n, open, listed, doc, changes }: Row): StoredResult => ({
  ...(JSON.parse(doc) as Result),
  n,
  open: open === 1,
  listed: listed === 1,
  changes: changes === null ? null : (JSON.parse(changes) as NonNullable<StoredResult['changes']>),
});

export const findMerged = async (
  db: Kysely<Schema>,
  people: readonly GuestId[],
): Promise<ReadonlyMap<GuestId, MergedInto>> => {
  if (people.length === 0) return new Map();
  const rows = await db.selectFrom('merges').selectAll().where('guest', 'in', people).execute();
  return new Map(rows.map(({ guest, account, n }) => [guest, { into: account, n }]));
};

const peopleIn = (results: readonly Result[]): readonly GuestId[] => [
  ...new Set(results.flatMap(({ seats }) => seats.flatMap(({ who }) => (who === null ? [] : [who])))),
];

/** The results as they are shown today: a guest who has become part of an account appears as that account. */
export const today = async (
  db: Kysely<Schema>,
  results: readonly StoredResult[],
): Promise<readonly StoredResult[]> => {
  const merged = await findMerged(db, peopleIn(results));
  if (merged.size === 0) return results;
  const now = (who: GuestId): GuestId => merged.get(who)?.into ?? who;
  return results.map((result) => {
    const changes =
      result.changes?.map((change) => Object.assign({}, change, { who: now(change.who) })) ?? null;
    return { ...renamedResult(result, now), changes };
  });
};

/** The guests of this result who had become part of an account when it was stored: their match ended meanwhile. */
export const mergedBefore = async (
  db: Kysely<Schema>,
  result: StoredResult,
): Promise<ReadonlyMap<GuestId, GuestId>> => {
  const merged = await findMerged(db, peopleIn([result]));
  return new Map(
    [...merged].flatMap(([guest, { into, n }]) => (n < result.n ? [[guest, into] as const] : [])),
  );
};

/** Removes a result from the histories of guests that are part of an account by now. */
export const unlist = async (db: Kysely<Schema>, n: number, guests: readonly GuestId[]): Promise<void> => {
  await db.deleteFrom('played').where('n', '=', n).where('person', 'in', guests).execute();
  await db
    .deleteFrom('meetings')
    .where('n', '=', n)
    .where((is) => is.or([is('person', 'in', guests), is('other', 'in', guests)]))
    .execute();
};
