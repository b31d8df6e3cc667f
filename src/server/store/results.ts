import type { Kysely } from 'kysely';
import { renamedResult } from '../../ratings/merge.ts';
import { poolOf, ratedPeople } from '../../ratings/rate-result.ts';
import { betterOf, wonBy, type Result } from '../../ratings/result.ts';
import type { MatchFilter } from '../../protocol/people.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { HistoryPart, ResultStore, StoredResult } from './result-store.ts';
import { insertNumbered, mergedBefore, readMerge, readResult, today, unlist } from './numbered-results.ts';
import type { Schema } from './schema.ts';
import { tallyOf } from './profiles.ts';
import { readDoc } from './table-columns.ts';

type Results = Pick<
  ResultStore,
  | 'addResult'
  | 'listResult'
  | 'result'
  | 'resultsAfter'
  | 'tablesWithoutResult'
  | 'history'
  | 'countHistory'
  | 'ratedMatches'
  | 'resultsAt'
>;

/** Results of finished matches, and the list of them for every person; the same for both databases. */
export const results = (db: Kysely<Schema>): Results => ({
  addResult: async (result, listed) => {
    const stored = await numbered(db, result, listed);
    await listForPeople(db, stored);
  },

  result: async (match) => {
    const rows = await db.selectFrom('results').selectAll().where('match', '=', match).execute();
    const [result] = await today(db, rows.map(readResult));
    return result ?? null;
  },

  resultsAfter: async (n, most) => {
    const rows = await db
      .selectFrom('results')
      .selectAll()
      .where('n', '>', n)
      .orderBy('n')
      .limit(most)
      .execute();
    return rows.map((row) => readMerge(row) ?? readResult(row));
  },

  tablesWithoutResult: async (skip, most) => {
    const rows = await db
      .selectFrom('tables')
      .select(['doc', 'touched'])
      .where('status', '=', 'over')
      .where((is) =>
        is.not(is.exists(is.selectFrom('results').select('n').whereRef('results.match', '=', 'tables.id'))),
      )
      .orderBy('touched')
      .orderBy('id')
      .offset(skip)
      .limit(most)
      .execute();
    return rows.map(({ doc, touched }) => ({ doc: readDoc(doc), touched }));
  },

  resultsAt: async (numbers) => {
    if (numbers.length === 0) return [];
    const rows = await db.selectFrom('results').selectAll().where('n', 'in', numbers).execute();
    return today(db, rows.map(readResult));
  },

  listResult: (result) => listForPeople(db, result),

  history: (person, filter, part) => history(db, person, filter, part),

  countHistory: async (person, filter, onlyOpen) =>
    tallyOf(
      await filtered(db, person, filter, onlyOpen)
        .select(['won', (each) => each.fn.countAll<number>().as('count')])
        .groupBy('won')
        .execute(),
    ),

  ratedMatches: async (person, game, mode, most) => {
    const rows = await db
      .selectFrom('played')
      .innerJoin('results', 'results.n', 'played.n')
      .selectAll('results')
      .where('played.person', '=', person)
      .where('played.game', '=', game)
      .where('played.mode', '=', mode)
      .where('played.rated', '=', 1)
      .orderBy('played.n', 'desc')
      .limit(most)
      .execute();
    return today(db, rows.map(readResult));
  },
});

const numbered = async (db: Kysely<Schema>, result: Result, listed: boolean): Promise<StoredResult> => {
  const { match, at } = result;
  return readResult(
    await insertNumbered(db, {
      match,
      at,
      pool: poolOf(result),
      open: listed || result.rated ? 1 : 0,
      listed: listed ? 1 : 0,
      doc: JSON.stringify(result),
    }),
  );
};

/** May be repeated: the rater does so before it counts a match, in case a crash came between the two. */
const listForPeople = async (db: Kysely<Schema>, stored: StoredResult): Promise<void> => {
  const earlier = await mergedBefore(db, stored);
  if (earlier.size) await unlist(db, stored.n, [...earlier.keys()]);
  const { played, meetings } = rowsFor(renamedResult(stored, (who) => earlier.get(who) ?? who));
  await db
    .insertInto('played')
    .values(played)
    .onConflict((clash) => clash.doNothing())
    .execute();
  if (meetings.length === 0) return;
  await db
    .insertInto('meetings')
    .values(meetings)
    .onConflict((clash) => clash.doNothing())
    .execute();
};

interface ResultRows {
  readonly played: Schema['played'][];
  readonly meetings: Schema['meetings'][];
}

/** The entries of a result in the histories of its people. */
export const rowsFor = (result: Result & Pick<StoredResult, 'n' | 'open'>): ResultRows => {
  const { n, at, game, mode, seats } = result;
  const pool = poolOf(result);
  const people = new Map(seats.flatMap((seat) => (seat.who === null ? [] : [[seat.who, seat] as const])));
  const rated = ratedPeople(result).length ? 1 : 0;
  const open = result.open ? 1 : 0;
  const company = people.size > 1 ? 1 : 0;
  const played = [...people].map(([person, seat]) => {
    const won = wonBy(result, seat);
    return { person, n, at, game, mode, won, score: seat.score, open, rated, people: company };
  });
  const meetings = [...people].flatMap(([person, mine]) =>
    [...people]
      .filter(([other]) => other !== person)
      .map(([other, theirs]) => ({ person, other, n, at, pool, won: betterOf(mine, theirs), rated })),
  );
  return { played, meetings };
};

/** The matches of a person that a filter lets through, in a list of any length. */
const filtered = (db: Kysely<Schema>, person: GuestId, filter: MatchFilter, onlyOpen: boolean) => {
  const { game, mode, won, from, until, with: other, company } = filter;
  let query = db.selectFrom('played').where('played.person', '=', person);
  if (onlyOpen) query = query.where('played.open', '=', 1);
  if (game !== undefined) query = query.where('played.game', '=', game);
  if (mode !== undefined) query = query.where('played.mode', '=', mode);
  if (won !== undefined) query = query.where('played.won', '=', won);
  if (from !== undefined) query = query.where('played.at', '>=', from);
  if (until !== undefined) query = query.where('played.at', '<', until);
  if (other !== undefined)
    query = query.where('played.n', 'in', (sub) =>
      sub
        .selectFrom('meetings')
        .select('meetings.n')
        .where('meetings.person', '=', person)
        .where('meetings.other', '=', other),
    );
  if (company !== undefined) query = query.where('played.people', '=', company === 'people' ? 1 : 0);
  return query;
};

const history = async (
  db: Kysely<Schema>,
  person: GuestId,
  filter: MatchFilter,
  { onlyOpen, most }: HistoryPart,
): Promise<readonly StoredResult[]> => {
  const { before } = filter;
  const all = filtered(db, person, filter, onlyOpen)
    .innerJoin('results', 'results.n', 'played.n')
    .selectAll('results')
    .orderBy('played.n', 'desc')
    .limit(most);
  const rows = await (before === undefined ? all : all.where('played.n', '<', before)).execute();
  return today(db, rows.map(readResult));
};
