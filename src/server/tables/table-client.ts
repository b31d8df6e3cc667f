import type { ToClient } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';

/** One client of a table on this server: a socket of a person at a seat, or of a spectator. */
export interface TableClient {
  readonly guest: GuestId;
  hasMuted(other: GuestId): boolean;
  send(message: ToClient): void;
  sendText(frame: string): void; // a message as JSON text, built once for many clients
  shown(seq: number): void; // the scene of this seq was just sent
}
