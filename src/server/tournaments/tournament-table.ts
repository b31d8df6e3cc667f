import { ratingModeOf } from '../../kernel/abilities.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { RATED_ALLOWS, type TableId } from '../../protocol/table.ts';
import type { PlayerId, TournamentId } from '../../protocol/tournaments.ts';
import { placesAt } from '../../ratings/result.ts';
import { newDoc, type SeatDoc, type TableDoc } from '../../table/doc.ts';
import { freshSeed } from '../fresh-seed.ts';
import type { SeatPlace } from '../../tournaments/events.ts';
import type { Tournament } from '../../tournaments/fold.ts';

/** The creator of these tables: no person, so nobody can put bots on the seats of others. */
export const TOURNAMENT_CREATOR = 'tournament';

/** Made of tournament, round and number, so that a second server makes the same table. */
export const tableIdOf = (tournament: TournamentId, round: number, table: number): TableId =>
  `${tournament}r${round}t${table}`;

export const isBot = ({ players }: Tournament, id: PlayerId): boolean =>
  players.some((player) => player.id === id && player.isBot);

/** A table of a round: its seats are kept for its people, and bots sit there already. */
export const tournamentTable = (
  { game }: LoadedGame,
  tournament: Tournament,
  id: TournamentId,
  round: number,
  table: number,
  players: readonly PlayerId[],
): TableDoc => {
  const { settings } = tournament;
  const seats = players.map((player): SeatDoc =>
    isBot(tournament, player)
      ? { kind: 'bot', level: settings.bots ?? 0 }
      : { kind: 'open', keptFor: player },
  );
  const people = seats.filter(({ kind }) => kind === 'open').length;
  const rates = ratingModeOf(game, settings.options, seats.length) !== null;
  return newDoc({
    id: tableIdOf(id, round, table),
    game: settings.game,
    rulesVersion: game.version,
    options: settings.options,
    seats,
    creator: TOURNAMENT_CREATOR,
    seed: freshSeed(),
    created: Date.now(),
    listed: settings.listed,
    clock: settings.clock,
    allows: RATED_ALLOWS,
    rated: settings.rated && people > 1 && rates,
    tournament: id,
  });
};

/** The people who have sat down at a waiting table; bots always have. */
export const hereAt = (doc: TableDoc, players: readonly PlayerId[]): readonly PlayerId[] =>
  players.filter((_, i) => doc.seats[i]?.kind !== 'open');

/**
 * The places of those who have played. The match may have begun without some people, and the seats after theirs have
 * moved up; bots are always there.
 */
export const placesIn = (
  tournament: Tournament,
  doc: TableDoc,
  players: readonly PlayerId[],
): readonly SeatPlace[] => {
  const guests = new Set(doc.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : [])));
  const places = doc.halted ? doc.seats.map(() => null) : placesAt(doc);
  return players
    .filter((player) => guests.has(player) || isBot(tournament, player))
    .map((player, seat) => ({ player, place: places[seat] ?? null }));
};
