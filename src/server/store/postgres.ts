import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types as standard, type CustomTypesConfig } from 'pg';
import { within } from './within.ts';
import { kyselyStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
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

/** The shared database, for several servers. */
export const openPostgres = async (url: string, onError: (error: Error) => void): Promise<Store> => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE, // the server's limit
    query_timeout: PATIENCE + 1_000, // and ours, if the server does not answer at all
    keepAlive: true,
  });
  // Without a listener, a restart of the database would end the process through its idle connections.
  pool.on('error', onError);
  // A connection in use needs a listener too: otherwise the same happens in the middle of a query.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: carefulPool(pool) }) });
  await migrate(db);
  const appends = new PostgresAppends(pool);
  return {
    ...kyselyStore(db),
    append: (match, entry, epoch = null) => appends.append(match, entry, epoch),
    close: async () => void (await within(GOODBYE, db.destroy())),
  };
};
