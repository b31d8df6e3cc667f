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
import type { SqliteWriter } from './sqlite-writer.ts';

const READS = /^\s*(?:select|with)\b/i;

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

  constructor(database: DatabaseSyncInstance, writer: SqliteWriter) {
    this.#database = database;
    this.#writer = writer;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (READS.test(sql)) {
      const rows = this.#database.prepare(sql).all(...(parameters as never[]));
      return { rows: rows as R[] };
    }
    return { rows: [], numAffectedRows: BigInt(await this.#writer.run(sql, parameters)) };
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
