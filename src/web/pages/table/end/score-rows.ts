import type { Kind, Outcome } from '../../../../kernel/game.ts';
import type { TableInfo } from '../../../../protocol/table.ts';
import type { BoardModule, FinalScoreRow, FinalScoreTable } from '../../../kit/board.ts';
import { wordsAt } from '../../../preferences/language.ts';

/**
 * The value of each score line per seat, in the order of the game. Lines with the same text share a row;
 * lines that are zero for everybody are shown only if they may have broken a tie.
 */
const rowsOf = (table: TableInfo, { lines, scores }: Outcome): FinalScoreRow[] => {
  const said = wordsAt(table).lines;
  const labelled = lines.map((line) => ({ ...line, label: said[line.what]?.(line.with ?? {}) ?? line.what }));
  const rows = [...new Set(labelled.map(({ label }) => label))].map((label) => {
    const own = labelled.filter((line) => line.label === label);
    const points = scores.map((_, seat) => {
      const mine = own.filter((line) => line.seat === seat);
      return mine.length === 0 ? null : mine.reduce((sum, line) => sum + line.points, 0);
    });
    return { label, points };
  });
  const tied = scores.filter((score) => score === Math.max(...scores)).length > 1;
  return tied ? rows : rows.filter(({ points }) => points.some((worth) => worth));
};

/** The final score as the game arranges it, else line under line. */
export const scoreTable = (table: TableInfo, outcome: Outcome, board: BoardModule<Kind>): FinalScoreTable =>
  board.finalScore?.(outcome, wordsAt(table)) ?? { others: [], rows: rowsOf(table, outcome) };
