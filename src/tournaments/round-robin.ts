import type { PlayerId } from '../protocol/tournaments.ts';
import { defined } from '../kernel/defined.ts';
import type { Pairing, Rest } from './events.ts';
import type { Tournament } from './fold.ts';
import { SeatOrder } from './seat-order.ts';

/** With an odd number one rests in every round. */
export const roundRobinRounds = (players: number): number => (players % 2 ? players : players - 1);

const WALKOVER = 1; // the opponent has left the tournament

/**
 * Each against each: one stays, the others go round a circle by one place a round, and who sits opposite plays. Who has
 * no opponent because of an odd number gets nothing: this happens to everybody once.
 */
export const roundRobinRound = (tournament: Tournament, round: number): Pairing => {
  const { roster, players } = tournament;
  const circle = roster.length % 2 ? [...roster, null] : [...roster];
  const gone = new Set(players.filter((player) => player.gone).map(({ id }) => id));
  const seats = new SeatOrder(tournament);
  const tables: (readonly PlayerId[])[] = [];
  const rests: Rest[] = [];
  for (const pair of opposite(circle, round)) {
    const there = pair.flatMap((id) => (id === null || gone.has(id) ? [] : [id]));
    if (there.length === 2) tables.push(seats.order(there));
    else for (const player of there) rests.push({ player, points: pair.includes(null) ? 0 : WALKOVER });
  }
  return { tables, rests };
};

const opposite = (
  circle: readonly (PlayerId | null)[],
  round: number,
): readonly (readonly (PlayerId | null)[])[] => {
  const last = circle.length - 1; // stays
  const at = (i: number): PlayerId | null => defined(circle[(i + round - 1) % last]);
  return Array.from({ length: circle.length / 2 }, (_, i) =>
    i === 0 ? [at(0), defined(circle[last])] : [at(i), at(last - i)],
  );
};
