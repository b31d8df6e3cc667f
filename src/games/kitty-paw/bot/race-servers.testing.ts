import { once } from 'node:events';
import { join } from 'node:path';
import { openPostgres } from '../../../server/store/postgres.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Store } from '../../../server/store/store.ts';
import { startOwnPostgres } from '../../../server/testing/postgres.ts';
import { run, type Running } from '../../../server/testing/run.ts';
import { testFolder } from '../../../server/testing/start.ts';

/** One server with its own file, or several that share a database. */
export interface RaceServers {
  readonly all: readonly Running[];
  readonly at: (player: number) => Running; // neighbours at a table use different servers
  /** Stops the servers, and then reads what they have stored. */
  stopAndRead<T>(read: (store: Store) => Promise<T>): Promise<T>;
}

const LOOP_DELAY = new URL('../../../../tools/loop-delay.mjs', import.meta.url).href;

export const startServers = async (count: number, speed: number): Promise<RaceServers> => {
  const folder = testFolder();
  const postgres = count > 1 ? await startOwnPostgres() : null;
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '100000',
    RACE_SPEED: String(speed),
    NODE_OPTIONS: `--import=${LOOP_DELAY}`,
    ...(postgres && { DATABASE_URL: postgres.url, SECRET: 'the same on all servers of a cluster' }),
  };
  const [first, ...others] = await Promise.all(Array.from({ length: count }, () => run(settings)));
  if (!first) throw new Error('a race needs a server');
  const all = [first, ...others];
  return {
    all,
    at: (player) => all[player % count] ?? first,
    stopAndRead: async (read) => {
      await Promise.all(all.map(stop));
      const store = await (postgres
        ? openPostgres(postgres.url, () => {})
        : openSqlite(join(folder, 'clowder.sqlite')));
      const found = await read(store);
      await store.close();
      await postgres?.stop();
      return found;
    },
  };
};

const stop = async ({ process: child }: Running): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};
