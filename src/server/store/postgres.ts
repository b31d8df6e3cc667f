import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types as standard, type CustomTypesConfig } from 'pg';
import { kyselyStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import { carefulPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

const BIGINT = 20; // arrives as text unless told otherwise, because it might not fit; ours do

const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : (standard.getTypeParser(oid, format) as (text: string) => unknown),
};

/** A database behind a wall that answers nothing: then we say so, and do not wait for ever. */
const PATIENCE = 5_000;

/** The shared database, for several servers. */
export const openPostgres = async (url: string, onError: (error: Error) => void): Promise<Store> => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE, // given up over there,
    query_timeout: PATIENCE + 1_000, // and here, when not even that is answered
    keepAlive: true,
  });
  // Without a listener a database that restarts takes every idle connection's server down with it.
  pool.on('error', onError);
  // Nor has a connection in use one of its own: then the same happens in the middle of a query.
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
