import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { CannotStart, faultOf } from '../config/cannot-start.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { columnsOf, dataTables, withFile } from './backup-file.ts';
import { copySqlite } from './copy-sqlite.ts';

const AT_ONCE = 1_000; // rows in memory

type Row = Readonly<Record<string, string | number | null>>;

/** Copies a PostgreSQL database into a new file, all tables as of one moment. */
export const copyFromPostgres = async (url: string, file: string): Promise<void> => {
  await makeTables(file);
  await withPostgres(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await withFile(file, async (database) => {
      database.exec('pragma synchronous=off; begin'); // flushed once, at the end
      for (const table of dataTables(database)) await readTable(client, database, table);
      database.exec('commit');
    });
  });
};

/** By way of a second file: the store leaves its helper files beside the one it had open. */
const makeTables = async (file: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'clowder-backup-'));
  const empty = join(folder, 'empty.sqlite');
  try {
    await (await openSqlite(empty)).close();
    await copySqlite(empty, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const readTable = async (client: Client, database: DatabaseSyncInstance, table: string): Promise<void> => {
  const columns = columnsOf(database, table);
  const insert = database.prepare(
    `insert into "${table}" (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})`,
  );
  // As JSON: the driver would return big numbers as text.
  await client.query(`declare rows cursor for select row_to_json(t) as row from "${table}" t`);
  for (;;) {
    const { rows } = await client.query<{ row: Row }>(`fetch ${AT_ONCE} from rows`);
    for (const { row } of rows) insert.run(...columns.map((name) => row[name] ?? null));
    if (rows.length < AT_ONCE) break;
  }
  await client.query('close rows');
};

/** Copies a backup into an empty PostgreSQL database: everything, or nothing if anything fails. */
export const copyToPostgres = async (file: string, url: string): Promise<void> => {
  const store = await openPostgres(url, () => {}).catch((error: unknown) => outOfReach(error));
  await store.close(); // the tables are made, or brought up to date
  await withPostgres(url, (client) =>
    withFile(file, (database) => putInto(client, database)).catch((error: unknown) => {
      if (error instanceof CannotStart) throw error;
      const why = (error as Error).message;
      throw new CannotStart(
        `The backup was not restored (${why}); nothing of it is left in the database.`,
        error,
      );
    }),
  );
};

const putInto = async (client: Client, database: DatabaseSyncInstance): Promise<void> => {
  await client.query('begin');
  await refuseUsed(client, database);
  for (const table of dataTables(database)) await writeTable(client, database, table);
  await client.query('commit');
};

const CHECKS = 'checks'; // written by every server that has ever started, and of no value

/** Also with nothing but people in it: what is stored would win over the backup, without a word. */
const refuseUsed = async (client: Client, database: DatabaseSyncInstance): Promise<void> => {
  for (const table of dataTables(database)) {
    if (table === CHECKS) continue;
    const { rows } = await client.query(`select 1 from "${table}" limit 1`);
    if (rows.length)
      throw new CannotStart(
        `The database of DATABASE_URL holds ${table} already: make an empty one, and set DATABASE_URL to it.`,
      );
  }
};

const writeTable = async (client: Client, database: DatabaseSyncInstance, table: string): Promise<void> => {
  const columns = quoted(columnsOf(database, table));
  const insert = `insert into "${table}" (${columns})
    select ${columns} from json_populate_recordset(null::"${table}", $1) on conflict do nothing`;
  const write = async (rows: readonly unknown[]): Promise<void> =>
    void (await client.query(insert, [JSON.stringify(rows)]));
  let rows: unknown[] = [];
  for (const row of database.prepare(`select ${columns} from "${table}"`).iterate()) {
    rows.push(row);
    if (rows.length < AT_ONCE) continue;
    await write(rows);
    rows = [];
  }
  await write(rows);
};

const quoted = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

const withPostgres = async (url: string, use: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // the query in progress reports it
  await client.connect().catch((error: unknown) => outOfReach(error));
  try {
    await use(client);
  } finally {
    await client.end(); // ends an open transaction without a trace
  }
};

const outOfReach = (error: unknown): never => {
  throw new CannotStart(`DATABASE_URL leads to no database that lets us in (${faultOf(error)}).`, error);
};
