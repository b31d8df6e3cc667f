import type { GuestId } from '../../protocol/table.ts';
import type { FoundTable } from '../store/found-table.ts';
import type { Store } from '../store/store.ts';

/** Per person, not counting finished ones: each stays until it is finished. */
export const MOST_TABLES = 100;

/** They must finish or leave one before the next begins: otherwise somebody could begin matches over days without end. */
export const hasTooManyTables = async (store: Store, person: GuestId): Promise<boolean> =>
  (await unfinishedTables(store, person)).length >= MOST_TABLES;

/** The tables of this person that wait or are played; no more than are allowed. */
export const unfinishedTables = (store: Store, person: GuestId): Promise<readonly FoundTable[]> =>
  store.tables({ who: person, status: ['waiting', 'playing'], most: MOST_TABLES });
