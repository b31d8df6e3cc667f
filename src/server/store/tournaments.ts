import type { Kysely, Selectable } from 'kysely';
import type { TournamentStatus, TournamentSummary } from '../../protocol/tournaments.ts';
import type { TournamentEvent } from '../../tournaments/events.ts';
import type { Schema } from './schema.ts';
import type { Summary, TournamentStore } from './tournament-store.ts';

const AT_ONCE = 100;

/** Queries of tournaments, the same for both databases. */
export const tournaments = (db: Kysely<Schema>): TournamentStore => ({
  addTournamentEvent: async (tournament, seq, event) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('tournament_events')
      .values({ tournament, seq, doc: JSON.stringify(event) })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? 'stored' : 'taken';
  },

  tournamentEvents: async (id) => {
    const rows = await db
      .selectFrom('tournament_events')
      .select('doc')
      .where('tournament', '=', id)
      .orderBy('seq')
      .execute();
    return rows.map(({ doc }) => JSON.parse(doc) as TournamentEvent);
  },

  addTournament: async ({ listed, summary, ...row }) => {
    await db
      .insertInto('tournaments')
      .values({ ...row, listed: listed ? 1 : 0, due: row.at, summary: JSON.stringify(summary) })
      .execute();
  },

  noteTournament: async (id, status, due, summary) => {
    await db
      .updateTable('tournaments')
      .set({ status, due, summary: JSON.stringify(summary) })
      .where('id', '=', id)
      .execute();
  },

  tournament: async (id) => {
    const row = await db
      .selectFrom('tournaments')
      .select(['id', 'title', 'host', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? { ...row, status: row.status as TournamentStatus } : null;
  },

  enterTournament: async (tournament, person) => {
    await db
      .insertInto('tournament_people')
      .values({ person, tournament })
      .onConflict((clash) => clash.doNothing())
      .execute();
  },

  dueTournaments: async (now) => {
    const rows = await db
      .selectFrom('tournaments')
      .select('id')
      .where('status', 'in', ['open', 'running'])
      .where('due', '<=', now)
      .orderBy('due')
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  },

  unfinishedTournaments: async (after, most) => {
    const rows = await db
      .selectFrom('tournaments')
      .select('id')
      .where('status', 'in', ['open', 'running'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },

  listedTournaments: async (most) => {
    const rows = await db
      .selectFrom('tournaments')
      .selectAll()
      .where('listed', '=', 1)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.map(summaryOf);
  },

  tournamentsOf: async (person, most) => {
    const rows = await db
      .selectFrom('tournaments')
      .selectAll()
      .where((is) =>
        is.or([
          is('host', '=', person),
          is(
            'id',
            'in',
            is.selectFrom('tournament_people').select('tournament').where('person', '=', person),
          ),
        ]),
      )
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.map(summaryOf);
  },

  hostedTournaments: async (host) => {
    const { count } = await db
      .selectFrom('tournaments')
      .select((each) => each.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('status', 'in', ['open', 'running'])
      .executeTakeFirstOrThrow();
    return count;
  },
});

const summaryOf = ({ id, title, status, summary }: Selectable<Schema['tournaments']>): TournamentSummary => ({
  ...(JSON.parse(summary) as Summary),
  id,
  title,
  status: status as TournamentStatus,
});
