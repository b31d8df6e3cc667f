import { PostgresAdapter, type Kysely } from 'kysely';
import type { DeviceKind } from '../../protocol/account.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Challenge, ChallengePurpose, StoredPasskey, WayInStore } from './account-store.ts';
import type { Schema } from './schema.ts';

/** The queries about what opens an account: passkeys, recovery codes, and questions that wait for an answer. */
export const wayInQueries = (db: Kysely<Schema>): WayInStore => ({
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

  usedPasskey: async (id, counter, used) => {
    await db.updateTable('passkeys').set({ counter, used }).where('id', '=', id).execute();
  },

  removePasskey: async (guest, id) => {
    const { numDeletedRows } = await db
      .deleteFrom('passkeys')
      .where('guest', '=', guest)
      .where('id', '=', id)
      .where((is) =>
        is.or([
          is.exists(is.selectFrom('recovery_codes').select('guest').where('guest', '=', guest)),
          is(
            is.selectFrom(keysOf(db, guest).as('own')).select((own) => own.fn.countAll().as('count')),
            '>',
            1,
          ),
        ]),
      )
      .executeTakeFirst();
    if (numDeletedRows > 0n) return 'removed';
    const left = await db.selectFrom('passkeys').select('guest').where('id', '=', id).executeTakeFirst();
    return left?.guest === guest ? 'last-way-in' : 'removed';
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
    return numDeletedRows === 0n || row.until <= now ? null : challengeOf(row);
  },
});

/**
 * Locked in one order where several write at once: of two removals the second counts what the first has left. On SQLite
 * one writes at a time.
 */
const keysOf = (db: Kysely<Schema>, guest: GuestId) => {
  const own = db.selectFrom('passkeys').select('id').where('guest', '=', guest).orderBy('id');
  return db.getExecutor().adapter instanceof PostgresAdapter ? own.forUpdate() : own;
};

const passkeyOf = ({ kind, ...row }: Schema['passkeys']): StoredPasskey => ({
  ...row,
  kind: kind as DeviceKind,
});

const challengeOf = ({ purpose, ...row }: Schema['challenges']): Challenge => ({
  ...row,
  purpose: purpose as ChallengePurpose,
});
