import type { ReadonlySignal } from '@preact/signals';
import type { Game, Kind, Seat } from '../../kernel/game.ts';
import type { SeatChange } from '../../protocol/api.ts';
import type { Emote, EndWish } from '../../protocol/messages.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { Press } from '../kit/board.ts';
import type { Session } from './session.ts';

/** Where a table is kept: `here` in this browser, or on the server with the state of the connection. */
export type Link = 'here' | 'online' | 'connecting' | 'offline';

/** A table as the pages use it, on the server or in this browser. Abilities that some tables lack are null there. */
export interface TableSource {
  readonly game: Game<Kind>;
  readonly session: ReadonlySignal<Session>;
  readonly link: ReadonlySignal<Link>;
  readonly seats: SeatRequests | null; // null: all share this device
  readonly chat: ChatRequests | null;
  play(seat: Seat, move: string, press?: Press): void;
  takeback(seat: Seat): void;
  end(seat: Seat, how: EndWish): void;
  rematch(bots?: LevelStep): Promise<NextTable>;
  close(): void;
}

/** Bots as before, one level easier, or one level harder. Only where all others are bots. */
export type LevelStep = -1 | 0 | 1;

/** The table of a rematch. It has begun if nobody has to be asked. */
export interface NextTable {
  readonly id: TableId;
  readonly begun: boolean;
}

/** Requests of a table where people may use several devices. */
export interface SeatRequests {
  sit(seat: Seat): void;
  change(change: SeatChange): void;
  leave(): void;
  start(): void;
  back(seat: Seat): void;
  handOver(seat: Seat): void; // to a bot: somebody else keeps the match waiting
  answer(yes: boolean): void; // to a takeback or a draw
  advance(seat: Seat, answer: string | null): void; // to questions of the game that come later
  declineRematch(): Promise<void>; // or takes the own question back
  freeRematchSeats(next: TableId): Promise<void>; // those still kept for people who have not answered
}

export interface ChatRequests {
  say(text: string): void;
  emote(emote: Emote): void;
  mute(guest: GuestId, muted: boolean): void;
}

/** The prefix of ids of matches in this browser; no server uses it. */
export const LOCAL = 'local-';
export const isLocal = (id: TableId): boolean => id.startsWith(LOCAL);
