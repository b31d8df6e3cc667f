import type { Millis } from '../kernel/game.ts';
import type { PlayerId, StandingRow } from '../protocol/tournaments.ts';
import { defined } from '../kernel/defined.ts';
import type { Pairing } from './events.ts';
import { openTables, type Tournament } from './fold.ts';
import { pairUp } from './pair-up.ts';
import { SeatOrder } from './seat-order.ts';
import { activeRows } from './swiss.ts';

const BOT_AFTER = 3; // pauses alone: then a bot is better than nobody

/** The pairs that can play now, while others still play. Empty: none yet. */
export const arenaRound = (tournament: Tournament, now: number): Pairing => {
  const { players, settings } = tournament;
  const busy = new Set(openTables(tournament).flatMap(({ table }) => table.players));
  const bots = new Set(players.filter(({ isBot }) => isBot).map(({ id }) => id));
  const free = activeRows(tournament).filter(({ player }) => !busy.has(player));
  const rested = (times: number) => (row: StandingRow) =>
    now - freeSince(tournament, row.player) >= times * settings.pause;
  const people = free.filter(({ player }) => !bots.has(player)).filter(rested(1));
  const bot = free.find(({ player }) => bots.has(player));
  const [alone] = people;
  if (people.length === 1 && alone && bot && rested(BOT_AFTER)(alone))
    return pairing(tournament, [alone, bot]);
  // Longest waiting first, so that with an odd number nobody is left out twice.
  const waiting = people.toSorted(
    (a, b) => freeSince(tournament, a.player) - freeSince(tournament, b.player),
  );
  const even = new Set(waiting.slice(0, people.length - (people.length % 2)).map(({ player }) => player));
  return pairing(
    tournament,
    people.filter(({ player }) => even.has(player)),
  );
};

/** When the next pairing may be possible, if nothing else happens. */
export const arenaWakes = ({ settings: { pause } }: Tournament, now: number): Millis =>
  now + Math.max(pause, 1_000);

/** The end of the last match, or the start. */
const freeSince = ({ rounds, started }: Tournament, player: PlayerId): number =>
  Math.max(
    started ?? 0,
    ...rounds.flatMap(({ tables }) =>
      tables.flatMap(({ players, decided }) => (decided && players.includes(player) ? [decided.at] : [])),
    ),
  );

const lastOf = ({ path }: StandingRow): PlayerId | undefined => path.at(-1)?.against[0];

const pairing = (tournament: Tournament, rows: readonly StandingRow[]): Pairing => {
  const seats = new SeatOrder(tournament);
  const pairs = pairUp({
    size: rows.length,
    // Meeting again is usual in an arena, but not twice in a row while somebody else is free.
    meetings: (a, b) => {
      const [one, other] = [defined(rows[a]), defined(rows[b])];
      return lastOf(one) === other.player || lastOf(other) === one.player ? 1 : 0;
    },
    dislike: (a, b) => [Math.abs(defined(rows[a]).points - defined(rows[b]).points), Math.abs(a - b)],
  });
  return {
    tables: pairs.map(([a, b]) => seats.order([defined(rows[a]).player, defined(rows[b]).player])),
    rests: [],
  };
};
