import type { Refusal } from '../../kernel/game.ts';
import type { Emote } from '../../protocol/messages.ts';
import type { GuestId, ServerRefusal, TableId, TableInfo } from '../../protocol/table.ts';
import type { TogetherWish } from '../../protocol/together.ts';
import type { TableDoc } from '../../table/doc.ts';
import type { Answer, Done, Request } from '../../table/host-interface.ts';

export type PeerClientId = number; // of a socket, given by the server that has it

/** Requests of one server to the server that runs a table. Each has one result. */
export type PeerCall =
  | { readonly what: 'ask'; readonly table: TableId; readonly request: Request } // its times: before it was sent
  | {
      readonly what: 'join';
      readonly table: TableId;
      readonly client: PeerClientId;
      readonly guest: GuestId;
      readonly muted: readonly GuestId[];
      readonly since: number;
    }
  | { readonly what: 'state'; readonly table: TableId }
  | {
      readonly what: 'say';
      readonly table: TableId;
      readonly guest: GuestId;
      readonly id: string;
      readonly text: string;
    }
  | { readonly what: 'emote'; readonly table: TableId; readonly guest: GuestId; readonly emote: Emote }
  | {
      readonly what: 'together';
      readonly table: TableId;
      readonly guest: GuestId;
      readonly wish: TogetherWish;
    }
  | { readonly what: 'remove-if-left'; readonly table: TableId }
  | { readonly what: 'infos'; readonly tables: readonly TableId[] };

export interface PeerResults {
  readonly ask: Answer;
  readonly join: Refusal | null;
  readonly state: TableState;
  readonly say: Done | Refusal;
  readonly emote: Refusal | null;
  readonly together: Refusal | null;
  readonly 'remove-if-left': boolean;
  readonly infos: readonly (TableInfo | null)[]; // null: that server does not run it any more
}

/** A table as it is now. */
export interface TableState {
  readonly doc: TableDoc;
  readonly info: TableInfo;
}

/** News of a client, to the server that runs its table. */
export type ClientToTable =
  | { readonly t: 'part'; readonly client: PeerClientId }
  | { readonly t: 'beat'; readonly client: PeerClientId }
  | { readonly t: 'muted'; readonly client: PeerClientId; readonly guests: readonly GuestId[] };

/** News of a table, to the server that has the clients. */
export type TableToClients =
  /** The frame that follows is for these clients. */
  | {
      readonly t: 'show';
      readonly table: TableId;
      readonly clients: readonly PeerClientId[];
      readonly seq?: number; // only of a scene, with the next
      readonly racing?: boolean;
    }
  /** That server does not run the table any more. */
  | { readonly t: 'moved'; readonly table: TableId };

/** The tables of the other server that this one has taken over, with their epochs. */
export type Adopted = readonly (readonly [table: TableId, epoch: number])[];

export type PeerMessage =
  | ClientToTable
  | TableToClients
  | { readonly t: 'adopted'; readonly epochs: Adopted }
  | { readonly t: 'call'; readonly n: number; readonly call: PeerCall }
  | { readonly t: 'done'; readonly n: number; readonly result: unknown }
  /** `not-here`: that server does not run the table. */
  | { readonly t: 'failed'; readonly n: number; readonly why: ServerRefusal | 'not-here' };
