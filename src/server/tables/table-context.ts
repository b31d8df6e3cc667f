import type { OpenVersion, Catalogue } from '../../catalogue/catalogue.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { TaskAccess } from '../daily/task-access.ts';
import type { Leases } from '../cluster/leases.ts';
import type { Peers } from '../cluster/peers.ts';
import type { Log } from '../log.ts';
import type { Notices } from '../notices/notices.ts';
import type { Guests } from '../people/guests.ts';
import type { FinishedMatches } from '../ratings/finished-matches.ts';
import type { Store } from '../store/store.ts';

/** The parts of the server that tables need. */
export interface TableContext {
  readonly store: Store;
  readonly bus: Bus;
  readonly catalogue: Catalogue;
  readonly openVersion: OpenVersion;
  readonly guests: Guests;
  readonly pool: BotPool;
  readonly botPace: number;
  readonly raceSpeed: number;
  readonly awaySeconds: number;
  readonly finished: FinishedMatches;
  readonly daily: TaskAccess;
  readonly notices: Notices;
  readonly leases: Leases;
  readonly peers: Peers | null; // null: other servers cannot use the same database
  readonly log: Log;
}
