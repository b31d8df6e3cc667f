import type { Catalogue, OpenVersion } from '../../catalogue/catalogue.ts';
import type { TableId } from '../../protocol/table.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import { localBus } from '../bus/local.ts';
import type { ServerId } from '../cluster/leases.ts';
import { Peers } from '../cluster/peers.ts';
import { PostgresLeases } from '../cluster/postgres-leases.ts';
import type { Log } from '../log.ts';
import { openTasks } from '../daily/open-daily.ts';
import { FinishedMatches } from '../ratings/finished-matches.ts';
import { Notices } from '../notices/notices.ts';
import { Guests } from '../people/guests.ts';
import type { Store } from '../store/store.ts';
import { Hub } from '../tables/hub.ts';
import type { VirtualDatabase } from './virtual-database.ts';
import type { VirtualNetwork } from './virtual-network.ts';
import { Life } from './virtual-time.ts';

const ignore = (): void => {};

/** The parts that all simulated servers share. */
export interface Machines {
  readonly database: VirtualDatabase;
  readonly network: VirtualNetwork;
  readonly catalogue: Catalogue;
  readonly openVersion: OpenVersion;
  readonly pool: BotPool;
  readonly log: Log;
}

/** One server: the real hub, leases and links, without HTTP and without sockets of people. */
export class SimulatedServer {
  readonly id: ServerId;
  readonly store: Store;
  readonly #life = new Life();
  readonly #hub: Hub;
  readonly #machines: Machines;
  readonly #onEnd = new Set<() => void>();

  constructor(id: ServerId, machines: Machines) {
    const { database, network, catalogue, openVersion, pool, log } = machines;
    this.id = id;
    this.#machines = machines;
    this.store = database.storeOf(id);
    this.#hub = this.#life.live(() => {
      const [{ store }, bus] = [this, localBus()];
      const peers = new Peers(network.of(id), { id, key: id }, ignore);
      const leases = new PostgresLeases(database.leasesOf(id), peers, ignore);
      const guests = new Guests(store, bus);
      const settings = { botPace: 0, raceSpeed: 1, awaySeconds: 3_600 };
      const finished = new FinishedMatches(store, catalogue, log);
      const { access: daily } = openTasks(store, catalogue, 'UTC');
      const parts = { store, bus, catalogue, openVersion, guests, pool, finished, daily, leases, peers, log };
      return new Hub({ ...parts, notices: new Notices(parts.bus, parts.log), ...settings });
    });
  }

  get alive(): boolean {
    return !this.#life.ended;
  }

  get tables(): number {
    return this.#hub.size;
  }

  runs(table: TableId): boolean {
    return this.#hub.holds(table);
  }

  start(): Promise<void> {
    return this.#life.live(() => this.#hub.start());
  }

  /** Something that happens inside this server. */
  do<T>(act: (hub: Hub) => Promise<T>): Promise<T> {
    return this.#life.live(() => act(this.#hub));
  }

  /** Calls back when the process has ended. Returns a function that unsubscribes. */
  onEnd(call: () => void): () => void {
    this.#onEnd.add(call);
    return () => void this.#onEnd.delete(call);
  }

  /** As by SIGKILL. */
  kill(): void {
    this.#life.end();
    this.#machines.network.ended(this.id);
    Life.outside(() => this.#onEnd.forEach((call) => call()));
  }

  /** As by SIGTERM: hands over its tables. */
  async leave(): Promise<void> {
    await this.do((hub) => hub.leave());
    this.kill();
  }
}
