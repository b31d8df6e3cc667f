import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { kyselyStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqliteAppender } from './sqlite-appender.ts';
import { connect } from './sqlite-connection.ts';
import type { Store } from './store.ts';

/** The embedded database: one file, no server. */
export const openSqlite = async (file: string): Promise<Store> => {
  const database = connect(file);
  const dialect = new SqliteDialect({ database: asKyselyWants(database) });
  const db = new Kysely<Schema>({ dialect });
  await migrate(db);
  const appender = new SqliteAppender(file);
  const close = async (): Promise<void> => {
    await appender.close();
    database.exec('pragma wal_checkpoint(truncate)'); // so that whoever copies the one file has everything
    await db.destroy();
  };
  return { ...kyselyStore(db), append: appender.append, close };
};

const spread = (parameters: readonly unknown[]): never[] => parameters as never[];

/** Kysely was written for another driver, which takes the parameters as a list and says whether rows come back. */
const asKyselyWants = (database: DatabaseSyncInstance): SqliteDatabase => ({
  close: () => {
    database.close();
  },
  prepare: (sql) => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...spread(parameters)),
      run: (parameters) => statement.run(...spread(parameters)),
      iterate: (parameters) => statement.iterate(...spread(parameters)),
    };
  },
});
