import type { HowEnded, Kind, Millis, Scene, Seat, Viewer } from '../kernel/game.ts';
import type { Notice } from './notices.ts';
import type { GuestId, Refused, TableId, TableInfo } from './table.ts';
import type { TogetherRoom, TogetherWish } from './together.ts';

/**
 * The socket at SOCKET_PATH: one JSON object per frame; the field `t` names its type. A socket is at one
 * table at a time.
 *
 * A frame that changes something carries an id made by the client. It is answered by `ack` or `refused` with the
 * same id; `ack` means durably stored. After a reconnect, join again and resend every frame without an answer, with
 * the same id: a frame that was already handled is acknowledged again and not applied twice.
 */

export const SOCKET_PATH = '/api/socket';

/** Limits for every client; the server closes sockets that exceed them. */
export const SOCKET_LIMITS = {
  frameBytes: 4_096,
  idLength: 40, // letters, digits, `-` and `_`; crypto.randomUUID() fits
  moveLength: 200,
  sayLength: 300,
  framesPerSecond: 20, // on average, of all windows of a guest together; short bursts of three seconds' worth are fine
  // `together` ten times a second, `join`, `say`, `mute` and `emote` about once, `takeback`, `end`, `hand-over` and `advance` every other, all of them for all windows of a guest together; spectators of one table share one emote a second.
} as const;

export type ToServer =
  /** Watch or play at this table. `since` is the last seq received, so that only later log lines are sent. */
  | { readonly t: 'join'; readonly table: TableId; readonly since?: number }
  /**
   * In a race, send when the move was pressed: on your own clock (the one `clock` is answered with), or how
   * long after the scene of a seq was painted. Impossible values are corrected. Outside a race both are
   * ignored.
   */
  | {
      readonly t: 'play';
      readonly id: string;
      readonly seat: Seat;
      readonly move: string;
      readonly pressedAt?: Millis;
      readonly reaction?: { readonly seq: number; readonly ms: Millis };
    }
  /**
   * Asks to take back this seat's last move: done at once if the move revealed nothing, else when the other
   * people agree.
   */
  | { readonly t: 'takeback'; readonly id: string; readonly seat: Seat }
  /**
   * Ends the match: `resign` (two seats), `draw` when the other person agrees (two people, in a game that can be
   * drawn), `stop` when all other people have left or may be replaced by a bot (see `hand-over`).
   */
  | { readonly t: 'end'; readonly id: string; readonly seat: Seat; readonly how: EndWish }
  /**
   * Hands the seat of somebody who keeps the match waiting to a bot, once the time in `delays` is over. Its owner may
   * come back. To end the match instead, send `end` with `stop`.
   */
  | { readonly t: 'hand-over'; readonly id: string; readonly seat: Seat }
  /** Answers the takeback or the draw that is being asked for. */
  | { readonly t: 'answer'; readonly id: string; readonly yes: boolean }
  /** Takes the seat back from the bot that plays for it. Playing a move does the same. */
  | { readonly t: 'back'; readonly id: string; readonly seat: Seat }
  /**
   * In a match over days: the answer that this seat gives whenever the game asks such a question, so that nobody waits for
   * it. The keys are those of the game (`AdvanceAnswers`); null: its player is asked.
   */
  | { readonly t: 'advance'; readonly id: string; readonly seat: Seat; readonly answer: string | null }
  | { readonly t: 'say'; readonly id: string; readonly text: string }
  | { readonly t: 'emote'; readonly emote: Emote }
  /** Hides chat and emotes of this person; stored with the guest, for all their devices. */
  | { readonly t: 'mute'; readonly guest: GuestId; readonly muted: boolean }
  /** Looks back together with others at the table that was joined, when its match is over; see together.ts. */
  | { readonly t: 'together'; readonly id: string; readonly wish: TogetherWish }
  | { readonly t: 'ping'; readonly n: number }
  /**
   * Answers the server's `clock` with the same n, at once. Use a clock that never jumps, such as
   * performance.now().
   */
  | { readonly t: 'clock'; readonly n: number; readonly at: Millis };

export type ToClient =
  /** The first frame on every connection. */
  | {
      readonly t: 'hello';
      readonly guest: GuestId;
      readonly name: string;
      readonly muted: readonly GuestId[];
    }
  /** Sent after `join`, and whenever seats, status or presence of the table change. */
  | { readonly t: 'table'; readonly table: TableInfo; readonly yours: readonly Seat[] }
  /**
   * Sent after `join` and at the end: the log, oldest line first. `from` 0 replaces the list; otherwise
   * append. A person with one seat gets the log of that seat; a person with several seats (people sharing one
   * device) gets the public log.
   */
  | { readonly t: 'log'; readonly from: number; readonly lines: readonly LogLine[] }
  /**
   * The current scene of one viewer: your seat, each of your seats (several people on one device), or the
   * spectator. View and events are for that viewer only: show one seat at a time. `line` continues the log
   * and is the same for all of them.
   */
  | {
      readonly t: 'scene';
      readonly viewer: Viewer;
      readonly scene: Scene<Kind>;
      readonly line: LogLine | null;
      readonly age?: Millis; // after `join`: how long ago the scene began, in match time
    }
  | { readonly t: 'ack'; readonly id: string; readonly seq: number }
  | ({ readonly t: 'refused'; readonly id: string } & Refused)
  /** After `join` the last lines, then each new line. */
  | { readonly t: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly t: 'emote'; readonly guest: GuestId; readonly name: string; readonly emote: Emote }
  /** Everyone connected to this table, one entry per person. */
  | { readonly t: 'presence'; readonly people: readonly Present[] }
  /** The takeback that waits for answers from the people in `waiting`, or null: no takeback is open. */
  | { readonly t: 'takeback'; readonly question: TakebackQuestion | null }
  /** The draw that is offered to the people in `waiting`, or null: none is offered. */
  | { readonly t: 'draw'; readonly question: DrawQuestion | null }
  /** The answers that you give in advance. Nobody else is told. */
  | { readonly t: 'advance'; readonly answers: readonly AdvanceAnswer[] }
  | { readonly t: 'clocks'; readonly clocks: Clocks }
  /** The people who keep the match waiting because they are away or do nothing; sent when that changes. */
  | { readonly t: 'delays'; readonly seats: readonly DelayedSeat[] }
  /** The seats whose bots are thinking now. */
  | { readonly t: 'thinking'; readonly seats: readonly Seat[] }
  /** To those who look back together, after every change; null: to somebody who has left them. */
  | { readonly t: 'together'; readonly room: TogetherRoom | null }
  | { readonly t: 'muted'; readonly guests: readonly GuestId[] }
  /** About the person, not about the table: sent on every connection, also before `join`. */
  | { readonly t: 'notice'; readonly notice: Notice }
  | { readonly t: 'pong'; readonly n: number }
  /** Asks for the time of your clock. Sent in a race, so that a faster connection is no advantage. */
  | { readonly t: 'clock'; readonly n: number }
  /** The frame was invalid or came too fast. If `fatal`, the server closes the socket next. */
  | ({ readonly t: 'error'; readonly fatal: boolean } & Refused);

/**
 * One step in the log of this viewer. Until the match is over, the notation of a move is sent only to its own
 * player.
 */
export interface LogLine {
  readonly seq: number;
  readonly at: Millis;
  readonly by: Seat | 'clock';
  readonly move: string | null;
  readonly end?: HowEnded | null; // this entry ended the match before the rules did
  readonly back: number | null; // for a takeback: the position of this seq returns, and lines after it no longer count
  readonly events: readonly Kind['event'][];
}

export interface ChatLine {
  readonly n: number; // 1, 2, 3 … at this table
  readonly guest: GuestId;
  readonly name: string;
  readonly text: string; // plain text: never insert it as HTML
  readonly when: number; // milliseconds since 1970
}

export const EMOTES = [
  'hello',
  'thanks',
  'well-played',
  'purr',
  'hiss',
  'oops',
  'thinking',
  'sleepy',
] as const;
export type Emote = (typeof EMOTES)[number];

export interface Present {
  readonly guest: GuestId;
  readonly name: string;
  readonly seats: readonly Seat[]; // empty: a spectator
}

export interface TakebackQuestion {
  readonly by: Seat;
  readonly to: number; // the seq whose position would return
  readonly waiting: readonly GuestId[];
}

export interface DrawQuestion {
  readonly by: Seat;
  readonly waiting: readonly GuestId[];
}

/** The answer of a seat to questions that the game has not asked yet. */
export interface AdvanceAnswer {
  readonly seat: Seat;
  readonly answer: string;
}

/** A seat that the match waits for. `left` is the time until the others may hand it to a bot, from the time of sending. */
export interface DelayedSeat {
  readonly seat: Seat;
  readonly left: Millis;
}

export const END_WISHES = ['resign', 'draw', 'stop'] as const;
export type EndWish = (typeof END_WISHES)[number];

/**
 * `left[seat]` is in milliseconds at the time of sending; for `running` seats it counts down from then on.
 */
export interface Clocks {
  readonly left: readonly (Millis | null)[]; // null: this seat has no clock
  readonly running: readonly Seat[];
  readonly holiday?: readonly Millis[]; // the part of `left` that is each seat's holiday, at a table of days that has it
}
