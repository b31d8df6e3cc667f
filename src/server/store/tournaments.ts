import type { Kysely, Selectable } from 'kysely';
import type { TournamentStatus, TournamentSummary } from '../../protocol/tournaments.ts';
import type { TournamentEvent } from '../../tournaments/events.ts';
import { claimed } from './claimed.ts';
import type { Schema } from './schema.ts';
import type { Summary, TournamentStore } from './tournament-store.ts';

const AT_ONCE = 100;

const NEVER = Number.MAX_SAFE_INTEGER;

const callAt = (db: Kysely<Schema>, tournament: string, round: number) =>
  db.updateTable('tournament_calls').where('tournament', '=', tournament).where('round', '=', round);

/** Queries of tournaments, the same for both databases. */
export const tournaments = (db: Kysely<Schema>): TournamentStore => ({
  ...events(db),
  ...calls(db),
  ...tournamentRows(db),
  ...unfinishedOnes(db),
  ...lists(db),
});

const events = (db: Kysely<Schema>): Pick<TournamentStore, 'addTournamentEvent' | 'tournamentEvents'> => ({
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
});

/** Calls to the people of a round: each is told, whichever server does it. */
const calls = (db: Kysely<Schema>): Pick<TournamentStore, 'addCall' | 'takeCalls' | 'callDone'> => ({
  addCall: async (tournament, round, due) => {
    await db
      .insertInto('tournament_calls')
      .values({ tournament, round, due })
      .onConflict((clash) => clash.doNothing())
      .execute();
  },

  takeCalls: async (now, until) => {
    const waiting = db.selectFrom('tournament_calls').selectAll().where('due', '<=', now);
    const taken = await claimed(
      await waiting.orderBy('due').limit(AT_ONCE).execute(),
      ({ tournament, round, due }) =>
        callAt(db, tournament, round).set({ due: until }).where('due', '=', due),
    );
    return taken.map(({ tournament, round }) => ({ tournament, round }));
  },

  callDone: async (tournament, round) => {
    await callAt(db, tournament, round).set({ due: NEVER }).execute();
  },
});

const tournamentRows = (
  db: Kysely<Schema>,
): Pick<
  TournamentStore,
  'addTournament' | 'noteTournament' | 'tournament' | 'enterTournament' | 'unlistTournament'
> => ({
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

  unlistTournament: async (id) => {
    await db.updateTable('tournaments').set({ listed: 0 }).where('id', '=', id).execute();
  },
});

const unfinished = (db: Kysely<Schema>) =>
  db.selectFrom('tournaments').where('status', 'in', ['open', 'running']);

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

const unfinishedOnes = (
  db: Kysely<Schema>,
): Pick<TournamentStore, 'dueTournaments' | 'unfinishedTournaments' | 'hostedTournaments'> => ({
  dueTournaments: async (now) => {
    const due = unfinished(db).where('due', '<=', now).orderBy('due');
    return idsOf(await due.select('id').limit(AT_ONCE).execute());
  },

  unfinishedTournaments: async (after, most) => {
    const next = unfinished(db).where('id', '>', after).orderBy('id');
    return idsOf(await next.select('id').limit(most).execute());
  },

  hostedTournaments: async (host) => {
    const { count } = await unfinished(db)
      .select((each) => each.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .executeTakeFirstOrThrow();
    return count;
  },
});

const lists = (db: Kysely<Schema>): Pick<TournamentStore, 'listedTournaments' | 'tournamentsOf'> => ({
  listedTournaments: async (most) => {
    const latest = db
      .selectFrom('tournaments')
      .selectAll()
      .where('listed', '=', 1)
      .orderBy('at', 'desc')
      .limit(most);
    const open = await latest.where('status', 'in', ['open', 'running']).execute();
    const over = open.length < most ? await latest.where('status', '=', 'over').execute() : [];
    return [...open, ...over].slice(0, most).map(summaryOf);
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
});

const summaryOf = ({ id, title, status, summary }: Selectable<Schema['tournaments']>): TournamentSummary => ({
  ...(JSON.parse(summary) as Summary),
  id,
  title,
  status: status as TournamentStatus,
});
