import type { Header, Kind, Millis, Refusal, Scene, Seat } from '../kernel/game.ts';
import type { SeatChange } from '../protocol/api.ts';
import type { EndWish, ToClient } from '../protocol/messages.ts';
import type { GuestId, ServerRefusal, TableId } from '../protocol/table.ts';
import type { MatchStart, TableDoc, VersionedTable } from './doc.ts';
import type { StoredEntry, StoredMatch } from './stored.ts';

/**
 * The interface between a table and its host. The host reports what happened, one thing at a time, and carries out the
 * effects that the table returns. The numbers `client`, `ref`, `write` and `ask` only connect an answer with its
 * question.
 */

export type ClientId = number; // one window that shows the table: a socket, or the page itself

export type Happened =
  /** A request of a person. Answered exactly once, by an `answer` with the same ref. */
  | { readonly kind: 'request'; readonly ref: number; readonly request: Request }
  | { readonly kind: 'left'; readonly client: ClientId }
  /** Any message came from this client. Only for clients that send heartbeats: others never count as silent. */
  | { readonly kind: 'beat'; readonly client: ClientId }
  | { readonly kind: 'named'; readonly names: ReadonlyMap<GuestId, string> }
  /** The store was changed by somebody else: by a command of the host. */
  | { readonly kind: 'changed' }
  /** The result of a `store`. */
  | { readonly kind: 'stored'; readonly write: number; readonly result: StoreResult }
  /** A bot's answer: a move, null if it waits for the next step, or `failed`. */
  | { readonly kind: 'chosen'; readonly ask: number; readonly choice: BotChoice | null | 'failed' }
  /** The time of the last `wake-at` has come. Extra or early alarms do no harm. */
  | { readonly kind: 'alarm' };

export type Effect =
  /** The host answers with `stored`. There is at most one at a time. */
  | { readonly kind: 'store'; readonly write: number; readonly what: Write }
  | { readonly kind: 'send'; readonly to: readonly ClientId[]; readonly message: ToClient }
  | { readonly kind: 'answer'; readonly ref: number; readonly answer: Answer }
  /** The host answers with `chosen`; an outdated answer is ignored. */
  | ({ readonly kind: 'ask-bot'; readonly ask: number } & BotTurn)
  /** Replaces the last `wake-at`. Null: no alarm is needed. */
  | { readonly kind: 'wake-at'; readonly at: Millis | null }
  /** The table was deleted from the store. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'report'; readonly what: string; readonly error: unknown };

export type Request =
  | { readonly t: 'join'; readonly client: ClientId; readonly guest: GuestId; readonly since: number }
  | {
      readonly t: 'play';
      readonly guest: GuestId;
      readonly seat: Seat;
      readonly move: string;
      readonly id: string;
      readonly arrived?: Millis; // if it arrived earlier than the table got it
      readonly pressed?: PressTime;
    }
  | { readonly t: 'takeback'; readonly guest: GuestId; readonly seat: Seat; readonly id: string }
  | {
      readonly t: 'end';
      readonly guest: GuestId;
      readonly seat: Seat;
      readonly id: string;
      readonly how: EndWish;
    }
  /** Hands the seat of somebody else, who keeps the match waiting, to a bot. */
  | { readonly t: 'hand-over'; readonly guest: GuestId; readonly seat: Seat }
  | { readonly t: 'answer'; readonly guest: GuestId; readonly yes: boolean }
  | { readonly t: 'back'; readonly guest: GuestId; readonly seat: Seat }
  /** Questions of the game are answered for this seat from now on; null: no longer. */
  | {
      readonly t: 'advance';
      readonly guest: GuestId;
      readonly seat: Seat;
      readonly answer: string | null;
    }
  | { readonly t: 'sit'; readonly guest: GuestId; readonly seat?: Seat; readonly name: string | null }
  /** `onlyBefore`: refused if the match has begun meanwhile, because then leaving would hand the seat to a bot. */
  | { readonly t: 'leave'; readonly guest: GuestId; readonly onlyBefore?: true }
  | { readonly t: 'seat'; readonly guest: GuestId; readonly change: SeatChange }
  | { readonly t: 'start'; readonly guest: GuestId }
  /** Asks for a rematch: stores the id of its table, unless another rematch than `known` is stored already. */
  | {
      readonly t: 'rematch';
      readonly guest: GuestId;
      readonly known: TableId | null;
      readonly next: TableId;
    }
  /** Agrees to the rematch, declines it, or takes the own question back; refused if the rematch is no longer `known`. */
  | {
      readonly t: 'rematch-answer';
      readonly guest: GuestId;
      readonly known: TableId | null;
      readonly yes: boolean;
    };

/**
 * When a move was made: a time on the host's clock, or milliseconds after the scene with that seq. Null: when it
 * arrived.
 */
export type PressTime = { readonly at: Millis } | { readonly after: number; readonly ms: Millis } | null;

/** Done at this seq; refused; or `asked`: a takeback or a draw that waits for consent, whose answer is sent later. */
export type Answer = Done | Refusal | 'asked';
export interface Done {
  readonly seq: number;
}

export type Write =
  | { readonly kind: 'append'; readonly entry: StoredEntry }
  | ({ readonly kind: 'save' } & VersionedTable)
  /**
   * Stores the match first, then the doc with status `playing`. In the other order, a crash would leave a table without
   * its match.
   */
  | {
      readonly kind: 'begin';
      readonly header: Header<Kind>;
      readonly start: MatchStart | null;
      readonly doc: TableDoc;
      readonly version: number;
    }
  /** Reads the doc, and the match with the entries after this seq. */
  | { readonly kind: 'read'; readonly after: number };

/** `taken`: another host was first, or this id is stored already. `failed`: it is not known if it was stored. */
export type StoreResult =
  | 'done'
  | 'taken'
  | { readonly failed: ServerRefusal }
  | { readonly saved: VersionedTable | null; readonly match: StoredMatch | null };

/** A question to a bot: the scene of its seat, and nothing else. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: number;
  readonly scene: Scene<Kind>;
}
export interface BotChoice {
  readonly move: string;
  readonly after: Millis; // its reaction time, in match time
  readonly next?: readonly string[]; // for hints: the moves it means to make next
}
