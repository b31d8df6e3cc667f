import { join } from 'node:path';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { CannotStart, faultOf } from '../config/cannot-start.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

export interface Storage {
  readonly store: Store;
  readonly bus: Bus;
}

/** Opens the database of the settings, and the bus to other servers that share it. */
export const openStorage = async (config: Config, log: Log): Promise<Storage> => {
  const { databaseUrl, dataDir } = config;
  return databaseUrl === null ? openEmbedded(dataDir) : openShared(databaseUrl, log);
};

const openEmbedded = async (dataDir: string): Promise<Storage> => {
  try {
    return { store: await openSqlite(join(dataDir, 'clowder.sqlite')), bus: localBus() };
  } catch (error) {
    throw new CannotStart(
      `DATA_DIR is “${dataDir}”, whose clowder.sqlite cannot be opened (${(error as Error).message}): ` +
        'set it to another folder, or put a copy of the file there that is whole.',
      error,
    );
  }
};

const openShared = async (url: string, log: Log): Promise<Storage> => {
  const complain = ({ message }: Error): void => log.warn({ error: message }, 'the database is out of reach');
  // Imported only here: most servers never need the driver and start faster without it.
  const { openPostgres } = await import('../store/postgres.ts');
  const { postgresBus } = await import('../bus/postgres.ts');
  let store: Store | undefined;
  try {
    store = await openPostgres(url, complain);
    return { store, bus: await postgresBus(url, complain) };
  } catch (error) {
    await store?.close();
    throw new CannotStart(
      // Without the URL itself: it contains a password, and many people read logs.
      `DATABASE_URL leads to no database that lets us in (${faultOf(error)}): ` +
        'check host, port, name and password, and that PostgreSQL runs; without it an embedded database is used.',
      error,
    );
  }
};
