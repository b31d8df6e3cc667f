import type { ToClient } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';

/** Somebody connected to a table: a person at one of its seats, or a spectator. */
export interface Onlooker {
  readonly guest: GuestId;
  hears(other: GuestId): boolean; // false: muted
  send(message: ToClient): void;
  sendText(frame: string): void; // a message already written, for many
  shown(seq: number): void; // the scene of this seq was just sent
}
