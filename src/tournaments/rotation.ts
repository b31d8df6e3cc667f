import type { PlayerId } from '../protocol/tournaments.ts';
import { defined } from '../kernel/defined.ts';
import type { Pairing } from './events.ts';
import type { Tournament } from './fold.ts';
import { SeatOrder } from './seat-order.ts';
import { pointsForRest } from './standings.ts';
import { activeRows, timesMet } from './swiss.ts';

/**
 * Tables of three to six: everybody meets as many others as possible, and nobody the same ones again and again. `fewest` is
 * the smallest table of the game: who cannot be seated rests, those first who have rested least.
 */
export const tablesRound = (tournament: Tournament, fewest: number): Pairing => {
  const { seats } = tournament.settings;
  const rows = activeRows(tournament);
  const sizes = tableSizes(rows.length, seats, fewest);
  const seated = sizes.reduce((all, size) => all + size, 0);
  const byRests = rows.toSorted((a, b) => rested(b.path) - rested(a.path)); // a stable sort: the last in the standings rests
  const playing = new Set(byRests.slice(0, seated).map(({ player }) => player));
  const met = (a: PlayerId, b: PlayerId): number => {
    const row = rows.find(({ player }) => player === a);
    return row ? timesMet(row, b) : 0;
  };
  const tables = mixed(
    deal(
      rows.flatMap(({ player }) => (playing.has(player) ? [player] : [])),
      sizes,
    ),
    met,
  );
  const order = new SeatOrder(tournament);
  return {
    tables: tables.map((players) => order.order(players)),
    rests: rows
      .filter(({ player }) => !playing.has(player))
      .map(({ player }) => ({ player, points: pointsForRest(seats) })),
  };
};

const rested = (path: readonly { readonly table: number | null }[]): number =>
  path.filter(({ table }) => table === null).length;

/** As few tables as possible, as equal as possible, the larger ones first. */
export const tableSizes = (players: number, seats: number, fewest: number): readonly number[] => {
  const tables = Math.ceil(players / seats);
  if (tables === 0 || players < fewest) return [];
  if (Math.floor(players / tables) < fewest)
    return Array.from({ length: Math.floor(players / seats) }, () => seats);
  return Array.from({ length: tables }, (_, i) => Math.floor((players + tables - 1 - i) / tables));
};

/** One after the other, as cards are dealt: strong and weak ones at every table. */
const deal = (players: readonly PlayerId[], sizes: readonly number[]): readonly (readonly PlayerId[])[] => {
  const tables: PlayerId[][] = sizes.map(() => []);
  let next = 0;
  for (const player of players) {
    while (defined(tables[next % sizes.length]).length >= defined(sizes[next % sizes.length])) next++;
    defined(tables[next % sizes.length]).push(player);
    next++;
  }
  return tables;
};

type Met = (a: PlayerId, b: PlayerId) => number;

/** Two people at different tables change places as long as fewer of those who meet have met before. */
const mixed = (dealt: readonly (readonly PlayerId[])[], met: Met): readonly (readonly PlayerId[])[] => {
  let tables = dealt;
  for (let better = swapped(tables, met); better; better = swapped(tables, met)) tables = better;
  return tables;
};

/** The best change of places of two people; null if none is better. */
const swapped = (
  tables: readonly (readonly PlayerId[])[],
  met: Met,
): readonly (readonly PlayerId[])[] | null => {
  let [best, gain]: [readonly (readonly PlayerId[])[] | null, number] = [null, 0];
  tables.forEach((one, i) =>
    tables.slice(i + 1).forEach((other, k) =>
      one.forEach((a, x) =>
        other.forEach((b, y) => {
          const now = worth(one, met) + worth(other, met);
          const [first, second] = [one.with(x, b), other.with(y, a)];
          const after = worth(first, met) + worth(second, met);
          if (now - after > gain) [best, gain] = [tables.with(i, first).with(i + 1 + k, second), now - after];
        }),
      ),
    ),
  );
  return best;
};

/** How often those at a table have met; a third time is worse than two second times. */
const worth = (table: readonly PlayerId[], met: Met): number =>
  table.reduce((all, a, i) => all + table.slice(i + 1).reduce((sum, b) => sum + met(a, b) ** 2, 0), 0);
