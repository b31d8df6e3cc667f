import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { kyselyStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Appended, Store } from './store.ts';

/** The embedded database: one file, no server. */
export const openSqlite = async (file: string): Promise<Store> => {
  const database = new DatabaseSync(file);
  // FULL: an acknowledged move is on the disk, not merely on its way there when the power goes.
  database.exec('pragma journal_mode=WAL; pragma synchronous=FULL; pragma busy_timeout=5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyWants(database) }) });
  await migrate(db);
  return { ...kyselyStore(db), append: appendTo(database), close: () => db.destroy() };
};

const appendTo = (database: DatabaseSyncInstance): Store['append'] => {
  const insert = database.prepare(
    'insert into entries (match, seq, at, by, move, id) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const find = database.prepare('select seq from entries where match = ? and id = ?');
  return async (match, entry): Promise<Appended> => {
    const { changes } = insert.run(match, entry.seq, entry.at, String(entry.by), entry.move, entry.id);
    if (changes === 1) return 'stored';
    const seen = find.get(match, entry.id) as { seq: number } | undefined;
    return seen ? { seen: seen.seq } : 'taken';
  };
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
