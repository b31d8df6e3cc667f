import type { Header, Kind } from '../../kernel/game.ts';
import type { ChatLine } from '../../protocol/messages.ts';
import type { GuestId, TableId, TableStatus } from '../../protocol/table.ts';
import type { MatchStart, TableDoc, VersionedTable } from '../../table/doc.ts';
import type { StoredEntry, StoredMatch } from '../../table/stored.ts';

/**
 * What the server keeps. A promise that resolved means: on disk, whatever happens next.
 * Two implementations, one suite of tests (contract.ts).
 */
export interface Store {
  /** A match begins. Made twice, it is still one match: the first header stays. */
  create(match: TableId, header: Header<Kind>, start: MatchStart | null): Promise<void>;
  /** The log is the lock: (match, seq) is a primary key, so two writers cannot both win. */
  append(match: TableId, entry: StoredEntry): Promise<Appended>;
  read(match: TableId, after: number): Promise<StoredMatch | null>;

  addTable(doc: TableDoc): Promise<void>;
  /** Saves only what was changed from the version given, so that a change made elsewhere is never overwritten. */
  saveTable(doc: TableDoc, version: number): Promise<'saved' | 'stale'>;
  /** Only at this version: whoever has sat down since keeps their table. */
  removeTable(id: TableId, version: number): Promise<'removed' | 'stale'>;
  table(id: TableId): Promise<VersionedTable | null>;
  /** The latest first. */
  tables(which: TableQuery): Promise<readonly FoundTable[]>;

  guest(id: GuestId): Promise<GuestDoc | null>;
  /** Only if it is still as it was `before` (null: not there yet), so that nothing changed elsewhere is overwritten. */
  saveGuest(id: GuestId, doc: GuestDoc, before: GuestDoc | null): Promise<'saved' | 'stale'>;

  /** Keeps a link until it is taken or too old; those that are too old by `now` are forgotten. */
  addLink(token: string, link: Link, now: number): Promise<void>;
  /** Once: of several who ask one gets it. Null: taken, too old by `now`, or never there. */
  takeLink(token: string, now: number): Promise<Link | null>;

  /** The same id again is the same line again. */
  say(table: TableId, id: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** The last `most` lines after line `after`, oldest first. */
  chat(table: TableId, after: number, most: number): Promise<readonly ChatLine[]>;

  close(): Promise<void>;
}

/** Stored; or this id already has that seq; or another writer took the seq first. */
export type Appended = 'stored' | 'taken' | { readonly seen: number };

export interface FoundTable {
  readonly doc: TableDoc;
  readonly touched: number; // last saved, in milliseconds since 1970
}

export interface TableQuery {
  readonly who: GuestId | null; // where this person sits; null: those listed for everybody
  readonly status: readonly TableStatus[];
  readonly most: number;
}

/** The way for a guest to another device of theirs. */
export interface Link {
  readonly guest: GuestId;
  readonly table: TableId | null; // where to go; null: the lobby
  readonly until: number; // milliseconds since 1970
}

/** Only what a guest has chosen; until then nothing is stored about them. */
export interface GuestDoc {
  readonly name: string | null;
  readonly muted: readonly GuestId[];
}
