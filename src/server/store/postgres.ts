import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types as standard, type ClientBase, type CustomTypesConfig } from 'pg';
import type { Millis } from '../../kernel/game.ts';
import { within } from './within.ts';
import { kyselyStore } from './kysely-store.ts';
import { isUpToDate, migrate } from './migrations.ts';
import { PostgresAppends } from './postgres-append.ts';
import { carefulPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

const BIGINT = 20; // the driver returns it as text, because it might not fit a number; ours do

const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : (standard.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Time limit for a database that does not answer: then an error is reported instead of waiting for ever. */
const PATIENCE = 5_000;
const GOODBYE = 1_000; // time for the database to close its connections

const NOW = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;

/** A player waits for each answer; a command of the host has the time that it needs. */
export type StatementLimit = Millis | 'none';

/** The shared database, for several servers. */
export const openPostgres = async (
  url: string,
  onError: (error: Error) => void,
  limit: StatementLimit = PATIENCE,
): Promise<Store> => {
  const pool = poolFor(url, onError, limit);
  const db = database(pool);
  try {
    if (!(await isUpToDate(db))) await bringUpToDate(url, onError);
  } catch (error) {
    await within(GOODBYE, db.destroy());
    throw error;
  }
  const appends = new PostgresAppends(pool);
  return {
    ...kyselyStore(db),
    now: async () => {
      const { rows } = await NOW.execute(db);
      return rows[0]?.now ?? Date.now();
    },
    append: (match, entry, epoch = null) => appends.append(match, entry, epoch),
    close: async () => void (await within(GOODBYE, db.destroy())),
  };
};

/** Without a limit: an index of a large table takes minutes, and without it the server could not start. */
const bringUpToDate = async (url: string, onError: (error: Error) => void): Promise<void> => {
  const db = database(poolFor(url, onError, 'none'));
  try {
    await migrate(db);
  } finally {
    await within(GOODBYE, db.destroy());
  }
};

const database = (pool: Pool): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: carefulPool(pool) }) });

/** Moves that are acknowledged must survive a crash, also where the database or the user was set to be faster than that. */
const keepDurable = async (client: ClientBase): Promise<void> => {
  await client.query(
    `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
  );
};

const poolFor = (url: string, onError: (error: Error) => void, limit: StatementLimit): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: PATIENCE,
    ...(limit !== 'none' && {
      statement_timeout: limit, // the server's limit
      query_timeout: limit + 1_000, // and ours, if the server does not answer at all
    }),
    keepAlive: true,
    onConnect: (client) => keepDurable(client),
  });
  // Without a listener, a restart of the database would end the process through its idle connections.
  pool.on('error', onError);
  // A connection in use needs a listener too: otherwise the same happens in the middle of a query.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};
