import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { remember } from '../remember.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

const READS = /^\s*(?:select|with)\b/i;
const MOST_PREPARED = 300; // statements; the same few are asked for thousands of times a minute

/** Reads run here, usually from memory; writes go through the thread that waits for the disk. */
export const sqliteDialect = (database: DatabaseSyncInstance, writer: SqliteWriter): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(new Connection(database, writer)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class Connection implements DatabaseConnection {
  readonly #database: DatabaseSyncInstance;
  readonly #writer: SqliteWriter;
  readonly #prepared = new Map<string, ReturnType<DatabaseSyncInstance['prepare']>>();

  constructor(database: DatabaseSyncInstance, writer: SqliteWriter) {
    this.#database = database;
    this.#writer = writer;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (READS.test(sql)) {
      const rows = this.#prepare(sql).all(...(parameters as never[]));
      return { rows: rows as R[] };
    }
    return { rows: [], numAffectedRows: BigInt(await this.#writer.run(sql, parameters)) };
  }

  #prepare(sql: string): ReturnType<DatabaseSyncInstance['prepare']> {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    remember(this.#prepared, sql, statement, MOST_PREPARED);
    return statement;
  }

  streamQuery(): never {
    throw new Error('rows are read all at once');
  }
}

/** Statements of several callers share a commit, so none of them can have a transaction of its own. */
const noTransaction = async (): Promise<never> => {
  throw new Error('every write is one statement');
};

const driver = (connection: Connection): Driver => ({
  init: async () => {},
  acquireConnection: async () => connection,
  beginTransaction: noTransaction,
  commitTransaction: noTransaction,
  rollbackTransaction: noTransaction,
  releaseConnection: async () => {},
  destroy: async () => {},
});
