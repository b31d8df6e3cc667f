import type { Kysely } from 'kysely';
import type { ChatLine } from '../../protocol/messages.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Queries about the chat of a table. */
export const chatStore = (db: Kysely<Schema>): Pick<Store, 'say' | 'chat'> => ({
  say: async (table, id, line) => {
    // Two servers may want the same number; the second takes the next one.
    for (;;) {
      await db
        .insertInto('chat')
        .values((from) => ({
          table_id: table,
          n: from
            .selectFrom('chat')
            .where('table_id', '=', table)
            .select((each) => each(each.fn.coalesce(each.fn.max('n'), each.lit(0)), '+', 1).as('n')),
          id,
          guest: line.guest,
          name: line.name,
          text: line.text,
          said_at: line.when,
        }))
        .onConflict((clash) => clash.doNothing())
        .execute();
      const said = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where('id', '=', id)
        .executeTakeFirst();
      if (said) return chatLine(said);
    }
  },

  chat: async (table, after, most) => {
    const rows = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(most)
      .execute();
    return rows.map(chatLine).toReversed();
  },
});

const chatLine = ({ n, guest, name, text, said_at }: Schema['chat']): ChatLine => ({
  n,
  guest,
  name,
  text,
  when: said_at,
});
