import { chanceToSolve } from '../../../kernel/puzzle-rating.ts';
import { puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import { keptByGame } from '../../preferences/kept-by-game.ts';

/** The progress of a person in the puzzles of one game, kept in this browser. */
export interface PuzzleProgress {
  readonly rating: number;
  readonly streak: number;
  readonly longest: number;
  readonly last: readonly boolean[]; // solved or not, the newest last
  readonly done: readonly string[]; // ids of puzzles that do not come again
  readonly longestRow: number; // of those that get harder each time
  readonly mostInMinutes: number;
}

/** Before the first puzzle. */
export const FIRST: PuzzleProgress = {
  rating: 800,
  streak: 0,
  longest: 0,
  last: [],
  done: [],
  longestRow: 0,
  mostInMinutes: 0,
};
const SHOWN = 10;
const STEP = 32; // points at most for one puzzle
const FIRST_STEP = 64; // for the first ones, until the rating is about right
const SETTLED = 15; // puzzles

/** How a puzzle went at the first try. */
export interface Tried {
  readonly solved: boolean;
  readonly hinted: boolean;
}

/** The progress after a puzzle. With a hint the streak does not grow, and the rating stays; a known puzzle changes nothing. */
export const afterPuzzle = (
  before: PuzzleProgress,
  line: PuzzleLine,
  { solved, hinted }: Tried,
): PuzzleProgress => {
  const id = puzzleId(line);
  if (before.done.includes(id)) return before;
  const step = before.done.length < SETTLED ? FIRST_STEP : STEP;
  const surprise = (solved ? 1 : 0) - chanceToSolve(before.rating, line.rating);
  const streak = !solved ? 0 : hinted ? before.streak : before.streak + 1;
  return {
    ...before,
    rating: before.rating + (hinted && solved ? 0 : Math.round(step * surprise)),
    streak,
    longest: Math.max(before.longest, streak),
    last: [...before.last, solved].slice(-SHOWN),
    done: [...before.done, id],
  };
};

/** Puzzles whose solution has been shown: they are no first tries any more. */
export const afterShown = (before: PuzzleProgress, ids: readonly string[]): PuzzleProgress => ({
  ...before,
  done: [...new Set([...before.done, ...ids])],
});

const kept = keptByGame<Partial<PuzzleProgress>>('clowder.puzzles');

export const progressIn = (game: string): PuzzleProgress => ({ ...FIRST, ...kept.in(game) });

export const keepProgress: (game: string, progress: PuzzleProgress) => void = kept.keep;
