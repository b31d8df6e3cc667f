import type { TableId } from '../../protocol/table.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Guests } from '../people/guests.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { TableWord } from './table-word.ts';

/** What a table needs from the server around it. */
export interface Surroundings {
  readonly store: Store;
  readonly shared: boolean; // other servers may use the same database
  readonly guests: Guests;
  readonly pool: BotPool;
  readonly botPace: number;
  readonly raceSpeed: number;
  readonly log: Log;
  /** Tells the other servers that share the database. */
  readonly tell: (id: TableId, word: TableWord) => void;
}
