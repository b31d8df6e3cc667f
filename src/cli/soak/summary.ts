import { mean } from '../arena/statistics.ts';
import type { Soaked } from './soak-match.ts';

const HEADINGS = ['game', 'seats', 'played by', 'matches', 'moves', 'longest', 'ms a match'] as const;

const isNumber = (column: number): boolean => column !== 0 && column !== 2;

const kindOf = ({ game, seats, playedBy }: Soaked): string => `${game} ${seats} ${playedBy}`;

const rowOf = (all: readonly Soaked[]): string[] => {
  const [{ game, seats, playedBy } = { game: '', seats: 0, playedBy: '' }] = all;
  const moves = all.map((one) => one.moves);
  return [
    game,
    String(seats),
    playedBy,
    String(all.length),
    mean(moves).toFixed(1),
    String(moves.reduce((most, one) => Math.max(most, one), 0)),
    mean(all.map(({ ms }) => ms)).toFixed(1),
  ];
};

/** A table with a row for every game, number of seats and kind of players. */
export const printedSoak = (all: readonly Soaked[]): string => {
  const kinds = [...new Set(all.map(kindOf))].toSorted();
  const rows = kinds.map((kind) => rowOf(all.filter((one) => kindOf(one) === kind)));
  const lines = [[...HEADINGS], ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
