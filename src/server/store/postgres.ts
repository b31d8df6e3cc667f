import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types as standard, type CustomTypesConfig } from 'pg';
import { kyselyStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
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
  return { ...kyselyStore(db), append: appendTo(pool), close: () => db.destroy() };
};

const INSERT = {
  name: 'append',
  text: 'insert into entries (match, seq, at, by, move, id) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
};

const appendTo =
  (pool: Pool): Store['append'] =>
  async (match, entry) => {
    const values = [match, entry.seq, entry.at, String(entry.by), entry.move, entry.id];
    const { rowCount } = await pool.query({ ...INSERT, values });
    if (rowCount === 1) return 'stored';
    const seen = await pool.query<{ seq: number }>('select seq from entries where match = $1 and id = $2', [
      match,
      entry.id,
    ]);
    return seen.rows[0] ? { seen: seen.rows[0].seq } : 'taken';
  };
