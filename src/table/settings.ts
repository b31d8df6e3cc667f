import type { Millis } from '../kernel/game.ts';
import type { Rules } from './history.ts';

/** The settings that differ between hosts. */
export interface TableSettings extends Rules {
  readonly levels: number; // bots of level 0 … levels - 1
  readonly botPace: Millis; // a bot's minimum time for a move outside races, so that people can follow
  readonly raceSpeed: number; // the speed factor of matches against time; not 1 only in tests
  readonly shared: boolean; // other hosts may write the same log
  /** All players share one device: a question to everybody has no time limit. */
  readonly oneDevice: boolean;
  /** Bots also play if no person is seated and no client is connected. */
  readonly unwatched: boolean;
  readonly most: TableLimits;
}

/** Limits for one table, so that a hostile client cannot use up the server's memory. */
export interface TableLimits {
  readonly moves: number; // of one seat
  readonly takebacks: number; // of one seat
  readonly clients: number; // in addition to the clients of the players
  readonly named: number; // people listed as present; `spectators` counts all of them
}

export const NO_LIMITS: TableLimits = {
  moves: Infinity,
  takebacks: Infinity,
  clients: Infinity,
  named: Infinity,
};
