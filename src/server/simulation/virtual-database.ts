import { Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import type { Millis, Rng } from '../../kernel/game.ts';
import type { LeaseDatabase } from '../cluster/lease-database.ts';
import type { ServerId } from '../cluster/leases.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { elapsed, sleep } from '../time.ts';
import type { VirtualTime } from './virtual-time.ts';

const EPOCH: Millis = 1_700_000_000_000; // the first time of the database's clock
const TRIP = { least: 5, most: 25 }; // tenths of a millisecond to the database, and back
const PATIENCE: Millis = 2_500; // as in lease-database.ts
const ignore = (): void => {};

/** A real PostgreSQL with a virtual clock and a virtual way to it, which can be cut. */
export class VirtualDatabase {
  readonly #pool: Pool;
  readonly #store: Store;
  readonly #time: VirtualTime;
  readonly #rng: Rng;
  readonly #cutOff = new Set<ServerId>();
  readonly #shows = new WeakMap<PoolClient, Millis>();
  readonly calls = new Map<string, number>();
  paused = false; // as while it restarts

  private constructor(pool: Pool, store: Store, time: VirtualTime, rng: Rng) {
    this.#pool = pool;
    this.#store = store;
    this.#time = time;
    this.#rng = rng;
  }

  static async open(url: string, time: VirtualTime, rng: Rng): Promise<VirtualDatabase> {
    const store = await openPostgres(url, ignore);
    const pool = new Pool({ connectionString: url, max: 4 });
    pool.on('error', ignore); // the database is stopped at the end
    return new VirtualDatabase(pool, store, time, rng);
  }

  cutOff(id: ServerId): void {
    this.#cutOff.add(id);
  }

  heal(id: ServerId): void {
    this.#cutOff.delete(id);
  }

  leasesOf(id: ServerId): LeaseDatabase {
    const query = <R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>> =>
      this.#reach(id, config.name ?? leadingWords(config.text), () => this.#ask<R>(config));
    return { now: `current_setting('clowder.now')::float8`, query, renew: query, close: async () => {} };
  }

  /** The store as this server reaches it. */
  storeOf(id: ServerId): Store {
    return new Proxy(this.#store, {
      get: (target, name: keyof Store) => {
        const call = target[name] as (...args: readonly unknown[]) => Promise<unknown>;
        return (...args: readonly unknown[]) => this.#reach(id, name, () => call(...args));
      },
    });
  }

  /** Directly, and at once: for those who look at the result. */
  async rows<R extends QueryResultRow>(text: string): Promise<readonly R[]> {
    return (await this.#time.work(() => this.#pool.query<R>(text))).rows;
  }

  async #reach<T>(id: ServerId, name: string, real: () => Promise<T>): Promise<T> {
    this.calls.set(name, (this.calls.get(name) ?? 0) + 1);
    await this.#trip(id);
    const result = await this.#time.work(real);
    await this.#trip(id);
    return result;
  }

  async #trip(id: ServerId): Promise<void> {
    await sleep((TRIP.least + this.#rng.int(TRIP.most - TRIP.least)) / 10);
    if (!this.paused && !this.#cutOff.has(id)) return;
    await sleep(PATIENCE);
    throw new Error('Connection terminated: no answer');
  }

  async #ask<R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>> {
    const client = await this.#pool.connect();
    try {
      const now = EPOCH + elapsed();
      if (this.#shows.get(client) !== now)
        await client.query(`select set_config('clowder.now', $1, false)`, [String(now)]);
      this.#shows.set(client, now);
      return await client.query<R>(config);
    } finally {
      client.release();
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
    await this.#store.close();
  }
}

const leadingWords = (sql: string): string => sql.trim().split(/\s+/).slice(0, 4).join(' ');
