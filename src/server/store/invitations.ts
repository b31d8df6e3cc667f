import type { Kysely } from 'kysely';
import type { InvitationStore } from './invitation-store.ts';
import type { Schema } from './schema.ts';
import { readDoc } from './table-columns.ts';

const MOST = 20; // sent to one person who connects

export const invitationStore = (db: Kysely<Schema>): InvitationStore => ({
  keepInvitation: async ({ id, person, table, sender, rematchOf, at }) => {
    await deleteOutdated(db, person);
    const row = { id, sender, rematch_of: rematchOf, at };
    await db
      .insertInto('invitations')
      .values({ person, table_id: table, ...row })
      .onConflict((clash) => clash.columns(['person', 'table_id']).doUpdateSet(row))
      .execute();
  },

  invitationsOf: async (person) => {
    const rows = await db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table_id')
      .select(['invitations.id', 'sender', 'rematch_of', 'at', 'table_id', 'doc'])
      .where('person', '=', person)
      .where('status', '=', 'waiting')
      .orderBy('at')
      .limit(MOST)
      .execute();
    return rows.map(({ id, sender, rematch_of: rematchOf, at, table_id: table, doc }) => ({
      invitation: { id, person, table, sender, rematchOf, at },
      doc: readDoc(doc),
    }));
  },

  invitationsNaming: async (who) => {
    const rows = await db
      .selectFrom('invitations')
      .selectAll()
      .where((is) => is.or([is('person', '=', who), is('sender', '=', who)]))
      .orderBy('at')
      .execute();
    return rows.map(({ id, person, table_id: table, sender, rematch_of: rematchOf, at }) => ({
      id,
      person,
      table,
      sender,
      rematchOf,
      at,
    }));
  },

  endInvitation: async (person, table) => {
    await db.deleteFrom('invitations').where('person', '=', person).where('table_id', '=', table).execute();
  },
});

/** Without this, invitations to tables that have begun or are gone would stay for ever. */
const deleteOutdated = async (db: Kysely<Schema>, person: string): Promise<void> => {
  await db
    .deleteFrom('invitations')
    .where('person', '=', person)
    .where('table_id', 'not in', (sub) =>
      sub.selectFrom('tables').select('tables.id').where('tables.status', '=', 'waiting'),
    )
    .execute();
};
