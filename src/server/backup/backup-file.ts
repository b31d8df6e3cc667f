import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { z } from 'zod';

/** A backup is a file of the embedded database with one more table: notes about the backup itself. */

// Rows are checked and not believed: a host may restore a file that another program has written.
const NotesRow = z.object({
  made: z.string(), // ISO time
  secret: z.string().nullable(), // null: the host keeps it in a setting
});
export type Notes = Readonly<z.infer<typeof NotesRow>>;

const CountsRow = z.object({ tables: z.number(), moves: z.number() });
export type Counts = Readonly<z.infer<typeof CountsRow>>;

const NameRow = z.object({ name: z.string() });
const CheckRow = z.object({ quick_check: z.string() });

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
    tablesIn(database, NOTES).length ? NotesRow.parse(notesRowIn(database)) : null,
  );

const notesRowIn = (database: DatabaseSyncInstance): unknown =>
  database.prepare(`select made, secret from ${NOTES}`).get();

export const removeNotes = (file: string): Promise<void> =>
  withFile(file, (database) => database.exec(`drop table if exists ${NOTES}`));

/** The reason why a file is not a whole database of ours; null if it is. */
export const faultIn = async (file: string): Promise<string | null> => {
  try {
    return await withFile(file, (database) => {
      const { quick_check: said } = CheckRow.parse(database.prepare('pragma quick_check(1)').get());
      if (said !== 'ok') return said;
      if (!tablesIn(database, 'entries').length) return 'it is no database of Clowder';
      if (!tablesIn(database, NOTES).length) return null;
      return NotesRow.safeParse(notesRowIn(database)).success ? null : 'its notes are damaged';
    });
  } catch (error) {
    return (error as Error).message;
  }
};

export const countRows = (file: string): Promise<Counts> =>
  withFile(file, (database) =>
    CountsRow.parse(
      database
        .prepare('select (select count(*) from tables) as tables, (select count(*) from entries) as moves')
        .get(),
    ),
  );

/** The tables that are copied: not the notes, not the migrations, which the target makes itself, not the running servers, nor who seeks company just now. */
export const dataTables = (database: DatabaseSyncInstance): string[] =>
  tablesIn(database, '%').filter((name) => !NOT_COPIED.test(name));

export const columnsOf = (database: DatabaseSyncInstance, table: string): string[] =>
  namesIn(database, 'select name from pragma_table_info(?)', table);

const tablesIn = (database: DatabaseSyncInstance, like: string): string[] =>
  namesIn(
    database,
    "select name from sqlite_schema where type = 'table' and name like ? order by name",
    like,
  );

const namesIn = (database: DatabaseSyncInstance, query: string, value: string): string[] =>
  NameRow.array()
    .parse(database.prepare(query).all(value))
    .map(({ name }) => name);

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
