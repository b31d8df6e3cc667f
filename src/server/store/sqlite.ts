import { Kysely } from 'kysely';
import { kyselyStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import { forOwnerOnly } from './owner-only.ts';
import type { Schema } from './schema.ts';
import { connect } from './sqlite-connection.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { Store } from './store.ts';
import { isUnreachable } from '../unreachable.ts';

const APPEND =
  'insert into entries (match, seq, at, by, move, id) values (?, ?, ?, ?, ?, ?) on conflict do nothing';
const FIND = 'select seq from entries where match = ? and id = ?';

/** The embedded database: one file, no server. */
export const openSqlite = async (file: string): Promise<Store> => {
  forOwnerOnly(file);
  const database = connect(file);
  const writer = new SqliteWriter(file);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database, writer) });
  await migrate(db);
  const find = database.prepare(FIND);
  const append: Store['append'] = async (match, { seq, at, by, move, id }) => {
    if ((await writer.run(APPEND, [match, seq, at, String(by), move, id])) === 1) return 'stored';
    const seen = find.get(match, id) as { seq: number } | undefined;
    return seen ? { seen: seen.seq } : 'taken';
  };
  const close = async (): Promise<void> => {
    await writer.close();
    try {
      database.exec('pragma wal_checkpoint(truncate)'); // so that a copy of the one file is complete
    } catch (error) {
      if (!isUnreachable(error)) throw error; // a full disk: the file beside it keeps everything
    }
    await db.destroy();
    database.close();
  };
  return { ...kyselyStore(db), now: async () => Date.now(), append, close };
};
