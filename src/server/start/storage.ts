import { join } from 'node:path';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { ALL_OURS, type Leases } from '../cluster/leases.ts';
import { hostAndPort } from '../cluster/peer-network.ts';
import type { Peers } from '../cluster/peers.ts';
import { CannotStart, faultOf } from '../config/cannot-start.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { isPublic } from '../outgoing/public-address.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

export interface Storage {
  readonly store: Store;
  readonly bus: Bus;
  readonly leases: Leases;
  readonly peers: Peers | null;
}

/** Opens the database of the settings, and the bus to other servers that share it. */
export const openStorage = async (config: Config, log: Log): Promise<Storage> => {
  const { databaseUrl, dataDir } = config;
  return databaseUrl === null ? openEmbedded(dataDir) : openShared(databaseUrl, config, log);
};

const openEmbedded = async (dataDir: string): Promise<Storage> => {
  const unlock = lockFolder(dataDir);
  try {
    const store = await openSqlite(join(dataDir, 'clowder.sqlite'));
    const close = (): Promise<void> => store.close().finally(unlock);
    return { store: { ...store, close }, bus: localBus(), leases: ALL_OURS, peers: null };
  } catch (error) {
    unlock();
    throw new CannotStart(
      `DATA_DIR is “${dataDir}”, whose clowder.sqlite cannot be opened (${(error as Error).message}): ` +
        'set it to another folder, or put a copy of the file there that is whole.',
      error,
    );
  }
};

const openShared = async (url: string, { host, clusterAddress }: Config, log: Log): Promise<Storage> => {
  const complain = ({ message }: Error): void => log.warn({ error: message }, 'the database is out of reach');
  // Imported only here: most servers never need the driver and start faster without it.
  const { openPostgres } = await import('../store/postgres.ts');
  const { postgresBus } = await import('../bus/postgres.ts');
  const { PostgresLeases } = await import('../cluster/postgres-leases.ts');
  const { leaseDatabase } = await import('../cluster/lease-database.ts');
  const { Peers } = await import('../cluster/peers.ts');
  const peers = await Peers.open(host, clusterAddress, ({ message }) =>
    log.warn({ error: message }, 'another server is out of reach: see CLUSTER_ADDRESS'),
  ).catch((error: unknown) => {
    throw new CannotStart(
      `${clusterAddress === null ? `HOST is “${host}”` : `CLUSTER_ADDRESS is “${clusterAddress}”`}, where we cannot ` +
        `listen for other servers (${faultOf(error)}): set it to an address of this computer and a free port.`,
      error,
    );
  });
  if (isPublic(hostAndPort(peers.self.address)[0]))
    log.warn(
      { address: peers.self.address },
      'other servers reach this one at a public address, and what they say is not encrypted: see CLUSTER_ADDRESS',
    );
  let store: Store | undefined;
  try {
    store = await openPostgres(url, complain);
    const leases = new PostgresLeases(leaseDatabase(url, complain), peers, complain);
    return { store, bus: await postgresBus(url, complain), leases, peers };
  } catch (error) {
    peers.close();
    await store?.close();
    throw new CannotStart(
      // Without the URL itself: it contains a password, and many people read logs.
      `DATABASE_URL leads to no database that lets us in (${faultOf(error)}): ` +
        'check host, port, name and password, and that PostgreSQL runs; without it an embedded database is used.',
      error,
    );
  }
};
