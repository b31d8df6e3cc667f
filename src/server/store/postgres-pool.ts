import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isUnreachable } from '../unreachable.ts';

/**
 * A pool that drops lost connections: on a reused one the next query would wait behind a query that is never
 * answered.
 */
export const carefulPool = (pool: Pool): PostgresPool => ({
  connect: async () => new Lent(await pool.connect()),
  end: () => pool.end(),
});

class Lent implements PostgresPoolClient {
  readonly #client: PoolClient;
  #lost = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(asked: string | PostgresCursor<R>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') throw new Error('rows are read all at once');
    return this.#ask(asked, values);
  }

  async #ask(sql: string, values: readonly unknown[]): Promise<unknown> {
    try {
      return await this.#client.query(sql, [...values]);
    } catch (error) {
      this.#lost ||= isUnreachable(error);
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#lost);
  }
}
