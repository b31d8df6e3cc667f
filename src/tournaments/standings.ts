import type { PathStep, PlayerId, StandingRow } from '../protocol/tournaments.ts';
import { compareNumbers } from './compare.ts';
import type { PairedTable, Tournament } from './fold.ts';

/**
 * Points of everybody at a table: with four seats 3, 2, 1, 0, with two 1 and 0. Equal places share the points. Who did not
 * come gets none; null: it is still being played.
 */
export const pointsAt = ({ players, decided }: PairedTable, seats: number): readonly (number | null)[] => {
  if (!decided) return players.map(() => null);
  const places = new Map(decided.places.map(({ player, place }) => [player, place ?? 1]));
  return players.map((player) => {
    const place = places.get(player);
    if (place === undefined) return 0;
    const tied = [...places.values()].filter((other) => other === place).length;
    return Math.max(0, seats - place - (tied - 1) / 2);
  });
};

/** The points for a round without an opponent: those of a win, or of the middle place at a table. */
export const pointsForRest = (seats: number): number => (seats === 2 ? 1 : (seats - 1) / 2);

/** The best first. Equal points: who had stronger opponents, then who has won more often. */
export const standings = (tournament: Tournament): readonly StandingRow[] => {
  const paths = new Map(tournament.players.map(({ id }) => [id, pathOf(tournament, id)]));
  const total = new Map([...paths].map(([id, path]) => [id, sum(path.map(({ points }) => points ?? 0))]));
  const best = tournament.settings.seats - 1;
  const rows = tournament.players.map(({ id, gone }) => {
    const path = paths.get(id) ?? [];
    const [points, strength] = [
      total.get(id) ?? 0,
      strengthOf(tournament, path, (other) => total.get(other) ?? 0),
    ];
    const worth = [points, strength, path.filter((step) => step.points === best).length];
    return { player: id, points, strength, path, gone, worth };
  });
  // A stable sort: of equals who came first stays before.
  return rows
    .toSorted((a, b) => compareNumbers(b.worth, a.worth))
    .map(({ player, points, strength, path, gone, worth }) => {
      const place = 1 + rows.filter((other) => compareNumbers(other.worth, worth) > 0).length;
      return { player, place, points, strength, path, gone };
    });
};

const pathOf = ({ rounds, settings }: Tournament, id: PlayerId): readonly PathStep[] =>
  rounds.flatMap((round): readonly PathStep[] => {
    const rest = round.rests.find(({ player }) => player === id);
    if (rest) return [{ round: round.n, table: null, against: [], points: rest.points, unplayed: true }];
    const table = round.tables.find(({ players }) => players.includes(id));
    if (!table) return [];
    const points = pointsAt(table, settings.seats)[table.players.indexOf(id)] ?? null;
    const against = table.players.filter((other) => other !== id);
    return [{ round: round.n, table: table.n, against, points, unplayed: table.decided?.played === false }];
  });

/**
 * The points of all opponents. Where everybody meets everybody these are the same for all, and in an arena they grow with
 * the number of matches: there the points of beaten opponents count, and half the points of opponents in drawn matches.
 */
const strengthOf = (
  { settings: { format } }: Tournament,
  path: readonly PathStep[],
  total: (player: PlayerId) => number,
): number =>
  sum(
    path.map(({ against, points }) => {
      const theirs = sum(against.map(total));
      return format === 'swiss' || format === 'tables' ? theirs : theirs * (points ?? 0);
    }),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
