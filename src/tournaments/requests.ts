import type { Refusal } from '../kernel/game.ts';
import type { GuestId } from '../protocol/table.ts';
import type { Happened } from './events.ts';
import { mayStart, roundsOf, start } from './duties.ts';
import type { Player, Tournament } from './fold.ts';

/** Requests to a tournament. The result is an event to be stored, nothing (it is so already), or a refusal. */
export type Answered = Happened | Refusal | null;

export const join = (tournament: Tournament, player: GuestId): Answered => {
  const { settings, players, status } = tournament;
  const known = players.find(({ id }) => id === player);
  if (status === 'over') return { why: 'tournament-over' };
  if (known && !known.gone) return null;
  const room = players.filter(({ gone }) => !gone).length < settings.places;
  if (status === 'open') return room ? { what: 'joined', player } : { why: 'tournament-full' };
  if (tournament.rounds.length >= roundsOf(tournament) && settings.format !== 'arena')
    return { why: 'tournament-last-round' };
  if (known) return { what: 'late', player, instead: null }; // comes back to the own place
  if (!settings.late || settings.format === 'round-robin') return { why: 'tournament-begun' };
  const bot = room ? null : freeBot(tournament);
  return room || bot ? { what: 'late', player, instead: bot?.id ?? null } : { why: 'tournament-full' };
};

/** The last bot that has not left yet. */
const freeBot = ({ players }: Tournament): Player | undefined =>
  players.findLast(({ isBot, gone }) => isBot && !gone);

export const withdraw = ({ players, status }: Tournament, player: GuestId): Answered => {
  const known = players.find(({ id }) => id === player);
  if (status === 'over') return { why: 'tournament-over' };
  if (!known) return { why: 'not-in-tournament' };
  return known.gone ? null : { what: 'withdrawn', player };
};

/** The host begins before all places are taken. */
export const startNow = (tournament: Tournament, guest: GuestId): Answered => {
  if (tournament.host !== guest) return { why: 'not-the-host' };
  if (tournament.status !== 'open') return { why: 'tournament-begun' };
  return mayStart(tournament) ? start(tournament).what : { why: 'tournament-too-few' };
};

/** Before the start: later it belongs to all who play. */
export const cancel = ({ host, status }: Tournament, guest: GuestId): Answered => {
  if (host !== guest) return { why: 'not-the-host' };
  if (status === 'over') return null;
  return status === 'open' ? { what: 'closed', how: 'cancelled' } : { why: 'tournament-begun' };
};
