import type { Kysely } from 'kysely';
import type { DeviceKind, SignedInBy } from '../../protocol/account.ts';
import type { SessionStore, StoredSession } from './account-store.ts';
import type { Schema } from './schema.ts';

/** The queries about the browsers in which people are signed in. */
export const sessionQueries = (db: Kysely<Schema>): SessionStore => ({
  saveSession: async (session) => {
    await db
      .insertInto('sessions')
      .values({ ...session, ended: null })
      .onConflict((clash) =>
        clash.column('id').doUpdateSet({ seen: session.seen }).where('sessions.ended', 'is', null),
      )
      .execute();
  },

  sessionsOf: async (guest) => {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('guest', '=', guest)
      .where('ended', 'is', null)
      .orderBy('seen', 'desc')
      .orderBy('since', 'desc')
      .execute();
    return rows.map(sessionOf);
  },

  endSessions: async (guest, keys, now) => {
    if (!keys.length) return;
    // First: after a crash in between, a phone that is signed out would go on showing notices.
    await db
      .deleteFrom('push_devices')
      .where('guest', '=', guest)
      .where((is) =>
        is.or([is('session', 'in', keys), ...(keys.includes(guest) ? [is('session', 'is', null)] : [])]),
      )
      .execute();
    const nothing = { kind: 'computer', browser: '', how: 'guest', since: 0, seen: 0 };
    await db
      .insertInto('sessions')
      .values(keys.map((id) => ({ id, guest, ...nothing, ended: now })))
      .onConflict((clash) => clash.column('id').doUpdateSet({ ...nothing, ended: now }))
      .execute();
  },

  endedSessions: async (since) => {
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'ended'])
      .where('ended', '>=', since)
      .orderBy('ended')
      .execute();
    return rows.map(({ id, ended }) => ({ key: id, ended: ended ?? since }));
  },

  forgetEndedSessions: async (before) => {
    await db
      .deleteFrom('sessions')
      .where('ended', '<', before)
      .where('id', 'not like', '%*')
      .whereRef('id', '!=', 'guest')
      .execute();
  },
});

const sessionOf = ({ ended: _, kind, how, ...row }: Schema['sessions']): StoredSession => ({
  ...row,
  kind: kind as DeviceKind,
  how: how as SignedInBy,
});
