import type { SeenBy } from '../../protocol/account.ts';
import type { Header, Kind } from '../../kernel/game.ts';
import type { ChatLine } from '../../protocol/messages.ts';
import type { PersonCat } from '../../protocol/people.ts';
import type { GuestId, TableId, TableStatus } from '../../protocol/table.ts';
import type { MatchStart, TableDoc, VersionedTable } from '../../table/doc.ts';
import type { AccountStore } from './account-store.ts';
import type { DailyStore } from './daily-store.ts';
import type { FoundTable } from './found-table.ts';
import type { HostStore } from './host-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { FriendStore } from './friend-store.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { PuzzleStore } from './puzzle-store.ts';
import type { ResultStore } from './result-store.ts';
import type { TournamentStore } from './tournament-store.ts';
import type { SeekStore } from './seek-store.ts';
import type { StoredEntry, StoredMatch } from '../../table/stored.ts';

/**
 * The storage of the server. A resolved promise means: on disk and safe from crashes. There are two
 * implementations and one suite of tests (contract.testing.ts).
 */
export interface Store
  extends
    HostStore,
    ResultStore,
    TournamentStore,
    AccountStore,
    NoticeStore,
    SeekStore,
    FriendStore,
    InvitationStore,
    PuzzleStore,
    DailyStore {
  /**
   * Creates a match. Called again before the first entry, the last header counts: the save of the table may have failed
   * in between, and people may have sat down. Of a running match the header stays.
   */
  create(
    match: TableId,
    header: Header<Kind>,
    start: MatchStart | null,
    epoch?: number | null,
  ): Promise<void>;
  /**
   * The log is the lock: (match, seq) is a primary key, so only one of two writers can succeed. Where several servers
   * share the database, `epoch` is that of the table's lease: without the lease nothing is written.
   */
  append(match: TableId, entry: StoredEntry, epoch?: number | null): Promise<Appended>;
  read(match: TableId, after: number): Promise<StoredMatch | null>;

  addTable(doc: TableDoc): Promise<void>;
  /** Nothing happens if there is a table with this id. */
  addTableOnce(doc: TableDoc): Promise<void>;
  /**
   * Saves only if the stored version is still the given one, so that a change made elsewhere is never
   * overwritten.
   */
  saveTable(doc: TableDoc, version: number, epoch?: number | null): Promise<'saved' | 'stale' | 'lost'>;
  /** Removes only this version: a person who has sat down since keeps their table. */
  removeTable(id: TableId, version: number): Promise<'removed' | 'stale'>;
  table(id: TableId): Promise<VersionedTable | null>;
  /** Latest first. */
  tables(which: TableQuery): Promise<readonly FoundTable[]>;
  /** Where this person sits or has sat, and perhaps a few more: the ids after `after`, in their order. */
  tableIdsOf(guest: GuestId, after: TableId, most: number): Promise<readonly TableId[]>;

  /**
   * When somebody must look at a table although nobody asks for it, in milliseconds since 1970; null: never. With the
   * epoch of a lease that is no longer ours nothing is written. `told`: its people have been told of everything up to this seq;
   * null: as before.
   */
  setDeadline(table: TableId, due: number | null, epoch?: number | null, told?: number | null): Promise<void>;
  /** Of a table with a deadline; -1: of nothing; null: not known, or it has no deadline. */
  toldUpTo(table: TableId): Promise<number | null>;
  /** The tables whose time has come, the first first. */
  dueTables(now: number, most: number): Promise<readonly TableId[]>;

  /**
   * The time by the clock that all servers share, in milliseconds since 1970: what one of them stores until a moment must not
   * be over for another one.
   */
  now(): Promise<number>;

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

  /** Writes something that does no harm, to find out if anything can be written. */
  check(now: number): Promise<void>;

  close(): Promise<void>;
}

/** Stored; or this id already has that seq; or another writer stored the seq first; or the table's lease is not ours. */
export type Appended = 'stored' | 'taken' | 'lost' | { readonly seen: number };

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
  readonly cat?: PersonCat; // missing: the one that follows from the id
  readonly gone?: true; // they have deleted their account
  readonly seenBy?: SeenBy; // missing: everybody
  readonly mergedInto?: GuestId; // they are part of this account
  readonly muted: readonly GuestId[];
}
