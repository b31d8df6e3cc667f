import type { Millis } from '../kernel/game.ts';
import type { GuestId } from '../protocol/table.ts';
import type { Rules } from './history.ts';

/** The settings that differ between hosts. */
export interface TableSettings extends Rules {
  readonly levels: number; // bots of level 0 … levels - 1
  readonly botPace: Millis; // a bot's minimum time for a move outside races, so that people can follow
  readonly raceSpeed: number; // the speed factor of matches against time; not 1 only in tests
  readonly shared: boolean; // other hosts may write the same log
  /** All players share one device: a question to everybody has no time limit. */
  readonly oneDevice: boolean;
  /** How far the wall clock is ahead of the clock whose times the host passes in. For matches over days. */
  readonly wallAhead: () => Millis;
  /** Two of these people are at one address now. Missing: this host does not know. */
  readonly areNear?: (people: readonly GuestId[]) => boolean;
  /** Bots also play if no person is seated and no client is connected. */
  readonly unwatched: boolean;
  readonly patience: Patience;
  readonly most: TableLimits;
}

/** The wall clock's time at a time of the host's clock. */
export const wallTime = ({ wallAhead }: TableSettings, now: Millis): number => now + wallAhead();

/** How long a match waits for one person before the others may hand the seat to a bot. */
export interface Patience {
  readonly away: Millis; // for somebody who is not connected
  readonly idle: Millis; // for somebody who is connected and does nothing
}

export const PATIENCE: Patience = { away: 180_000, idle: 900_000 };

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
