import type { Millis } from '../kernel/game.ts';
import type { Rules } from './history.ts';

/** What differs between hosts. */
export interface TableSettings extends Rules {
  readonly levels: number; // bots of level 0 … levels - 1
  readonly botPace: Millis; // people want to see what happens: outside races no bot answers faster
  readonly raceSpeed: number; // match time per real time, in matches played against time; 1 but in tests
  readonly shared: boolean; // other hosts may write the same log
  /** Everybody sits around one device: a question to all does not time out. */
  readonly oneDevice: boolean;
  /** Bots play although nobody looks and no person sits there. */
  readonly unwatched: boolean;
  readonly most: TableLimits;
}

/** Where programs may come in, what one of them may do to the others' memory is limited. */
export interface TableLimits {
  readonly moves: number; // of one seat
  readonly takebacks: number; // of one seat
  readonly clients: number; // besides those of people who play
  readonly named: number; // people listed as present; however many there are, `spectators` counts them all
}

export const NO_LIMITS: TableLimits = {
  moves: Infinity,
  takebacks: Infinity,
  clients: Infinity,
  named: Infinity,
};
