import type { ReadonlySignal } from '@preact/signals';
import type { Game, Kind, Seat } from '../../kernel/game.ts';
import type { SeatChange } from '../../protocol/api.ts';
import type { Emote } from '../../protocol/messages.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { Press } from '../kit/board.ts';
import type { Session } from './session.ts';

/** Where a table is kept: in this browser, or on the server, and how well we hear it. */
export type Link = 'here' | 'online' | 'connecting' | 'offline';

/** A table as the pages use it, whoever keeps it. */
export interface TableSource {
  readonly game: Game<Kind>;
  readonly session: ReadonlySignal<Session>;
  readonly link: ReadonlySignal<Link>;
  play(seat: Seat, move: string, press?: Press): void;
  takeback(seat: Seat): void;
  answer(yes: boolean): void;
  sit(seat: Seat): void;
  seat(change: SeatChange): void;
  leave(): void;
  start(): void;
  back(seat: Seat): void;
  say(text: string): void;
  emote(emote: Emote): void;
  mute(guest: GuestId, muted: boolean): void;
  rematch(): Promise<TableId | null>;
  close(): void;
}

/** Matches kept in this browser have names that no server gives. */
export const LOCAL = 'local-';
export const isLocal = (id: TableId): boolean => id.startsWith(LOCAL);
