import { sql, type Kysely } from 'kysely';
import type { Tally, Won } from '../../protocol/people.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { ResultStore } from './result-store.ts';
import type { Schema } from './schema.ts';

type Profiles = Pick<ResultStore, 'playedAfter' | 'metAfter' | 'between' | 'formOf'>;

/** The rows from which the matches of a person are added up. */
export const profiles = (db: Kysely<Schema>): Profiles => ({
  playedAfter: async (person, after, last, most) => {
    const rows = await db
      .selectFrom('played')
      .select(['n', 'at', 'game', 'mode', 'won', 'score', 'rated'])
      .where('person', '=', person)
      .where('n', '>', after)
      .where('n', '<=', last)
      .orderBy('n')
      .limit(most)
      .execute();
    return rows.map(({ n, at, game, mode, won, score, rated }) => ({
      n,
      at,
      game,
      mode,
      won: won as Won | null,
      score,
      rated: rated === 1,
    }));
  },

  metAfter: async (person, after, last) => {
    const rows = await db
      .selectFrom('meetings')
      .select(['other', 'won', 'rated', (each) => each.fn.countAll<number>().as('times')])
      .where('person', '=', person)
      .where('n', '>', after)
      .where('n', '<=', last)
      .groupBy(['other', 'won', 'rated'])
      .execute();
    return rows.map(({ other, won, rated, times }) => ({
      other,
      won: won as Won | null,
      rated: rated === 1,
      times,
    }));
  },

  between: async (person, other) => {
    const rows = await db
      .selectFrom('meetings')
      .select(['won', (each) => each.fn.countAll<number>().as('count')])
      .where('person', '=', person)
      .where('other', '=', other)
      .groupBy('won')
      .execute();
    return tallyOf(rows);
  },

  formOf: async ({ game, mode }, people, most) => {
    if (people.length === 0) return new Map();
    // One short walk along the index for each person: numbering all their matches would read thousands of them.
    const last = people.map(
      (person) => sql`select person, n, won from (
        select person, n, won from played
        where person = ${person} and game = ${game} and mode = ${mode} and rated = 1
        order by n desc limit ${most}) as last`,
    );
    const { rows } = await sql<{ person: GuestId; n: number; won: Won | null }>`
      ${sql.join(last, sql` union all `)} order by n`.execute(db);
    const form = grouped(rows, ({ person }) => person);
    return new Map([...form].map(([person, some]) => [person, some.map(({ won }) => won)]));
  },
});

const grouped = <T>(all: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
};

interface Counted {
  readonly won: string | null;
  readonly count: number;
}
/** A tally from rows that count results. */
export const tallyOf = (rows: readonly Counted[]): Tally => {
  const sum = (won: Won | null): number =>
    rows.reduce((all, row) => all + (row.won === won ? row.count : 0), 0);
  const [won, lost, drawn] = [sum('won'), sum('lost'), sum('drawn')];
  return { played: won + lost + drawn + sum(null), won, lost, drawn };
};
