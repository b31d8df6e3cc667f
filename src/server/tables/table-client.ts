import type { ToClient } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';

/** One client of a table: a socket of a person at a seat, or of a spectator, at this server or at another one. */
export interface TableClient {
  readonly guest: GuestId;
  readonly muted: ReadonlySet<GuestId>;
  send(message: ToClient): void;
  /** A message as JSON text, built once for many clients; `seq` if it is a scene. */
  sendText(frame: string, seq?: number): void;
  /** The table runs at another server now, so the client must join it again. */
  moved(): void;
}
