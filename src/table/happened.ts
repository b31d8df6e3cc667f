import type { Header, Kind, Millis, Refusal, Scene, Seat } from '../kernel/game.ts';
import type { SeatChange } from '../protocol/api.ts';
import type { ToClient } from '../protocol/messages.ts';
import type { GuestId, ServerRefusal, TableId } from '../protocol/table.ts';
import type { MatchStart, TableDoc, VersionedTable } from './doc.ts';
import type { StoredEntry, StoredMatch } from './stored.ts';

/**
 * The border of the table. A host tells it what happened, one thing at a time, and carries out the effects it answers
 * with. Numbers that a host or the table gives (`client`, `ref`, `write`, `ask`) only match an answer to its question.
 */

export type ClientId = number; // one window that looks at the table: a socket, or the page itself

export type Happened =
  /** Somebody wants something. Answered exactly once, by an `answer` with the same ref. */
  | { readonly kind: 'request'; readonly ref: number; readonly request: Request }
  | { readonly kind: 'left'; readonly client: ClientId }
  /** Anything at all came from there. Only where clients send heartbeats: others never count as silent. */
  | { readonly kind: 'beat'; readonly client: ClientId }
  /** Who is connected to this table at other hosts. */
  | { readonly kind: 'elsewhere'; readonly guests: readonly GuestId[] }
  | { readonly kind: 'named'; readonly names: ReadonlyMap<GuestId, string> }
  /** Another host of the same table has written something, or may have. */
  | { readonly kind: 'changed' }
  /** What became of a `store`. */
  | { readonly kind: 'stored'; readonly write: number; readonly result: StoreResult }
  /** A bot has chosen, waits (null), or could not be asked. */
  | { readonly kind: 'chosen'; readonly ask: number; readonly choice: BotChoice | null | 'failed' }
  /** The time of the last `wake-at` has come. Too early or too often does no harm. */
  | { readonly kind: 'alarm' };

export type Effect =
  /** To be answered by `stored`. There is at most one at a time. */
  | { readonly kind: 'store'; readonly write: number; readonly what: Write }
  | { readonly kind: 'send'; readonly to: readonly ClientId[]; readonly message: ToClient }
  | { readonly kind: 'answer'; readonly ref: number; readonly answer: Answer }
  /** To be answered by `chosen`; an answer that is no longer wanted is ignored. */
  | ({ readonly kind: 'ask-bot'; readonly ask: number } & BotTurn)
  /** Instead of the last one. Null: nothing is to come. */
  | { readonly kind: 'wake-at'; readonly at: Millis | null }
  /** Who is connected here has changed: to be told to other hosts of the same table. */
  | { readonly kind: 'present'; readonly guests: readonly GuestId[] }
  /** The table is in no store any more. */
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
      readonly arrived?: Millis; // if that was before the table was told
      readonly pressed?: PressTime;
    }
  | { readonly t: 'takeback'; readonly guest: GuestId; readonly seat: Seat; readonly id: string }
  | { readonly t: 'answer'; readonly guest: GuestId; readonly yes: boolean }
  | { readonly t: 'back'; readonly guest: GuestId; readonly seat: Seat }
  | { readonly t: 'sit'; readonly guest: GuestId; readonly seat?: Seat; readonly name: string | null }
  | { readonly t: 'leave'; readonly guest: GuestId }
  | { readonly t: 'seat'; readonly guest: GuestId; readonly change: SeatChange }
  | { readonly t: 'start'; readonly guest: GuestId }
  /** The way to the table where the same people meet again, if it is still the one that was `known`. */
  | { readonly t: 'rematch'; readonly known: TableId | null; readonly next: TableId };

/** When a move was made: at a moment of the host's clock, or so long after the scene of a seq. Null: as it arrived. */
export type PressTime = { readonly at: Millis } | { readonly after: number; readonly ms: Millis } | null;

/** Done, as of this seq; refused; or `asked`: a takeback whose asker is sent the answer when the others have agreed. */
export type Answer = Done | Refusal | 'asked';
export interface Done {
  readonly seq: number;
}

export type Write =
  | { readonly kind: 'append'; readonly entry: StoredEntry }
  | ({ readonly kind: 'save' } & VersionedTable)
  /** The match first, then the document that says it is played: the other way round, a crash would leave a table without one. */
  | {
      readonly kind: 'begin';
      readonly header: Header<Kind>;
      readonly start: MatchStart | null;
      readonly doc: TableDoc;
      readonly version: number;
    }
  /** The document, and the match with the entries after this seq. */
  | { readonly kind: 'read'; readonly after: number };

/** Taken: another host was first, or this id is stored already. Failed: nobody knows whether it is stored. */
export type StoreResult =
  | 'done'
  | 'taken'
  | { readonly failed: ServerRefusal }
  | { readonly saved: VersionedTable | null; readonly match: StoredMatch | null };

/** What a bot is asked: a scene of its seat and nothing else. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: number;
  readonly scene: Scene<Kind>;
}
export interface BotChoice {
  readonly move: string;
  readonly after: Millis; // its reaction time, in match time
}
