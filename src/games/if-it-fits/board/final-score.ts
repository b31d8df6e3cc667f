import type { Outcome } from '../../../kernel/game.ts';
import type { FinalScoreTable } from '../../../web/kit/board.ts';
import type { AnyGameWords } from '../../../words/game-words.ts';

/**
 * A row for each box that somebody holds, worth nothing or not: they were all counted on the table, and a box that is missing
 * here would look like a mistake. Points lost by sprays are told only if they may have broken a tie.
 */
export const finalScoreTable = (
  { lines, scores }: Outcome,
  words: Pick<AnyGameWords, 'lines'>,
): FinalScoreTable => {
  const tied = scores.filter((score) => score === Math.max(...scores)).length > 1;
  const told = lines
    .filter(({ what }) => tied || what !== 'sprays')
    .map((line) => ({
      seat: line.seat,
      points: line.points,
      label: words.lines[line.what]?.(line.with ?? {}) ?? line.what,
    }));
  const rows = [...new Set(told.map(({ label }) => label))].map((label) => ({
    label,
    points: scores.map(
      (_, seat) => told.find((line) => line.label === label && line.seat === seat)?.points ?? null,
    ),
  }));
  return { others: [], rows };
};
