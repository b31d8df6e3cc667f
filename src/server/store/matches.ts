import type { Kysely } from 'kysely';
import type { Header, Kind } from '../../kernel/game.ts';
import type { MatchStart } from '../../table/doc.ts';
import type { StoredEntry } from '../../table/stored.ts';
import { leased } from './leased.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Queries about matches; each database has its own fast `append`. */
export const matchStore = (db: Kysely<Schema>): Pick<Store, 'create' | 'read'> => ({
  create: async (match, header, start, epoch = null) => {
    const [id, stored] = [match, { header: write(header), start: start && write(start) }];
    await db
      .insertInto('matches')
      .values({ id, ...stored })
      .onConflict((clash) =>
        clash
          .column('id')
          .doUpdateSet(stored)
          .where((is) =>
            is.and([
              is.not(is.exists(db.selectFrom('entries').select('seq').where('match', '=', match))),
              ...(epoch === null ? [] : [is.exists(leased(db, match, epoch))]),
            ]),
          ),
      )
      .execute();
  },

  read: async (match, after) => {
    const row = await db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
    if (!row) return null;
    const entries = await db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', match)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return {
      header: read(row.header) as Header<Kind>,
      start: row.start === null ? null : (read(row.start) as MatchStart),
      entries: entries.map(entryOf),
    };
  },
});

const write = (value: unknown): string => JSON.stringify(value);
const read = (text: string): unknown => JSON.parse(text);

const entryOf = ({ seq, at, by, move, id }: Schema['entries']): StoredEntry => ({
  seq,
  at,
  by: by === 'clock' ? by : Number(by),
  move,
  id,
});
