import type { Details, Kind, Millis, Scene, Seat, Viewer } from '../kernel/game.ts';
import type { Allowed, ClockSetting, GuestId, PositionRef, TableId, TableInfo } from './table.ts';
import type { LogLine } from './messages.ts';
import type { PersonCat, PersonInfo, Rating } from './people.ts';
import type { Company } from './seeks.ts';
import type { TournamentId } from './tournaments.ts';

/**
 * The HTTP interface. Bodies are JSON. Everything that is not 2xx answers with a `Problem`.
 *
 *   GET   /api/me                     Me           creates a guest if there is no cookie yet; call it first
 *   PATCH /api/me                     Me           body MeChange
 *   POST  /api/me/link                DeviceLink   for this person's other device; opened once, it sets their cookie there
 *   GET   /api/games                  GameInfo[]
 *   GET   /api/tables                 Lobby
 *   POST  /api/tables                 AtTable      body NewTable; starts at once when no seat is open
 *   GET   /api/tables/:id             AtTable
 *   POST  /api/tables/:id/sit         AtTable      body SitDown; the match starts when the last open seat is taken
 *   POST  /api/tables/:id/leave       AtTable      waiting: the seat is open again; playing: a bot takes over
 *   POST  /api/tables/:id/seat        AtTable      body SeatChange; only the creator, before the match: a bot at a free seat, or none
 *   POST  /api/tables/:id/start       AtTable      only the creator; without the open seats
 *   POST  /api/tables/:id/rematch     AtTable      the new table; the first person to ask creates it, the others sit down there; it begins when all have
 *   POST  /api/tables/:id/decline-rematch  AtTable  not now, or the own question is taken back: the seat kept at the new table is free
 *   GET   /api/tables/:id/qr.svg      image of the invitation: AtTable's `invite`
 *   GET   /api/matches/:id/record     text/plain, once the match is over
 *   GET   /api/matches/:id/replay     Replay       ?as=0, 1 … or spectator
 *   GET   /api/matches/:id/result     PlayedMatch  once the match is over: places, and what it changed in ratings
 *   GET   /api/people/:id             Profile      see people.ts
 *   GET   /api/people/:id/matches     MatchList    the query is a MatchFilter
 *   …     /api/seek, /api/friends    see seeks.ts and friends.ts
 *   GET   /api/leaders                Leaders      ?game=…&mode=…&period=month or ever
 *   POST  /api/reports                {}           body NewReport: tells the host about a person
 *   GET   /api/announcement           { announcement: Announcement | null }
 *   GET   /api/address                Address      the address of this server for other devices, for links to share
 *   GET   /api/health                 Health: the process is alive
 *   GET   /api/ready                  Ready: it can serve, or 503
 *   GET   /api/openapi.json
 */

/** The page of a table, for links and QR codes. */
export const tablePath = (id: TableId): string => `/table/${id}`;

export const tournamentPath = (id: TournamentId): string => `/tournaments/${id}`;

export interface Problem {
  readonly why: string; // a ServerRefusal or a CommonRefusal
  readonly with?: Details;
}

export type Me = PersonInfo;
/** A missing field changes nothing. */
export interface MeChange {
  readonly cat?: PersonCat;
  readonly name?: string; // 1 to NAME_LENGTH letters, as a reader counts; tidied up, so read it back from the answer
}
export const NAME_LENGTH = 24;

export interface DeviceLink {
  readonly url: string; // the full address. The first person to open it becomes this guest on that device, so show it to nobody else
}

/** Names and sentences are in the game's words, which the client already has. */
export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number; // of a usual match
  readonly options: Readonly<Record<string, readonly unknown[]>>; // the default first
  readonly levels: number; // bots of level 0 … levels - 1
}

export interface Lobby {
  readonly mine: readonly TableInfo[]; // tables where I sit and the match is not over, the latest first
  readonly myTurn: readonly TableId[]; // those of `mine` that wait for me
  readonly open: readonly TableInfo[]; // listed, waiting, with a seat for me
  readonly ratings?: Readonly<Record<TableId, Rating>>; // of those who have made the open tables; missing in what older servers send
  readonly watch: readonly TableInfo[]; // listed tables with a match in progress
  readonly finished: readonly TableInfo[]; // the latest finished tables where I sat, for their replays
  readonly people?: PeopleHere; // missing in what older servers send
  readonly company?: Company; // likewise
  readonly friends?: boolean; // somebody is a friend, or asks to be; likewise
}

/** People with an open page, at all servers together. */
export interface PeopleHere {
  readonly here: number;
  readonly atTables: number; // of them
}

export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>; // missing options get their defaults
  readonly seats: readonly NewSeat[];
  readonly listed?: boolean; // default false
  readonly clock?: ClockSetting; // default none
  readonly allows?: Allowed; // default USUALLY_ALLOWED; a rated table allows nothing
  readonly rated?: boolean; // default false; everybody who sits down agrees
  readonly from?: PositionRef; // continue a finished match from here; its game, options and number of seats are kept
}
export type NewSeat =
  | { readonly kind: 'me'; readonly name?: string } // several of these: several people on one device, each with a name
  | { readonly kind: 'bot'; readonly level: number }
  | { readonly kind: 'open' };

export interface SitDown {
  readonly seat?: Seat; // default: the one kept for me, else the first open one
  readonly name?: string; // my name at this table, when several people share a device
}

/**
 * Puts a bot at a free seat, or removes it. After such a change a full table no longer starts by itself: its
 * creator starts it.
 */
export interface SeatChange {
  readonly seat: Seat;
  readonly to: { readonly kind: 'bot'; readonly level: number } | { readonly kind: 'open' };
}

export interface AtTable {
  readonly table: TableInfo;
  readonly yours: readonly Seat[];
  readonly invite: string; // the full address to send to friends, as in the QR code; other devices in the same network can open it
}

export interface Replay {
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly steps: readonly ReplayStep[]; // steps[n].scene.seq is n; the first step is the position before any move
}
export interface ReplayStep {
  readonly line: LogLine | null; // null before the first move
  readonly scene: Scene<Kind>;
}

/**
 * Links for other devices begin with this address. `localhost` would lead a friend's phone to the phone
 * itself.
 */
export interface Address {
  readonly address: string; // scheme, host and port
}

/** The answer while the database can be written and messages of other servers arrive. */
export interface Ready {
  readonly ready: true;
}

export interface Health {
  readonly ok: true;
  readonly uptime: Millis;
  readonly tables: number; // in memory
  readonly sockets: number;
}

/** A player tells the host about another person. The host decides; nobody else sees it. */
export interface NewReport {
  readonly about: GuestId;
  readonly table: TableId;
  readonly why: ReportReason;
  readonly text?: string;
}
export const REPORT_REASONS = ['rude', 'unfair', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_LENGTH = 500;

/** A line of the host for all pages. */
export interface Announcement {
  readonly text: string | null; // null: the page says in its own language that the server will be restarted
  readonly at: number | null; // when that will be, in milliseconds since 1970
}
