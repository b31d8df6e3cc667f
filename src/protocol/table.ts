import type { Details, Millis, Outcome, Seat } from '../kernel/game.ts';

/** The public description of a table. Anyone who has its address may know everything in it. */

export type TableId = string; // short and unguessable: anyone who has it may enter. It is also the id of the match played there
export type GuestId = string; // public: it identifies a person but does not authenticate them

export interface TableInfo {
  readonly id: TableId;
  readonly game: string;
  readonly rulesVersion?: number; // the version of the game's rules; missing for tables of 0.1 that were not opened since
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[]; // as many as can play; those that are not `open` are taken
  readonly status: TableStatus;
  readonly awaiting: readonly Seat[]; // the seats the match waited for when this was sent; each scene has the current list
  readonly notes: readonly SeatNote[]; // events of the seats other than moves, oldest first
  readonly creator: GuestId;
  readonly listed: boolean; // true: shown in the lobby; false: reached only by its link
  readonly clock: ClockSetting;
  readonly deadline?: number; // at a table of days: when the time of those it waits for is up, in milliseconds since 1970
  readonly allows?: Allowed; // missing in what older servers send
  readonly rated?: boolean; // missing: no
  readonly commitment: string; // SHA-256 of the seed, known before the first move
  readonly seed: string | null; // null until the match is over
  readonly outcome: Outcome | null; // null until the match is over
  readonly from: PositionRef | null; // the position this match was continued from
  readonly rematch: TableId | null; // the table of the rematch, if there is one
  readonly rematchSaid?: readonly RematchAnswer[]; // the oldest first, so the first yes has asked; missing in what older servers send
  readonly spectators: number;
  readonly created: number; // milliseconds since 1970
  readonly halted: boolean; // a defect stopped this match; its log is kept
  readonly daily?: DailyRef; // the task of the daily five that is played here
  readonly tournament?: string; // the tournament that this match belongs to
}

/** The task of the daily five that is played at a table; `again`: for practice. */
export interface DailyRef {
  readonly day: string; // see Day
  readonly task: string; // the id of its game
  readonly again?: true;
}

/** Waiting for people, being played, or finished. */
export type TableStatus = 'waiting' | 'playing' | 'over';

export type SeatInfo =
  | {
      readonly kind: 'person';
      readonly guest: GuestId;
      readonly name: string;
      readonly away: boolean; // a bot plays on for them until they come back
      readonly here: boolean; // connected now
    }
  | { readonly kind: 'bot'; readonly level: number } // 0 is the weakest
  | {
      readonly kind: 'open';
      readonly keptFor: string | null; // the name of the person who had the seat, in a rematch
      readonly guest?: GuestId; // that person; missing: anybody may sit down
    };

/** A person's answer to "once more?". Yes: they sit at the table of the rematch. No: the seat kept for them there is free. */
export interface RematchAnswer {
  readonly guest: GuestId;
  readonly yes: boolean;
}

/** An event of a seat that is not a move. Show it in the log after the move with seq `after`. */
export interface SeatNote {
  readonly after: number; // a seq; 0: before the first move
  readonly seat: Seat;
  readonly what: SeatEvent;
}

/** The clock ran out or the player left, and a bot plays on; or the player is back. */
export type SeatEvent = 'time-up' | 'left' | 'back';

export interface PositionRef {
  readonly match: TableId;
  readonly seq: number;
}

/** Thinking time for people. When it runs out a bot takes over the seat, and its owner may come back. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly ms: Millis } // for every single move
  | { readonly kind: 'bank'; readonly ms: Millis; readonly increment: Millis } // for the match, and more per move
  | DaysClock;

/** Days for every move, by the wall clock: they also pass while nobody is connected and no server runs. */
export interface DaysClock {
  readonly kind: 'days';
  readonly days: number; // for every single move; one of DAYS_A_MOVE
  readonly holiday: number; // further days of each person for the whole match; used when the days of a move are over
  readonly late: LateRule;
}

/** When time is up: a bot plays on and its owner may come back; or the match is lost (with more than two, the seat). */
export type LateRule = 'bot' | 'lose';

export const DAY: Millis = 24 * 3_600_000;
export const DAYS_A_MOVE: readonly number[] = [1, 3, 7];
export const HOLIDAYS: readonly number[] = [0, 7];

/** The help that a table allows where several people play; fixed when the table is made, and shown to all. */
export interface Allowed {
  readonly hint: boolean; // a bot's advice
  readonly takeback: boolean;
}

/** A table that says nothing. A hint is help that the other person does not see. */
export const USUALLY_ALLOWED: Allowed = { hint: false, takeback: true };

/** A rated match is decided by its players alone. */
export const RATED_ALLOWS: Allowed = { hint: false, takeback: false };

/** Tables made before there was a choice. */
export const ALL_ALLOWED: Allowed = { hint: true, takeback: true };

export const NO_CLOCK: ClockSetting = { kind: 'none' };

/** Bounds of a clock setting, so that a form offers only accepted values. */
export const CLOCK_LIMITS = { shortest: 1_000, longest: 7 * 24 * 3_600_000 } as const;

/**
 * The reason why a request was refused: a key that each language turns into a sentence. A refused move has a
 * key of its game or of the kernel's CommonRefusal; everything else is one of these.
 */
export interface Refused {
  readonly why: string;
  readonly with?: Details;
}

/** Refusals by the server itself, over the socket and over HTTP. */
export const SERVER_REFUSALS = [
  'bad-request', // invalid according to the protocol; `with.where` names the field
  'too-big', // a frame or body over the size limit
  'too-fast', // rate limit; `with.seconds` is the time to wait
  'no-guest', // call GET /api/me first
  'name-reserved', // the name of the product, or of those who run a server
  'wrong-origin', // the request came from another website
  'no-such-game',
  'no-such-level',
  'no-such-table',
  'no-such-position',
  'no-days-here', // the game itself runs against time
  'lost-on-time', // time was up, and a bot plays this seat to the end
  'never-rated', // such a match has no rating: alone, with a bot, or continued from another one
  'daily-closed', // the same cards wait for this person: first their own try
  'no-such-tournament',
  'tournament-full', // all places are taken
  'tournament-begun', // too late for that
  'tournament-over',
  'tournament-last-round', // it is paired already
  'tournament-too-few', // people to begin
  'tournament-needs-clock', // without one somebody who goes away would hold up everybody
  'tournament-too-many', // of one person at the same time
  'not-in-tournament',
  'not-found',
  'not-joined', // a socket message about a table before `join`
  'not-your-seat',
  'not-the-host',
  'not-seated', // only people at this table may do that
  'seat-taken',
  'seat-kept', // reserved for a person of the last match
  'seats-open', // too few people to start
  'not-waiting', // the match has begun
  'not-playing', // the match has not begun, or is over
  'bot-moves-first', // time was up: you get the seat back after the bot's move
  'link-spent', // a personal link works once, for a few minutes
  'not-over', // wait until the match is over
  'halted', // a defect stopped this match
  'not-in-advance', // only in a match over days, and only what the game asks
  'nothing-to-take-back',
  'no-takeback-with-a-clock', // the game itself runs against time
  'takeback-pending', // another takeback is open
  'no-takeback-asked', // no takeback is open
  'takeback-declined',
  'no-takebacks', // this table allows none
  'leave-instead', // only in a match for two can one resign
  'no-draw-here', // the game cannot be drawn, or not only people play
  'draw-declined', // ask again after the next move
  'others-play', // only the last person may end the match
  'not-late', // the time that the table shows is not over, or this person is back
  'no-position-text', // this game has no notation for the position the match began from
  'private-address', // no https address that everybody can reach
  'seek-gone', // nobody can be played with there any more: the seek is over, or somebody else was faster
  'not-possible-with', // this person cannot be asked
  'apart', // somebody at this table has blocked this person, or the other way round
  'not-leading', // of people who look back together, only the leader may do that
  'not-acquainted', // only friends and people one has played with can be invited
  'banned', // by the host of the server; `with.reason` says why, `with.until` (missing: for ever) until when
  'too-many', // a limit is reached, such as tables or sockets
  'storage-away', // the database is unreachable; only acknowledged requests were stored: try again soon
  'server-error',
] as const;
export type ServerRefusal = (typeof SERVER_REFUSALS)[number];
