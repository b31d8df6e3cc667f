import type { Kysely } from 'kysely';
import type { DeviceKind, SignedInBy } from '../../protocol/account.ts';
import type { AccountStore, StoredPasskey, StoredSession } from './account-store.ts';
import type { Schema } from './schema.ts';

/** The queries about sessions, passkeys and recovery codes, the same for both databases. */
export const accounts = (db: Kysely<Schema>): AccountStore => ({
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

  addPasskey: async (passkey) => {
    await db.insertInto('passkeys').values(passkey).execute();
  },

  passkey: async (id) => {
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? passkeyOf(row) : null;
  },

  passkeysOf: async (guest) => {
    const rows = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('guest', '=', guest)
      .orderBy('made')
      .execute();
    return rows.map(passkeyOf);
  },

  usedPasskey: async (id, counter) => {
    await db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
  },

  saveRecoveryCode: async (code) => {
    const { guest: _, ...rest } = code;
    await db
      .insertInto('recovery_codes')
      .values(code)
      .onConflict((clash) => clash.column('guest').doUpdateSet(rest))
      .execute();
  },

  recoveryCode: async (id) =>
    (await db.selectFrom('recovery_codes').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,

  recoveryCodeOf: async (guest) =>
    (await db.selectFrom('recovery_codes').selectAll().where('guest', '=', guest).executeTakeFirst()) ?? null,

  addChallenge: async (challenge, now) => {
    await db.deleteFrom('challenges').where('until', '<=', now).execute();
    await db.insertInto('challenges').values(challenge).execute();
  },

  takeChallenge: async (id, now) => {
    const row = await db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const { numDeletedRows } = await db.deleteFrom('challenges').where('id', '=', id).executeTakeFirst();
    return numDeletedRows === 0n || row.until <= now ? null : row;
  },

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

const sessionOf = ({ ended: _, kind, how, ...row }: Schema['sessions']): StoredSession => ({
  ...row,
  kind: kind as DeviceKind,
  how: how as SignedInBy,
});

const passkeyOf = ({ kind, ...row }: Schema['passkeys']): StoredPasskey => ({
  ...row,
  kind: kind as DeviceKind,
});
