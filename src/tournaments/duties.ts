import type { TournamentEnd } from '../protocol/tournaments.ts';
import { arenaRound, arenaWakes } from './arena.ts';
import type { Happened, Pairing } from './events.ts';
import { activePlayers, openTables, type Round, type Tournament } from './fold.ts';
import { roundRobinRound, roundRobinRounds } from './round-robin.ts';
import { tablesRound } from './rotation.ts';
import { swissRound } from './swiss.ts';

/** The next duty of a tournament, as far as its events say. Tables and results are found by the server. */
export type Duty =
  | { readonly do: 'store'; readonly what: Happened }
  | { readonly do: 'make'; readonly round: Round }
  /** Nothing before this moment, unless a match ends or somebody comes or goes. Null: never. */
  | { readonly do: 'wait'; readonly until: number | null };

const OPEN_FOR = 7 * 24 * 3_600_000; // a tournament that never fills is closed after this time

const closed = (how: TournamentEnd): Duty => ({ do: 'store', what: { what: 'closed', how } });
const wait = (until: number | null): Duty => ({ do: 'wait', until });

const PAIR = 2;

/** `fewest` is the smallest table of the game, and at least two. */
export const dutyOf = (tournament: Tournament, fewest: number, now: number): Duty => {
  if (tournament.status === 'over') return wait(null);
  return tournament.status === 'open' ? beforeStart(tournament, now) : running(tournament, fewest, now);
};

const beforeStart = (tournament: Tournament, now: number): Duty => {
  const { settings, players, opened } = tournament;
  const full = players.length >= settings.places;
  const due = settings.startsAt ?? (full ? now : opened + OPEN_FOR);
  if (now < due) return wait(due);
  const expired = settings.startsAt === null && !full;
  return expired || !mayStart(tournament) ? closed('nobody') : start(tournament);
};

/** Two people, or one and bots: then there is somebody to play. */
export const mayStart = ({ settings, players }: Tournament): boolean =>
  players.length >= (settings.bots === null ? Math.min(2, settings.places) : 1);

export const start = ({ settings, players }: Tournament): Duty & { readonly do: 'store' } => {
  const empty = settings.bots === null ? 0 : Math.max(0, settings.places - players.length);
  const bots = Array.from({ length: empty }, (_, i) => `bot${i + 1}`);
  return { do: 'store', what: { what: 'started', bots } };
};

const running = (tournament: Tournament, fewest: number, now: number): Duty => {
  const unmade = tournament.rounds.find(({ made }) => !made);
  if (unmade) return { do: 'make', round: unmade };
  if (tournament.settings.format === 'arena') return inArena(tournament, now);
  const open = openTables(tournament);
  if (open.length) return wait(null);
  if (tournament.rounds.length >= roundsOf(tournament) || isDeserted(tournament, fewest))
    return closed('done');
  const due = roundDue(tournament);
  if (due !== null && now < due) return wait(due);
  const pairing = nextPairing(tournament, fewest, tournament.rounds.length + 1);
  return paired(tournament, pairing);
};

/** Bots do not play on alone. */
const isDeserted = (tournament: Tournament, fewest: number): boolean => {
  const active = activePlayers(tournament);
  return active.length < fewest || active.every(({ isBot }) => isBot);
};

/** The rounds that this tournament has; of an arena so many as fit into its time. */
export const roundsOf = ({ settings, roster }: Tournament): number =>
  settings.format === 'round-robin' ? roundRobinRounds(roster.length || settings.places) : settings.rounds;

/** When the next round begins; null: at once, because it is the first, or because a round is being played. */
export const roundDue = (tournament: Tournament): number | null => {
  const last = tournament.rounds.at(-1);
  if (!last || openTables(tournament).length) return null;
  const ends = last.tables.map(({ decided }) => decided?.at ?? last.at);
  return Math.max(last.at, ...ends) + tournament.settings.pause;
};

const nextPairing = (tournament: Tournament, fewest: number, round: number): Pairing => {
  const { format } = tournament.settings;
  if (format === 'round-robin') return roundRobinRound(tournament, round);
  return format === 'tables' ? tablesRound(tournament, fewest) : swissRound(tournament);
};

const paired = ({ rounds }: Tournament, pairing: Pairing): Duty => ({
  do: 'store',
  what: { what: 'paired', round: rounds.length + 1, ...pairing },
});

const inArena = (tournament: Tournament, now: number): Duty => {
  const ends = arenaEnds(tournament) ?? now;
  const playing = openTables(tournament).length > 0;
  if (now >= ends || isDeserted(tournament, PAIR)) return playing ? wait(null) : closed('done');
  const pairing = arenaRound(tournament, now);
  return pairing.tables.length
    ? paired(tournament, pairing)
    : wait(Math.min(ends, arenaWakes(tournament, now)));
};

export const arenaEnds = ({ settings, started }: Tournament): number | null =>
  settings.format === 'arena' && started !== null ? started + settings.minutes * 60_000 : null;
