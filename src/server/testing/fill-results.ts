import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { RatingFold } from '../../ratings/fold.ts';
import { poolOf } from '../../ratings/rate-result.ts';
import type { Result } from '../../ratings/result.ts';
import { rowsFor } from '../store/results.ts';
import type { Schema } from '../store/schema.ts';
import { connect } from '../store/sqlite-connection.ts';
import { sqliteDialect } from '../store/sqlite-dialect.ts';
import { SqliteWriter } from '../store/sqlite-writer.ts';

const AT_ONCE = 1_000;

/** An empty database that a store has opened before: a file of SQLite, or an address of PostgreSQL. */
type EmptyDatabase = { readonly file: string } | { readonly url: string };

/** Writes results with their ratings as a server would have stored them, many in one statement: a server needs hours for a million. */
export const fillResults = async (place: EmptyDatabase, results: Iterable<Result>): Promise<void> => {
  const { db, close } = openFor(place);
  const fold = new RatingFold();
  const lastMatch = new Map<string, number>();
  let [n, rows] = [0, empty()];
  for (const result of results) {
    n += 1;
    const changes = fold.add(result);
    for (const { who } of changes) lastMatch.set(`${poolOf(result)} ${who}`, n);
    const open = result.rated;
    rows.results.push({
      n,
      match: result.match,
      at: result.at,
      pool: poolOf(result),
      open: open ? 1 : 0,
      listed: 0,
      doc: JSON.stringify(result),
      changes: JSON.stringify(changes),
    });
    const { played, meetings } = rowsFor({ ...result, n, open });
    rows.played.push(...played);
    rows.meetings.push(...meetings);
    if (n % AT_ONCE === 0) {
      await write(db, rows);
      rows = empty();
    }
  }
  for (const [pool, person, { mu, sigma, matches, at }] of fold.standings())
    rows.ratings.push({
      pool,
      person,
      mu,
      sigma,
      matches,
      at,
      as_of: lastMatch.get(`${pool} ${person}`) ?? n,
    });
  await write(db, { ...rows, rating_head: [{ id: 1, n }] });
  if ('url' in place) await sql`vacuum analyze`.execute(db); // as PostgreSQL does by itself after a while
  await close();
};

type Written = Pick<Schema, 'results' | 'played' | 'meetings' | 'ratings' | 'rating_head'>;
type Rows = { readonly [T in keyof Written]: Written[T][] };

const empty = (): Rows => ({ results: [], played: [], meetings: [], ratings: [], rating_head: [] });

const write = async (db: Kysely<Schema>, rows: Rows): Promise<void> => {
  for (const name of ['results', 'played', 'meetings', 'ratings', 'rating_head'] as const)
    for (let i = 0; i < rows[name].length; i += AT_ONCE)
      await db
        .insertInto(name)
        .values(rows[name].slice(i, i + AT_ONCE))
        .execute();
};

const openFor = (
  place: EmptyDatabase,
): { readonly db: Kysely<Schema>; readonly close: () => Promise<void> } => {
  if ('url' in place) {
    const pool = new Pool({ connectionString: place.url });
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    return { db, close: () => db.destroy() };
  }
  const database = connect(place.file);
  const writer = new SqliteWriter(place.file);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database, writer) });
  const close = async (): Promise<void> => {
    await writer.close();
    database.close();
  };
  return { db, close };
};
