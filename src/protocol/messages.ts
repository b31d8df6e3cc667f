import type { Kind, Millis, Scene, Seat, Viewer } from '../kernel/game.ts';
import type { GuestId, Refused, TableId, TableInfo } from './table.ts';

/**
 * The socket at SOCKET_PATH: one JSON object per frame, told apart by `t`. A socket sits at one table at a time.
 *
 * What changes something carries an id made by the client. It is answered by `ack` or `refused` with the same id,
 * `ack` only when it is durably stored. After a reconnect join again and resend whatever was not answered, with the
 * same ids: what was already done is acknowledged again and not done twice.
 */

export const SOCKET_PATH = '/api/socket';

/** Limits a polite client stays within; the server closes sockets that do not. */
export const SOCKET_LIMITS = {
  frameBytes: 4_096,
  idLength: 40, // letters, digits, `-` and `_`; crypto.randomUUID() is right
  moveLength: 200,
  sayLength: 300,
  framesPerSecond: 20, // on average, of all windows of a guest together; short bursts of three seconds' worth are fine
  // `say`, `mute` and `emote` about once a second, `join` and `takeback` every other; spectators of one table share one emote a second.
} as const;

export type ToServer =
  /** Watch, or play, at this table. `since` is the last seq seen, so that only later log lines are sent again. */
  | { readonly t: 'join'; readonly table: TableId; readonly since?: number }
  /**
   * In a race it helps to say when it was pressed, on your own clock (the one `clock` is answered with), or how long after
   * the scene of a seq was painted. What cannot be true is corrected; where nobody races neither is looked at.
   */
  | {
      readonly t: 'play';
      readonly id: string;
      readonly seat: Seat;
      readonly move: string;
      readonly pressedAt?: Millis;
      readonly reaction?: { readonly seq: number; readonly ms: Millis };
    }
  /** Take back this seat's last move: at once when nothing was learned by it, else when the other people agree. */
  | { readonly t: 'takeback'; readonly id: string; readonly seat: Seat }
  /** Yes or no to the takeback that is asked for. */
  | { readonly t: 'answer'; readonly id: string; readonly yes: boolean }
  /** Sit down again where a bot has taken over. Playing a move does the same. */
  | { readonly t: 'back'; readonly id: string; readonly seat: Seat }
  | { readonly t: 'say'; readonly id: string; readonly text: string }
  | { readonly t: 'emote'; readonly emote: Emote }
  /** No more chat or emotes from this person; kept with the guest, on every device. */
  | { readonly t: 'mute'; readonly guest: GuestId; readonly muted: boolean }
  | { readonly t: 'ping'; readonly n: number }
  /** Answers `clock` with the same n, at once. Any clock that never jumps will do; performance.now() is right. */
  | { readonly t: 'clock'; readonly n: number; readonly at: Millis };

export type ToClient =
  /** First on every connection. */
  | {
      readonly t: 'hello';
      readonly guest: GuestId;
      readonly name: string;
      readonly muted: readonly GuestId[];
    }
  /** After `join`, and whenever anything about the table changes: seats, status, presence. */
  | { readonly t: 'table'; readonly table: TableInfo; readonly yours: readonly Seat[] }
  /**
   * After `join` and at the end: what happened, oldest first. `from` 0 replaces the list; else append. Whoever holds
   * one seat reads what that seat may; whoever holds several (people around one device read it together) what anybody may.
   */
  | { readonly t: 'log'; readonly from: number; readonly lines: readonly LogLine[] }
  /**
   * The present, for one viewer: your seat, each of your seats (several people on one device), or the spectator. View and
   * events are that viewer's alone: show one seat at a time. `line` continues the log, and is the same for all of them.
   */
  | {
      readonly t: 'scene';
      readonly viewer: Viewer;
      readonly scene: Scene<Kind>;
      readonly line: LogLine | null;
    }
  | { readonly t: 'ack'; readonly id: string; readonly seq: number }
  | ({ readonly t: 'refused'; readonly id: string } & Refused)
  /** After `join` the last lines, then each as it is said. */
  | { readonly t: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly t: 'emote'; readonly guest: GuestId; readonly name: string; readonly emote: Emote }
  /** Everyone connected to this table, once each. */
  | { readonly t: 'presence'; readonly people: readonly Present[] }
  /** A question to the people who have not answered yet (`waiting`), or null: nothing is asked (any more). */
  | { readonly t: 'takeback'; readonly asked: TakebackAsked | null }
  | { readonly t: 'clocks'; readonly clocks: Clocks }
  /** Which bots think just now. */
  | { readonly t: 'thinking'; readonly seats: readonly Seat[] }
  | { readonly t: 'muted'; readonly guests: readonly GuestId[] }
  | { readonly t: 'pong'; readonly n: number }
  /** What does your clock say? Asked where several race, so that nobody wins by living nearer. */
  | { readonly t: 'clock'; readonly n: number }
  /** This frame made no sense, or came too fast. With `fatal` the server closes the socket after it. */
  | ({ readonly t: 'error'; readonly fatal: boolean } & Refused);

/** One step as this viewer may hear it. A move is written out only for its own player until the match is over. */
export interface LogLine {
  readonly seq: number;
  readonly at: Millis;
  readonly by: Seat | 'clock';
  readonly move: string | null;
  readonly back: number | null; // a takeback: the position is again that of this seq; lines after it no longer count
  readonly events: readonly Kind['event'][];
}

export interface ChatLine {
  readonly n: number; // 1, 2, 3 … at this table
  readonly guest: GuestId;
  readonly name: string;
  readonly text: string; // plain text: never to be shown as HTML
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
  readonly seats: readonly Seat[]; // none: a spectator
}

export interface TakebackAsked {
  readonly by: Seat;
  readonly to: number; // the seq whose position would return
  readonly waiting: readonly GuestId[];
}

/** `left[seat]` milliseconds at the moment of sending; those of `running` seats count down from then on. */
export interface Clocks {
  readonly left: readonly (Millis | null)[]; // null: this seat has no clock
  readonly running: readonly Seat[];
}
