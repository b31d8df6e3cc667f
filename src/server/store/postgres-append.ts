import type { Pool } from 'pg';
import type { TableId } from '../../protocol/table.ts';
import type { StoredEntry } from '../../table/stored.ts';
import { isUnreachable, tookTooLong } from '../unreachable.ts';
import type { Appended } from './store.ts';

const MOST_UNDER_WAY = 4; // statements; one that waits for a lock must not hold up all tables
const MOST_TOGETHER = 200; // entries in one statement

interface EntryToAppend {
  readonly match: TableId;
  readonly entry: StoredEntry;
  readonly epoch: number | null;
}

interface Waiting extends EntryToAppend {
  readonly done: (appended: Appended) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * With an epoch, only while the lease of the table has it: a server that was away for long cannot write. The lease is
 * locked until the entry is stored: otherwise another server could take the table and read its log just before.
 */
const ONE = {
  name: 'append',
  text: `insert into entries (match, seq, at, by, move, id)
         select $1, $2::integer, $3::float8, $4, $5, $6
         where $7::integer is null or exists (select 1 from leases where table_id = $1 and epoch = $7 for share)
         on conflict do nothing`,
};

/**
 * The same for many tables. Leases are locked in the order of their tables, by every statement that locks several. Those
 * that another server is just taking are skipped, and tried alone: one table must not keep the others waiting.
 */
const MANY = {
  name: 'append-many',
  text: `insert into entries (match, seq, at, by, move, id)
         select given.match, given.seq, given.at, given.by, given.move, given.id
         from unnest($1::text[], $2::integer[], $3::float8[], $4::text[], $5::text[], $6::text[], $7::integer[])
           as given (match, seq, at, by, move, id, epoch)
         join leases on leases.table_id = given.match and leases.epoch = given.epoch
         order by given.match for share of leases skip locked
         on conflict do nothing returning match, seq, id`,
};
const LEASED = 'select 1 from leases where table_id = $1 and epoch = $2';
const SEEN = 'select seq from entries where match = $1 and id = $2';

/**
 * Appends entries. Those that come while enough statements are under way go together into the next one: then a busy
 * server sends the database a few large statements and not hundreds of small ones.
 */
export class PostgresAppends {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #underWay = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  append(match: TableId, entry: StoredEntry, epoch: number | null): Promise<Appended> {
    if (this.#underWay < MOST_UNDER_WAY || epoch === null)
      return this.#counted(() => this.#appendOne({ match, entry, epoch }));
    return new Promise((done, failed) => {
      this.#waiting.push({ match, entry, epoch, done, failed });
    });
  }

  async #counted<T>(work: () => Promise<T>): Promise<T> {
    this.#underWay++;
    try {
      return await work();
    } finally {
      this.#underWay--;
      const next = this.#waiting.splice(0, MOST_TOGETHER);
      if (next.length) void this.#counted(() => this.#appendTogether(next));
    }
  }

  async #appendTogether(all: readonly Waiting[]): Promise<void> {
    const stored = await this.#storeMany(all).catch((error: unknown) => {
      if (!isUnreachable(error) || tookTooLong(error)) return NOTHING; // one of them is at fault: each is tried alone
      for (const { failed } of all) failed(error);
      return null;
    });
    if (!stored) return;
    await Promise.all(
      all.map(async (one) => {
        if (stored.has(keyOf(one.match, one.entry))) return one.done('stored');
        await this.#appendOne(one).then(one.done, one.failed);
      }),
    );
  }

  async #storeMany(all: readonly EntryToAppend[]): Promise<ReadonlySet<string>> {
    const column = (pick: (one: EntryToAppend) => unknown): unknown[] => all.map(pick);
    const { rows } = await this.#pool.query<{ match: TableId; seq: number; id: string }>({
      ...MANY,
      values: [
        column(({ match }) => match),
        column(({ entry }) => entry.seq),
        column(({ entry }) => entry.at),
        column(({ entry }) => String(entry.by)),
        column(({ entry }) => entry.move),
        column(({ entry }) => entry.id),
        column(({ epoch }) => epoch),
      ],
    });
    return new Set(rows.map((row) => keyOf(row.match, row)));
  }

  async #appendOne({ match, entry, epoch }: EntryToAppend): Promise<Appended> {
    const values = [match, entry.seq, entry.at, String(entry.by), entry.move, entry.id, epoch];
    const { rowCount } = await this.#pool.query({ ...ONE, values });
    if (rowCount === 1) return 'stored';
    if (epoch !== null && !(await this.#pool.query(LEASED, [match, epoch])).rowCount) return 'lost';
    const seen = await this.#pool.query<{ seq: number }>(SEEN, [match, entry.id]);
    return seen.rows[0] ? { seen: seen.rows[0].seq } : 'taken';
  }
}

const NOTHING: ReadonlySet<string> = new Set();

const keyOf = (match: TableId, { seq, id }: Pick<StoredEntry, 'seq' | 'id'>): string =>
  `${match} ${seq} ${id}`;
