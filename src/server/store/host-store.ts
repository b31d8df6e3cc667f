import type { ReportReason } from '../../protocol/api.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';

/** Queries for the tools of an operator. */
export interface HostStore extends KeepingStore {
  /** Adds to the list of the host's actions, which nothing is ever removed from. Returns its number. */
  addAction(action: Omit<HostAction, 'n'>): Promise<number>;
  /** The actions after number `after`, oldest first. */
  actions(after: number): Promise<readonly HostAction[]>;

  /** Stores a report once: the same id stores nothing new. */
  addReport(report: Report): Promise<void>;
  /** Latest first. */
  reports(which: ReportQuery): Promise<readonly Report[]>;
  /** True if this person sits or has sat at the table. */
  hasSatAt(guest: GuestId, table: TableId): Promise<boolean>;
  /** False if there is no such report without an answer. */
  answerReport(id: string, answer: string): Promise<boolean>;

  counts(now: number): Promise<HostCounts>;
  /** People whose id or name contains this text, with the names they have used. */
  findPeople(text: string, most: number): Promise<readonly FoundPerson[]>;
}

/** The stored data of people, and its deletion after some time. */
export interface KeepingStore {
  /** All chat lines of a person, the oldest first. */
  wordsOf(
    guest: GuestId,
  ): Promise<readonly { readonly table: TableId; readonly text: string; readonly when: number }[]>;
  /**
   * Deletes the name, the chat lines, the reports made, the links, the titles of tournaments, the passkeys and the sessions of a
   * person; what is left says
   * that they are gone. May be repeated; the note that they are leaving stays.
   */
  forgetPerson(guest: GuestId): Promise<void>;
  /** Deletes what is stored about people who have left nothing but a name. */
  deleteGuests(guests: readonly GuestId[]): Promise<void>;
  /** Tables whose match has not begun, and that nobody has touched since. */
  idleTables(before: number): Promise<readonly { readonly id: TableId; readonly version: number }[]>;
  /** The number of chat lines from before this moment. */
  oldWords(before: number): Promise<number>;
  /** Deletes them, and the answered reports from before. */
  deleteOldWords(before: number): Promise<void>;
}

export interface HostAction {
  readonly n: number; // 1, 2, 3 …
  readonly at: number; // milliseconds since 1970
  readonly by: string; // the user of the computer who ran the command
  readonly what: string;
  readonly target: string; // a guest, a table, a network, or nothing
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly by: GuestId;
  readonly about: GuestId;
  readonly table: TableId;
  readonly why: ReportReason;
  readonly text: string;
  readonly answer: string | null; // null: the host has not decided yet
}

export interface ReportQuery {
  readonly by?: GuestId;
  readonly about?: GuestId;
  readonly table?: TableId;
  readonly since?: number;
  readonly open?: boolean; // only those without an answer
  readonly skip?: number; // so many of the latest
  readonly most: number;
}

export interface HostCounts {
  readonly tables: Readonly<Record<string, number>>; // by status
  readonly games: Readonly<Record<string, number>>; // tables of each game that were used within the last day
  readonly moves: number;
  readonly people: number; // those with a name, or who have sat at a table
  readonly openReports: number;
}

export interface FoundPerson {
  readonly guest: GuestId;
  readonly names: readonly string[];
}
