import type { Header, Kind } from '../../kernel/game.ts';
import type { ChatLine } from '../../protocol/messages.ts';
import type { GuestId, TableId, TableStatus } from '../../protocol/table.ts';
import type { MatchStart, TableDoc, VersionedTable } from '../../table/doc.ts';
import type { StoredEntry, StoredMatch } from '../../table/stored.ts';

/**
 * The storage of the server. A resolved promise means: on disk and safe from crashes. There are two
 * implementations and one suite of tests (contract.ts).
 */
export interface Store {
  /** Creates a match. Called twice, it is still one match: the first header stays. */
  create(match: TableId, header: Header<Kind>, start: MatchStart | null): Promise<void>;
  /** The log is the lock: (match, seq) is a primary key, so only one of two writers can succeed. */
  append(match: TableId, entry: StoredEntry): Promise<Appended>;
  read(match: TableId, after: number): Promise<StoredMatch | null>;

  addTable(doc: TableDoc): Promise<void>;
  /**
   * Saves only if the stored version is still the given one, so that a change made elsewhere is never
   * overwritten.
   */
  saveTable(doc: TableDoc, version: number): Promise<'saved' | 'stale'>;
  /** Removes only this version: a person who has sat down since keeps their table. */
  removeTable(id: TableId, version: number): Promise<'removed' | 'stale'>;
  table(id: TableId): Promise<VersionedTable | null>;
  /** Latest first. */
  tables(which: TableQuery): Promise<readonly FoundTable[]>;

  guest(id: GuestId): Promise<GuestDoc | null>;
  /**
   * Saves only if the document is still as it was `before` (null: new), so that a change made elsewhere is
   * never overwritten.
   */
  saveGuest(id: GuestId, doc: GuestDoc, before: GuestDoc | null): Promise<'saved' | 'stale'>;

  /** Stores a link until it is taken or expires; links expired by `now` are deleted. */
  addLink(token: string, link: Link, now: number): Promise<void>;
  /** Works once: one of several callers gets the link. Null: taken, expired by `now`, or unknown. */
  takeLink(token: string, now: number): Promise<Link | null>;

  /** The same id returns the same line and stores nothing new. */
  say(table: TableId, id: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** The last `most` lines after line `after`, oldest first. */
  chat(table: TableId, after: number, most: number): Promise<readonly ChatLine[]>;

  close(): Promise<void>;
}

/** Stored; or this id already has that seq; or another writer stored the seq first. */
export type Appended = 'stored' | 'taken' | { readonly seen: number };

export interface FoundTable {
  readonly doc: TableDoc;
  readonly touched: number; // last saved, in milliseconds since 1970
}

export interface TableQuery {
  readonly who: GuestId | null; // tables where this person sits; null: listed tables
  readonly status: readonly TableStatus[];
  readonly most: number;
}

/** A link that lets a guest use another device. */
export interface Link {
  readonly guest: GuestId;
  readonly table: TableId | null; // the page to open; null: the lobby
  readonly until: number; // milliseconds since 1970
}

/** Only what a guest has chosen; before that nothing is stored about them. */
export interface GuestDoc {
  readonly name: string | null;
  readonly muted: readonly GuestId[];
}
