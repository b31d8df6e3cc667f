import type { TableInRound, TournamentId, TournamentView } from '../../protocol/tournaments.ts';
import { arenaEnds, roundDue, roundsOf } from '../../tournaments/duties.ts';
import type { PairedTable, Round, Tournament } from '../../tournaments/fold.ts';
import { pointsAt, standings } from '../../tournaments/standings.ts';
import type { Guests } from '../people/guests.ts';
import type { Store } from '../store/store.ts';
import type { TournamentRow } from '../store/tournament-store.ts';
import { wall } from '../time.ts';
import { hereAt, isBot, tableIdOf } from './tournament-table.ts';
import { dueAt } from './tournaments.ts';

/** Everything that a page shows of a tournament. */
export const tournamentView = async (
  { store, guests }: { readonly store: Store; readonly guests: Guests },
  { id, title, host }: TournamentRow,
  tournament: Tournament,
  link: string,
): Promise<TournamentView> => {
  const { players, settings, status, end, rounds } = tournament;
  const people = players.filter(({ isBot: bot }) => !bot).map((player) => player.id);
  const known = await guests.people([host, ...people]);
  // A round that is paired and not made has no tables yet: its players would be sent to a table that does not exist.
  const made = rounds.filter((round) => round.made);
  const tables = await Promise.all(
    made.flatMap((round) => round.tables.map((table) => tableInRound(store, id, tournament, round, table))),
  );
  return {
    id,
    title,
    host,
    people: Object.fromEntries(known),
    settings,
    status,
    end,
    rounds: settings.format === 'arena' ? 0 : roundsOf(tournament),
    standings: standings(tournament),
    tables,
    nextRoundAt: status === 'running' && rounds.length < roundsOf(tournament) ? roundDue(tournament) : null,
    endsAt: arenaEnds(tournament),
    now: wall(),
    link,
  };
};

const tableInRound = async (
  store: Store,
  id: TournamentId,
  tournament: Tournament,
  round: Round,
  table: PairedTable,
): Promise<TableInRound> => {
  const known = {
    round: round.n,
    n: table.n,
    table: tableIdOf(id, round.n, table.n),
    players: table.players,
    points: pointsAt(table, tournament.settings.seats),
  };
  if (table.decided)
    return { ...known, status: table.decided.played ? 'over' : 'unplayed', here: [], until: null };
  const doc = (await store.table(known.table))?.doc;
  const here = doc ? hereAt(doc, table.players) : table.players.filter((player) => isBot(tournament, player));
  const missing = table.players.filter((player) => !here.includes(player));
  const waits = !doc || doc.status === 'waiting';
  return {
    ...known,
    status: waits ? 'waiting' : 'playing',
    here,
    until: waits ? dueAt(tournament, round.at, missing) : null,
  };
};
