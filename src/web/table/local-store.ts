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
  readonly start: unknown; // the state it was continued from; undefined when it began at the beginning
  readonly startAt?: Millis; // and its moment; matches kept by an older version do not say
  readonly entries: readonly Entry[];
  readonly asked?: readonly Seat[]; // whom it waits for; matches kept by an older version do not say
  readonly outcome: Outcome | null;
  readonly created: number;
  readonly updated: number;
}

interface Schema extends DBSchema {
  matches: { key: TableId; value: LocalMatch };
}

let database: Promise<IDBPDatabase<Schema> | null> | null = null;
const unkept = new Map<TableId, LocalMatch>();

/** Null in windows that may keep nothing. */
const opened = (): Promise<IDBPDatabase<Schema> | null> =>
  (database ??= openDB<Schema>('clowder', 1, {
    upgrade: (db) => void db.createObjectStore('matches', { keyPath: 'id' }),
  }).catch(() => null));

/** Our own key for a match that lasts only as long as its page. */
export const NOT_KEPT: BrowserRefusal = 'not-kept';

/** False where nothing may be kept, or the disk is full: the match is in memory then, and its player should know. */
export const keepMatch = async (match: LocalMatch): Promise<boolean> => {
  const db = await opened();
  const kept = db
    ? await db.put('matches', match).then(
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
  return unkept.get(id) ?? (await db?.get('matches', id)) ?? null;
};

export const forgetMatch = async (id: TableId): Promise<void> => {
  const db = await opened();
  unkept.delete(id);
  await db?.delete('matches', id);
};

/** The latest first. */
export const listMatches = async (): Promise<LocalMatch[]> => {
  const db = await opened();
  const kept = (await db?.getAll('matches')) ?? [];
  const all = [...kept.filter(({ id }) => !unkept.has(id)), ...unkept.values()];
  return all.toSorted((a, b) => b.updated - a.updated);
};
