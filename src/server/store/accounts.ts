import type { Kysely } from 'kysely';
import type { AccountStore } from './account-store.ts';
import { leavingQueries } from './leaving-queries.ts';
import type { Schema } from './schema.ts';
import { sessionQueries } from './session-queries.ts';
import { wayInQueries } from './way-in-queries.ts';

/** The queries about accounts, the same for both databases. */
export const accounts = (db: Kysely<Schema>): AccountStore => ({
  ...sessionQueries(db),
  ...wayInQueries(db),
  ...leavingQueries(db),
});
