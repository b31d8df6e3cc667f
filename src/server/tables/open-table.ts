import type { Refusal } from '../../kernel/game.ts';
import type { Emote } from '../../protocol/messages.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { TogetherWish } from '../../protocol/together.ts';
import type { Answer, Done, Request } from '../../table/host-interface.ts';
import type { TableState } from '../cluster/peer-messages.ts';
import type { TableClient } from './table-client.ts';

/** A table that runs: at this server (`TableHost`) or at another one (`RemoteTable`). */
export interface OpenTable {
  readonly id: TableId;
  readonly racing: boolean; // the press time decides
  ask(request: Request): Promise<Answer>;
  state(): Promise<TableState>;
  /** Adds a client, or sends a known client everything again. */
  join(client: TableClient, since: number): Promise<Refusal | null>;
  part(client: TableClient): void;
  /** Any message came from this client. */
  beat(client: TableClient): void;
  /** This client has muted other people than before. */
  muteChanged(client: TableClient): void;
  say(guest: GuestId, id: string, text: string): Promise<Done | Refusal>;
  emote(guest: GuestId, emote: Emote): Promise<Refusal | null>;
  /** A wish of somebody who looks back at the match together with others. */
  together(guest: GuestId, wish: TogetherWish): Promise<Refusal | null>;
  /** Removes a waiting table without people; false if somebody has sat down in the meantime. */
  removeIfLeft(): Promise<boolean>;
}
