import type { Kind } from '../../../kernel/game.ts';
import type { OpenPuzzle, PuzzleLine } from '../../../kernel/puzzle.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { useRacing } from './useRacing.ts';
import { useSolving, type Solving } from './useSolving.ts';

interface PuzzleToPlay {
  readonly book: PuzzleBook;
  readonly line: PuzzleLine;
  readonly puzzle: OpenPuzzle<Kind>;
  readonly running: boolean; // in a race: its clock runs
  readonly answerAfter?: number;
  readonly ended: (solved: boolean) => void;
}

/** Plays a puzzle: at leisure, or against the clock if it has a time. */
export const usePuzzle = ({ book, line, puzzle, running, answerAfter, ended }: PuzzleToPlay): Solving => {
  const weighed = book.puzzles.weighed === true;
  const thought = useSolving(book.game, line, puzzle, weighed, ended, answerAfter);
  const raced = useRacing(book, line, puzzle, running, ended);
  return puzzle.time === undefined ? thought : raced;
};
