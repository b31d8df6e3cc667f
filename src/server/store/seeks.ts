import type { Insertable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { OpenPairing, Pairing, SeekDoc, SeekStore, StoredSeek } from './seek-store.ts';

/** Seeks and pairings, the same for both databases. Every write is one statement. */
export const seekStore = (db: Kysely<Schema>): SeekStore => {
  const read = reader();
  return {
    putSeek: async ({ person, since, until, ...seek }) => {
      const row = { since, until, doc: JSON.stringify(seek) };
      await db
        .insertInto('seeks')
        .values({ person, ...row })
        .onConflict((clash) => clash.column('person').doUpdateSet(row))
        .execute();
    },

    blockInSeek: async (person, blocked) => {
      for (;;) {
        const row = await db
          .selectFrom('seeks')
          .select('doc')
          .where('person', '=', person)
          .executeTakeFirst();
        if (!row) return;
        const doc = JSON.stringify({ ...(JSON.parse(row.doc) as SeekDoc), blocked });
        const update = db.updateTable('seeks').set({ doc }).where('person', '=', person);
        const { numUpdatedRows } = await update.where('doc', '=', row.doc).executeTakeFirst();
        if (numUpdatedRows > 0n) return;
      }
    },

    seeks: async (now) => {
      const rows = await db
        .selectFrom('seeks')
        .selectAll()
        .where('until', '>', now)
        .orderBy('since')
        .orderBy('person')
        .execute();
      return read(rows);
    },

    seekOf: async (person, now) => {
      const row = await db
        .selectFrom('seeks')
        .selectAll()
        .where('person', '=', person)
        .where('until', '>', now)
        .executeTakeFirst();
      return row ? storedSeek(row) : null;
    },

    renewSeeks: async (people, until) => {
      if (people.length) await db.updateTable('seeks').set({ until }).where('person', 'in', people).execute();
    },

    dropSeeks: async (people) => {
      if (people.length) await db.deleteFrom('seeks').where('person', 'in', people).execute();
    },

    dropOldSeeks: async (now) => {
      await db.deleteFrom('seeks').where('until', '<=', now).execute();
    },

    addPairing: async (pairing, until, ready) => {
      const doc = JSON.stringify(pairing);
      // In one order everywhere: two servers that ask the same people would otherwise wait for each other.
      const rows = pairing.people
        .map(({ person }): Insertable<Schema['found']> => ({
          person,
          pairing: pairing.id,
          until,
          ready: ready.includes(person) ? 1 : 0,
          doc,
        }))
        .toSorted((a, b) => (a.person < b.person ? -1 : 1));
      try {
        await db.insertInto('found').values(rows).execute(); // all rows or none: each person is there once
        return true;
      } catch (error) {
        if (isClash(error)) return false;
        throw error;
      }
    },

    pairings: async () => {
      const rows = await db.selectFrom('found').selectAll().orderBy('pairing').execute();
      const byId = new Map<string, Schema['found'][]>();
      for (const row of rows) byId.set(row.pairing, [...(byId.get(row.pairing) ?? []), row]);
      return [...byId.values()].map(openPairing);
    },

    pairingOf: async (person) => {
      const own = db.selectFrom('found').select('pairing').where('person', '=', person);
      const rows = await db.selectFrom('found').selectAll().where('pairing', 'in', own).execute();
      return rows.length ? openPairing(rows) : null;
    },

    acceptPairing: async (id, person) => {
      const { numUpdatedRows } = await db
        .updateTable('found')
        .set({ ready: 1 })
        .where('person', '=', person)
        .where('pairing', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    dropPairing: async (id) => {
      const { numDeletedRows } = await db.deleteFrom('found').where('pairing', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
};

/** Reads all rows every second: of a thousand, those that have not changed are not parsed again. */
const reader = (): ((rows: readonly Schema['seeks'][]) => readonly StoredSeek[]) => {
  let known: ReadonlyMap<string, { readonly row: Schema['seeks']; readonly seek: StoredSeek }> = new Map();
  return (rows) => {
    const read = rows.map((row) => {
      const last = known.get(row.person);
      const same = last && last.row.doc === row.doc && last.row.since === row.since;
      if (!same) return { row, seek: storedSeek(row) };
      return last.row.until === row.until ? last : { row, seek: { ...last.seek, until: row.until } };
    });
    known = new Map(read.map((one) => [one.row.person, one]));
    return read.map(({ seek }) => seek);
  };
};

const storedSeek = ({ doc, ...row }: Schema['seeks']): StoredSeek => ({
  ...row,
  ...(JSON.parse(doc) as SeekDoc),
});

const openPairing = (rows: readonly Schema['found'][]): OpenPairing => ({
  pairing: JSON.parse(rows[0]?.doc ?? '') as Pairing,
  until: rows[0]?.until ?? 0,
  ready: rows.flatMap(({ person, ready }) => (ready ? [person] : [])),
});

const isClash = (error: unknown): boolean =>
  (error as { code?: unknown }).code === '23505' || /UNIQUE constraint failed/.test(String(error));
