import type { Kysely } from 'kysely';
import type { GuestId } from '../../protocol/table.ts';
import { moveEverything } from './move-guest.ts';
import { findMerged, insertNumbered, mergeKey, readMerge } from './numbered-results.ts';
import { keepFirstChanges, moveHead, putStandings, standingAfter } from './ratings.ts';
import type { ResultStore } from './result-store.ts';
import type { Schema } from './schema.ts';

type Merges = Pick<ResultStore, 'addMerge' | 'merged' | 'lastMerge' | 'saveMerge' | 'moveGuest'>;

/** Guests that become part of an account, the same for both databases. */
export const merges = (db: Kysely<Schema>): Merges => ({
  addMerge: async (merge) => {
    const row = { match: mergeKey(merge.from), at: merge.at, pool: '', open: 0, listed: 0 };
    const stored = await insertNumbered(db, { ...row, doc: JSON.stringify(merge) });
    return readMerge(stored)?.into === merge.into;
  },

  merged: (people) => findMerged(db, people),

  lastMerge: async (upTo) => {
    const { last } = await db
      .selectFrom('merges')
      .select((each) => each.fn.coalesce(each.fn.max('n'), each.lit(0)).as('last'))
      .where('n', '<=', upTo)
      .executeTakeFirstOrThrow();
    return last;
  },

  saveMerge: async ({ n, from, into }, changes) => {
    const stored = await keepFirstChanges(db, n, changes);
    await db
      .insertInto('merges')
      .values({ guest: from, account: into, n })
      .onConflict((clash) => clash.doNothing())
      .execute();
    await moveHistory(db, from, into);
    await putStandings(
      db,
      stored.map(({ pool, who, after }) => standingAfter(n, pool, who, after)),
    );
    await moveHead(db, n);
  },

  moveGuest: ({ from, into }) => moveEverything(db, from, into),
});

/** A match where both sat is one match of the account, and no meeting. */
const moveHistory = async (db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> => {
  await db
    .deleteFrom('meetings')
    .where((is) =>
      is.or([
        is.and([is('person', '=', from), is('other', '=', into)]),
        is.and([is('person', '=', into), is('other', '=', from)]),
      ]),
    )
    .execute();
  await db
    .deleteFrom('played')
    .where('person', '=', from)
    .where('n', 'in', (sub) => sub.selectFrom('played as own').select('own.n').where('own.person', '=', into))
    .execute();
  await db.updateTable('played').set({ person: into }).where('person', '=', from).execute();
  for (const [mine, theirs] of [
    ['person', 'other'],
    ['other', 'person'],
  ] as const) {
    await db
      .deleteFrom('meetings')
      .where(mine, '=', from)
      .where((is) =>
        is.exists(
          is
            .selectFrom('meetings as own')
            .select('own.n')
            .where(`own.${mine}`, '=', into)
            .whereRef(`own.${theirs}`, '=', `meetings.${theirs}`)
            .whereRef('own.n', '=', 'meetings.n'),
        ),
      )
      .execute();
    await db
      .updateTable('meetings')
      .set({ [mine]: into })
      .where(mine, '=', from)
      .execute();
  }
};
