import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart, faultOf } from '../config/cannot-start.ts';
import type { Config } from '../config/config.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

/** Opens the database of a server for a command of the host, also while the server runs. */
export const openStore = async ({ databaseUrl, dataDir }: Config): Promise<Store> => {
  if (databaseUrl === null) {
    const file = join(dataDir, 'clowder.sqlite');
    if (existsSync(file)) return openSqlite(file);
    throw new CannotStart(
      `There is no “${file}”: set DATA_DIR to the folder of the server, or DATABASE_URL.`,
    );
  }
  const { openPostgres } = await import('../store/postgres.ts');
  return openPostgres(databaseUrl, () => {}, 'none').catch((error: unknown) => {
    throw new CannotStart(`DATABASE_URL leads to no database that lets us in (${faultOf(error)}).`, error);
  });
};
