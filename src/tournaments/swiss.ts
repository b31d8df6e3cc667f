import { defined } from '../kernel/defined.ts';
import type { PlayerId, StandingRow } from '../protocol/tournaments.ts';
import type { Pairing } from './events.ts';
import { activePlayers, type Tournament } from './fold.ts';
import { pairUp, type Dislike } from './pair-up.ts';
import { SeatOrder } from './seat-order.ts';
import { pointsForRest, standings } from './standings.ts';

const RESTS = 0; // stands first in the list for the one who has no opponent, so that this is settled first

/** The next round of a Swiss tournament: opponents with as many points, the upper half of them against the lower. */
export const swissRound = (tournament: Tournament): Pairing => {
  const rows = activeRows(tournament);
  const seats = new SeatOrder(tournament);
  const odd = rows.length % 2;
  const rowAt = (i: number): StandingRow => defined(rows[i - odd]);
  const isRest = (i: number): boolean => odd === 1 && i === RESTS;
  const pairs = pairUp({
    size: rows.length + odd,
    meetings: (a, b) => {
      if (isRest(a)) return rests(rowAt(b));
      return isRest(b) ? rests(rowAt(a)) : timesMet(rowAt(a), rowAt(b).player);
    },
    dislike: (a, b) =>
      isRest(a) ? keenOnPlaying(rowAt(b), tournament) : mismatch(rows, rowAt(a), rowAt(b), seats),
  });
  const points = pointsForRest(tournament.settings.seats);
  return {
    tables: pairs
      .filter(([a]) => !isRest(a))
      .map(([a, b]) => seats.order([rowAt(a).player, rowAt(b).player])),
    rests: pairs.filter(([a]) => isRest(a)).map(([, b]) => ({ player: rowAt(b).player, points })),
  };
};

/** The standings without those who are gone. */
export const activeRows = (tournament: Tournament): readonly StandingRow[] => {
  const active = new Set(activePlayers(tournament).map(({ id }) => id));
  return standings(tournament).filter(({ player }) => active.has(player));
};

export const timesMet = ({ path }: StandingRow, other: PlayerId): number =>
  path.filter(({ against }) => against.includes(other)).length;

const rests = ({ path }: StandingRow): number => path.filter(({ table }) => table === null).length;

/** The player with the fewest points rests; among equals a bot before a person. */
const keenOnPlaying = (row: StandingRow, { players }: Tournament): Dislike => [
  rests(row),
  row.points,
  players.some(({ id, isBot }) => id === row.player && isBot) ? 0 : 1,
];

const mismatch = (
  rows: readonly StandingRow[],
  one: StandingRow,
  other: StandingRow,
  seats: SeatOrder,
): Dislike => {
  const group = rows.filter(({ points }) => points === one.points).length;
  const apart = Math.abs(rows.indexOf(other) - rows.indexOf(one));
  return [
    timesMet(one, other.player),
    Math.abs(one.points - other.points),
    seats.lead(one.player) * seats.lead(other.player) > 0 ? 1 : 0, // both would need the same seat
    Math.abs(apart - Math.floor(group / 2)),
  ];
};
