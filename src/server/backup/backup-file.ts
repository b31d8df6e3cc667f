import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** A backup is a file of the embedded database with one more table: notes about the backup itself. */

export interface Notes {
  readonly made: string; // ISO time
  readonly secret: string | null; // null: the host keeps it in a setting
}

export interface Counts {
  readonly tables: number;
  readonly moves: number;
}

const NOTES = 'backup_notes';
const NOT_COPIED = /^(?:backup_notes|leases|servers|seeks|found|(?:kysely|sqlite)_.*)$/;

export const addNotes = (file: string, { made, secret }: Notes): Promise<void> =>
  withFile(file, (database) => {
    database.exec(`create table ${NOTES} (made text not null, secret text)`);
    database.prepare(`insert into ${NOTES} values (?, ?)`).run(made, secret);
  });

/** Null for a plain copy of a database file, which can be restored too. */
export const readNotes = (file: string): Promise<Notes | null> =>
  withFile(file, (database) =>
    tablesIn(database, NOTES).length
      ? (database.prepare(`select made, secret from ${NOTES}`).get() as unknown as Notes)
      : null,
  );

export const removeNotes = (file: string): Promise<void> =>
  withFile(file, (database) => database.exec(`drop table if exists ${NOTES}`));

/** The reason why a file is not a whole database of ours; null if it is. */
export const faultIn = async (file: string): Promise<string | null> => {
  try {
    return await withFile(file, (database) => {
      const { quick_check: said } = database.prepare('pragma quick_check(1)').get() as {
        quick_check: string;
      };
      if (said !== 'ok') return said;
      return tablesIn(database, 'entries').length ? null : 'it is no database of Clowder';
    });
  } catch (error) {
    return (error as Error).message;
  }
};

export const countRows = (file: string): Promise<Counts> =>
  withFile(
    file,
    (database) =>
      database
        .prepare('select (select count(*) from tables) as tables, (select count(*) from entries) as moves')
        .get() as unknown as Counts,
  );

/** The tables that are copied: not the notes, not the migrations, which the target makes itself, not the running servers, nor who seeks company just now. */
export const dataTables = (database: DatabaseSyncInstance): string[] =>
  tablesIn(database, '%').filter((name) => !NOT_COPIED.test(name));

export const columnsOf = (database: DatabaseSyncInstance, table: string): string[] =>
  (database.prepare('select name from pragma_table_info(?)').all(table) as { name: string }[]).map(
    ({ name }) => name,
  );

const tablesIn = (database: DatabaseSyncInstance, like: string): string[] =>
  (
    database
      .prepare("select name from sqlite_schema where type = 'table' and name like ? order by name")
      .all(like) as { name: string }[]
  ).map(({ name }) => name);

export const withFile = async <T>(
  file: string,
  use: (database: DatabaseSyncInstance) => T | Promise<T>,
): Promise<T> => {
  const database = new DatabaseSync(file);
  try {
    return await use(database);
  } finally {
    database.close();
  }
};
