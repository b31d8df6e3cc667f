import { Client } from 'pg';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { startPostgres } from './postgres.ts';

export interface PostgresStore {
  readonly url: string;
  readonly store: Store;
  readonly sql: Client; // to read and change what the store wrote
  close(this: void): Promise<void>;
}

/** A store on a real PostgreSQL, and a second connection beside it. */
export const openPostgresStore = async (begin = startPostgres): Promise<PostgresStore> => {
  const postgres = await begin();
  const store = await openPostgres(postgres.url, () => {});
  const sql = new Client({ connectionString: postgres.url });
  await sql.connect();
  return {
    url: postgres.url,
    store,
    sql,
    close: async () => {
      await sql.end();
      await store.close();
      await postgres.stop();
    },
  };
};
