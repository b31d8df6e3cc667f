import type { Details, Millis, Outcome, Seat } from '../kernel/game.ts';

/** What a table looks like from outside. Everything here may be known by anyone who has its address. */

export type TableId = string; // short and unguessable: whoever has it may come in. It also names the match played there
export type GuestId = string; // public: it names a person, it does not prove to be them

export interface TableInfo {
  readonly id: TableId;
  readonly game: string;
  readonly rulesVersion?: number; // which version of its game is played; tables of 0.1 say it only once they are opened
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[]; // as many as can play; those that are not `open` are taken
  readonly status: TableStatus;
  readonly asked: readonly Seat[]; // whom the match waited for when this was sent; a scene says it after every step
  readonly notes: readonly SeatNote[]; // what befell the seats during the match, oldest first
  readonly host: GuestId;
  readonly listed: boolean; // shown in everybody's lobby, or reached by its link alone
  readonly clock: ClockSetting;
  readonly commitment: string; // SHA-256 of the seed, known before the first move
  readonly seed: string | null; // once the match is over
  readonly outcome: Outcome | null; // once the match is over
  readonly from: PositionRef | null; // the position this match was continued from
  readonly rematch: TableId | null; // where the same people meet again
  readonly spectators: number;
  readonly created: number; // milliseconds since 1970
  readonly halted: boolean; // a defect stopped this match; its log is kept
}

/** Waiting for people, being played, or finished. */
export type TableStatus = 'waiting' | 'playing' | 'over';

export type SeatInfo =
  | {
      readonly kind: 'person';
      readonly guest: GuestId;
      readonly name: string;
      readonly away: boolean; // a bot plays on for them until they come back
      readonly here: boolean; // connected just now
    }
  | { readonly kind: 'bot'; readonly level: number } // 0 is the weakest
  | { readonly kind: 'open'; readonly keptFor: string | null }; // a rematch keeps the seat for whoever had it

/** Something that happened to a seat and is no move: to be told among the moves, after the one numbered `after`. */
export interface SeatNote {
  readonly after: number; // a seq; 0: before the first move
  readonly seat: Seat;
  readonly what: SeatNews;
}

/** The clock ran out or its owner left, and a bot plays on; or they are back and play themselves. */
export type SeatNews = 'time-up' | 'left' | 'back';

export interface PositionRef {
  readonly match: TableId;
  readonly seq: number;
}

/** How long people may think. When time is up a bot takes over the seat, and its owner may come back. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly ms: Millis } // for every single move
  | { readonly kind: 'bank'; readonly ms: Millis; readonly increment: Millis }; // for the match, and more per move

export const NO_CLOCK: ClockSetting = { kind: 'none' };

/** The bounds of a clock setting, so that a form can offer only what will be accepted. */
export const CLOCK_LIMITS = { shortest: 1_000, longest: 7 * 24 * 3_600_000 } as const;

/**
 * Why something was not done: a key with words in three languages. A refused move has the game's own keys,
 * or one of the kernel's CommonRefusal; everything else is one of these.
 */
export interface Refused {
  readonly why: string;
  readonly with?: Details;
}

/** The server's own reasons, over the socket and over HTTP. */
export const SERVER_REFUSALS = [
  'bad-request', // not what the protocol describes; `with.where` names the field
  'too-big', // a frame or body over the size limit
  'too-fast', // slow down; `with.seconds` says how long
  'no-guest', // ask GET /api/me first
  'wrong-origin', // another website tried to speak for you
  'no-such-game',
  'no-such-level',
  'no-such-table',
  'no-such-position',
  'not-found',
  'not-joined', // a socket speaks of a table before joining one
  'not-your-seat',
  'not-the-host',
  'not-seated', // only people at this table may do that
  'seat-taken',
  'seat-kept', // for somebody who wants a rematch
  'seats-open', // too few people to start
  'not-waiting', // the match has begun
  'not-playing', // the match has not begun, or is over
  'bot-moves-first', // time was up: the seat is yours again after the bot's move
  'link-spent', // a personal link works once, for a few minutes
  'not-over', // wait until the match is over
  'halted', // a defect stopped this match
  'nothing-to-take-back',
  'no-takeback-with-a-clock', // the game itself runs on time
  'takeback-pending', // one question at a time
  'no-takeback-asked', // nothing to answer
  'takeback-declined',
  'no-position-text', // this game cannot write the position the match began from
  'too-many', // tables, sockets: some limit is reached
  'storage-away', // the database is out of reach; nothing was done that was not acknowledged: try again soon
  'server-error',
] as const;
export type ServerRefusal = (typeof SERVER_REFUSALS)[number];
