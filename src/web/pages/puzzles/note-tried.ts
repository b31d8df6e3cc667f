import { puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import { STRONGEST } from '../../../protocol/puzzles.ts';
import { afterPuzzle, keepProgress, progressIn, type Tried } from './puzzle-progress.ts';
import { countTry } from './puzzle-tries.ts';

/** Keeps how a puzzle went; the server counts it too, if it is a first try without a hint. */
export const noteTried = (game: string, line: PuzzleLine, tried: Tried): void => {
  const [before, puzzle] = [progressIn(game), puzzleId(line)];
  keepProgress(game, afterPuzzle(before, line, tried));
  if (before.done.includes(puzzle) || tried.hinted) return;
  const strength = Math.min(STRONGEST, Math.max(0, before.rating));
  countTry(game, { puzzle, solved: tried.solved, strength });
};
