import type { Kysely } from 'kysely';
import type { FriendStore } from './friend-store.ts';
import type { Schema } from './schema.ts';

export const friendStore = (db: Kysely<Schema>): FriendStore => ({
  wantFriend: async (person, other, at) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('friends')
      .values({ person, other, at })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  friendWishes: async (person) => {
    const [mine, theirs] = await Promise.all([
      db.selectFrom('friends').select('other').where('person', '=', person).orderBy('at', 'desc').execute(),
      db.selectFrom('friends').select('person').where('other', '=', person).orderBy('at', 'desc').execute(),
    ]);
    return { wanted: mine.map(({ other }) => other), wantedBy: theirs.map((row) => row.person) };
  },

  endFriendship: async (person, other) => {
    await db
      .deleteFrom('friends')
      .where((is) =>
        is.or([
          is.and([is('person', '=', person), is('other', '=', other)]),
          is.and([is('person', '=', other), is('other', '=', person)]),
        ]),
      )
      .execute();
  },
});
