import type { BrowserRefusal } from '../words/problem-words.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry, Millis, Outcome, Seat } from '../../kernel/game.ts';
import type { TableId } from '../../protocol/table.ts';

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: number };

/** A match kept in this browser: like a record, everything else can be recomputed from it. */
export interface LocalMatch {
  readonly id: TableId;
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly seats: readonly LocalSeat[];
  readonly seed: string;
  readonly start: unknown; // the first state, if it began at a given position; otherwise undefined
  readonly startAt?: Millis; // the time of `start`; missing in matches kept by an older version
  readonly entries: readonly Entry[];
  readonly branchedAt?: number; // a what-if: so many of its first entries, and its seed, are those of another match
  readonly awaiting?: readonly Seat[]; // the awaited seats; missing in matches kept by an older version
  readonly outcome: Outcome | null;
  readonly created: number;
  readonly updated: number;
}

/** A match as kept, where `awaiting` has the name of release 0.1. */
type MatchOnDisk = Omit<LocalMatch, 'awaiting'> & { readonly asked?: readonly Seat[] };

interface Schema extends DBSchema {
  matches: { key: TableId; value: MatchOnDisk };
}

const fromDisk = ({ asked, ...match }: MatchOnDisk): LocalMatch =>
  asked ? { ...match, awaiting: asked } : match;

const toDisk = ({ awaiting, ...match }: LocalMatch): MatchOnDisk =>
  awaiting ? { ...match, asked: awaiting } : match;

let database: Promise<IDBPDatabase<Schema> | null> | null = null;
const unkept = new Map<TableId, LocalMatch>();

/** Null if the browser allows no storage, as in some private windows. */
const opened = (): Promise<IDBPDatabase<Schema> | null> =>
  (database ??= openDB<Schema>('clowder', 1, {
    upgrade: (db) => void db.createObjectStore('matches', { keyPath: 'id' }),
  })
    .then(keepRescued)
    .catch(() => null));

const RESCUED = 'clowder.match.';

/** For a page that is closed: IndexedDB drops what it has not finished then, localStorage writes at once. */
export const rescueMatch = (match: LocalMatch): void => {
  try {
    localStorage.setItem(`${RESCUED}${match.id}`, JSON.stringify(toDisk(match)));
  } catch {
    // no room: only moves of the last moment are lost
  }
};

const keepRescued = async (db: IDBPDatabase<Schema>): Promise<IDBPDatabase<Schema>> => {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(RESCUED))) {
      const match: MatchOnDisk = JSON.parse(localStorage.getItem(key) ?? '');
      const kept = await db.get('matches', match.id);
      if (!kept || kept.updated <= match.updated) await db.put('matches', match); // another tab may have gone on
      localStorage.removeItem(key);
    }
  } catch {
    // no storage, or a damaged text: the other matches can still be opened
  }
  return db;
};

/** The key for a match that is lost when its page is closed. */
export const NOT_KEPT: BrowserRefusal = 'not-kept';

/**
 * False if storage is not allowed or the disk is full. The match is then only in memory, and its player must be warned.
 */
export const keepMatch = async (match: LocalMatch): Promise<boolean> => {
  const db = await opened();
  const kept = db
    ? await db.put('matches', toDisk(match)).then(
        () => true,
        () => false,
      )
    : false;
  if (kept) unkept.delete(match.id);
  else unkept.set(match.id, match);
  return kept;
};

export const readMatch = async (id: TableId): Promise<LocalMatch | null> => {
  const db = await opened();
  const kept = unkept.get(id) ? undefined : await db?.get('matches', id);
  return unkept.get(id) ?? (kept ? fromDisk(kept) : null);
};

export const forgetMatch = async (id: TableId): Promise<void> => {
  const db = await opened();
  unkept.delete(id);
  await db?.delete('matches', id);
};

/** All matches of this browser, the latest first. */
export const listMatches = async (): Promise<LocalMatch[]> => {
  const db = await opened();
  const kept = (await db?.getAll('matches')) ?? [];
  const all = [...kept.map(fromDisk).filter(({ id }) => !unkept.has(id)), ...unkept.values()];
  return all.toSorted((a, b) => b.updated - a.updated);
};
