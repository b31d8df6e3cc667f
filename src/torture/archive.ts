import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Entry, Header, Kind, Seat } from '../kernel/game.ts';
import type { TableId, TableInfo } from '../protocol/table.ts';

/** The data that the checker reads from the database, with statements of its own. */

export interface Row extends Entry {
  readonly id: string;
}

/** The fields of a stored table that the checker looks at. */
export type StoredDoc = Pick<
  TableInfo,
  'id' | 'game' | 'status' | 'outcome' | 'notes' | 'halted' | 'clock'
> & {
  readonly seed: string;
  readonly seats: readonly { readonly kind: string; readonly guest?: string }[];
};

export interface Archive {
  header(match: TableId): Promise<Header<Kind> | null>;
  entries(match: TableId, after: number): Promise<readonly Row[]>;
  doc(table: TableId): Promise<StoredDoc | null>;
  docs(): Promise<readonly StoredDoc[]>;
  /** How often a table changed its server; 0 where there is one server. */
  takeOvers(): Promise<number>;
  close(): Promise<void>;
}

type Ask = (
  sql: string,
  values: readonly (string | number)[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const archive = (ask: Ask, mark: (n: number) => string, leases: boolean): Omit<Archive, 'close'> => ({
  header: async (match) => {
    const [row] = await ask(`select header from matches where id = ${mark(1)}`, [match]);
    return row ? (JSON.parse(String(row['header'])) as Header<Kind>) : null;
  },
  entries: async (match, after) => {
    const sql = `select seq, at, by, move, id from entries where match = ${mark(1)} and seq > ${mark(2)} order by seq`;
    return (await ask(sql, [match, after])).map(rowOf);
  },
  doc: async (table) => {
    const [row] = await ask(`select doc from tables where id = ${mark(1)}`, [table]);
    return row ? docOf(row) : null;
  },
  docs: async () => (await ask('select doc from tables', [])).map(docOf),
  takeOvers: async () => {
    if (!leases) return 0;
    const [row] = await ask('select sum(epoch - 1) as changes from leases', []);
    return Number(row?.['changes'] ?? 0);
  },
});

const docOf = ({ doc }: Readonly<Record<string, unknown>>): StoredDoc => JSON.parse(String(doc)) as StoredDoc;

const rowOf = ({ seq, at, by, move, id }: Readonly<Record<string, unknown>>): Row => ({
  seq: Number(seq),
  at: Number(at),
  by: by === 'clock' ? by : (Number(by) satisfies Seat),
  move: typeof move === 'string' ? move : null,
  id: String(id),
});

const OPEN_FOR = 1_000;

/**
 * A connection for reading only, opened anew every second: one that is kept open would repair the file in the server's place,
 * and to open one takes longer than to read what is new at a table.
 */
class Glances {
  readonly #file: string;
  #database: DatabaseSyncInstance | null = null;
  readonly #statements = new Map<string, StatementSyncInstance>();
  #timer: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  all(sql: string, values: readonly (string | number)[]): readonly Readonly<Record<string, unknown>>[] {
    const statement = this.#statements.get(sql) ?? this.#open().prepare(sql);
    this.#statements.set(sql, statement);
    return statement.all(...values) as Readonly<Record<string, unknown>>[];
  }

  #open(): DatabaseSyncInstance {
    if (this.#database) return this.#database;
    const database = new DatabaseSync(this.#file, { readOnly: true });
    database.exec('pragma busy_timeout=5000');
    this.#database = database;
    this.#timer = setTimeout(() => this.close(), OPEN_FOR);
    return database;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#statements.clear();
    this.#database?.close();
    this.#database = null;
  }
}

export const sqliteArchive = (file: string): Archive => {
  const glances = new Glances(file);
  const ask: Ask = async (sql, values) => {
    try {
      return glances.all(sql, values);
    } catch (error) {
      glances.close(); // the next question opens the file anew
      throw error;
    }
  };
  return { ...archive(ask, () => '?', false), close: async () => glances.close() };
};

const AGAIN = 300;
const OUR_FAULT = '42'; // the class of wrong statements: asking again does not help

/** The database is stopped and started now and then: every question is asked until it is answered. */
export const postgresArchive = (url: string): Archive => {
  const pool = new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  const ask: Ask = async (sql, values) => {
    for (;;)
      try {
        return (await pool.query<Record<string, unknown>>(sql, [...values])).rows;
      } catch (error) {
        if (String((error as { code?: unknown }).code).startsWith(OUR_FAULT)) throw error;
        await sleep(AGAIN);
      }
  };
  return { ...archive(ask, (n) => `$${n}`, true), close: () => pool.end() };
};
