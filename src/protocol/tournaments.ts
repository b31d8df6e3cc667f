import type { Millis } from '../kernel/game.ts';
import type { PersonInfo } from './people.ts';
import type { ClockSetting, GuestId, TableId } from './table.ts';

/** Tournaments, as the browser and the server speak about them. */

export type TournamentId = string; // as short and unguessable as that of a table
export type PlayerId = GuestId; // a person, or a bot: "bot1"

/**
 * `swiss`: everybody plays every round, against somebody with as many points. `round-robin`: each against each.
 * `arena`: a player who is free gets the next opponent, until the time is over. `tables`: three to six at a table, and every
 * round others.
 */
export const FORMATS = ['swiss', 'round-robin', 'arena', 'tables'] as const;
export type Format = (typeof FORMATS)[number];

/** Chosen when a tournament is opened; nothing of it changes later. */
export interface TournamentSettings {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly format: Format;
  readonly seats: number; // at a table; 2 but for `tables`
  readonly places: number; // the most players
  readonly rounds: number; // of `swiss` and `tables`
  readonly minutes: number; // of an `arena`
  readonly clock: ClockSetting;
  readonly rated: boolean;
  readonly listed: boolean; // false: reached only by its link
  readonly bots: number | null; // the level of bots that take the empty places at the start; null: none do
  readonly late: boolean; // people may come after the start
  readonly startsAt: number | null; // milliseconds since 1970; null: when all places are taken
  readonly showUp: Millis; // a player who has not sat down after this time loses
  readonly pause: Millis; // between two rounds
}

/** Bounds of the settings, so that the form offers only accepted values. */
export const TOURNAMENT_LIMITS = {
  places: [2, 64],
  rounds: [1, 15],
  minutes: [5, 240],
  roundRobinPlaces: 16,
  showUp: [10_000, 3 * 24 * 3_600_000],
  pause: [0, 24 * 3_600_000],
  startsWithin: 30 * 24 * 3_600_000,
  title: 60,
} as const;

export type TournamentStatus = 'open' | 'running' | 'over';

/** `done`: played to its end. `cancelled`: by its host. `nobody`: too few people came. */
export type TournamentEnd = 'done' | 'cancelled' | 'nobody';

/** One round of one player. */
export interface PathStep {
  readonly round: number;
  readonly table: number | null; // null: had no opponent
  readonly against: readonly PlayerId[];
  readonly points: number | null; // null: still playing
  readonly unplayed: boolean; // somebody did not come, or had to rest
}

export interface StandingRow {
  readonly player: PlayerId;
  readonly place: number; // equal places are ties
  readonly points: number;
  readonly strength: number; // of the opponents: decides between equal points
  readonly path: readonly PathStep[];
  readonly gone: boolean;
}

export type TableInRoundStatus = 'waiting' | 'playing' | 'over' | 'unplayed';

export interface TableInRound {
  readonly round: number;
  readonly n: number; // from 1
  readonly table: TableId;
  readonly players: readonly PlayerId[];
  readonly points: readonly (number | null)[];
  readonly status: TableInRoundStatus;
  readonly here: readonly PlayerId[]; // the players who have sat down
  readonly until: number | null; // until then the others may come
}

/** A tournament to be opened. */
export interface NewTournament extends TournamentSettings {
  readonly title: string;
}

/** One line of a list of tournaments. */
export interface TournamentSummary {
  readonly id: TournamentId;
  readonly title: string;
  readonly game: string;
  readonly format: Format;
  readonly status: TournamentStatus;
  readonly players: number;
  readonly places: number;
  readonly startsAt: number | null;
  readonly rated: boolean;
}

export interface TournamentList {
  readonly mine: readonly TournamentSummary[];
  readonly listed: readonly TournamentSummary[];
}

/** Everything about a tournament; everybody who has its address may know it. */
export interface TournamentView {
  readonly id: TournamentId;
  readonly title: string;
  readonly host: GuestId;
  readonly people: Readonly<Record<PlayerId, PersonInfo>>; // bots are not among them
  readonly settings: TournamentSettings;
  readonly status: TournamentStatus;
  readonly end: TournamentEnd | null;
  readonly rounds: number; // of an arena 0: as many as fit
  readonly standings: readonly StandingRow[];
  readonly tables: readonly TableInRound[];
  readonly nextRoundAt: number | null;
  readonly endsAt: number | null; // of an arena
  readonly now: number; // the server's time, for the clocks of the page
  readonly link: string;
}
