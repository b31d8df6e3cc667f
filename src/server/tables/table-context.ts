import type { OpenVersion, Catalogue } from '../../catalogue/catalogue.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Guests } from '../people/guests.ts';
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
  readonly shared: boolean; // other servers may use the same database
  readonly log: Log;
}
