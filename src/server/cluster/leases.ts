import type { Millis } from '../../kernel/game.ts';
import type { TableId } from '../../protocol/table.ts';

export type ServerId = string; // of one run of a server: a restarted server is another one

/** The right to run a table. With an outdated epoch nothing can be written. */
export interface Lease {
  readonly epoch: number | null; // null: there is only one server
  readonly carried: Millis | null; // how long its match has run; null: no server has run it yet
}

/** A table of this server. */
export interface Held {
  readonly table: TableId;
  readonly epoch: number;
  readonly at: Millis | null; // how long its match has run; null: there is none
  readonly runsIn: Millis; // so long it still stands
}

export interface LeaseEvents {
  /** Tables of a server that has ended; they are now ours. */
  adopted(tables: readonly TableId[]): void;
  /** This server could not renew its leases for too long. Only these are still ours. */
  lapsed(kept: ReadonlyMap<TableId, number>): void;
}

/** Decides which server runs a table: one at a time. */
export interface Leases {
  start(events: LeaseEvents): Promise<void>;
  /** The lease of a table that no other server runs; otherwise the server that does. Null: there is no such table. */
  take(table: TableId): Promise<Lease | ServerId | null>;
  /** The tables among these that other servers run. */
  elsewhere(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, ServerId>>;
  /** Stores how long each match has run by now. If this server ends, its successor continues from there. */
  note(held: readonly Held[]): Promise<void>;
  /** Gives back tables; their time stands still. */
  release(held: readonly Held[]): Promise<void>;
  /** Leaves all tables to the other servers, at once. */
  leave(held: readonly Held[]): Promise<void>;
  close(): Promise<void>;
}

/** Without other servers every table is ours. */
export const ALL_OURS: Leases = {
  start: async () => {},
  take: async () => ({ epoch: null, carried: null }),
  elsewhere: async () => new Map(),
  note: async () => {},
  release: async () => {},
  leave: async () => {},
  close: async () => {},
};
