import type { Kysely } from 'kysely';
import type { LeavingStore } from './account-store.ts';
import type { Schema } from './schema.ts';

/** The queries about people who delete their account, or who never came back. */
export const leavingQueries = (db: Kysely<Schema>): LeavingStore => ({
  setLeaving: async (guest, due) => {
    if (due === null) await db.deleteFrom('leaving').where('guest', '=', guest).execute();
    else
      await db
        .insertInto('leaving')
        .values({ guest, due })
        .onConflict((clash) => clash.column('guest').doUpdateSet({ due }))
        .execute();
  },

  leavingAt: async (guest) =>
    (await db.selectFrom('leaving').select('due').where('guest', '=', guest).executeTakeFirst())?.due ?? null,

  leftBy: async (now) => {
    const rows = await db.selectFrom('leaving').select('guest').where('due', '<=', now).execute();
    return rows.map(({ guest }) => guest);
  },

  idleGuests: async (before) => {
    const rows = await db
      .selectFrom('sessions')
      .select('guest')
      .where((is) =>
        is.and(
          (['passkeys', 'recovery_codes', 'sitting'] as const).map((table) =>
            is.not(
              is.exists(
                is.selectFrom(table).select('guest').whereRef(`${table}.guest`, '=', 'sessions.guest'),
              ),
            ),
          ),
        ),
      )
      .where((is) =>
        is.not(
          is.exists(
            is.selectFrom('played').select('person').whereRef('played.person', '=', 'sessions.guest'),
          ),
        ),
      )
      .groupBy('guest')
      .having((is) => is.and([is(is.fn.max('seen'), '<', before), is(is.fn.max('ended'), 'is', null)]))
      .execute();
    return rows.map(({ guest }) => guest);
  },
});
