import { puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import type { PuzzleProgress } from './puzzle-progress.ts';

const NEAR = 12; // puzzles among which chance decides
const LEVEL = 200; // points: what is farther away is another level

type SolverProgress = Pick<PuzzleProgress, 'rating' | 'done'>;

/** Those that have not been seen. */
export const freshIn = (lines: readonly PuzzleLine[], done: readonly string[]): readonly PuzzleLine[] => {
  const seen = new Set(done);
  return lines.filter((line) => !seen.has(puzzleId(line)));
};

/** One of the puzzles nearest to this rating. `dice`: 0 to 1. */
const nearest = (lines: readonly PuzzleLine[], rating: number, dice: number): PuzzleLine | null => {
  const near = lines
    .toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, NEAR);
  return near[Math.floor(dice * near.length)] ?? null;
};

/** A puzzle near this strength that has not been seen; null: all of this level are solved. */
export const nextPuzzle = (
  lines: readonly PuzzleLine[],
  { rating, done }: SolverProgress,
  dice: number,
): PuzzleLine | null =>
  nearest(
    freshIn(lines, done).filter((line) => Math.abs(line.rating - rating) <= LEVEL),
    rating,
    dice,
  );

/** For somebody who has solved all of their level: a harder one; after those an easier one; after all of them the oldest again. */
export const puzzleBeyond = (
  lines: readonly PuzzleLine[],
  { rating, done }: SolverProgress,
): PuzzleLine | null => {
  const fresh = freshIn(lines, done);
  const harder = fresh.filter((line) => line.rating > rating);
  const oldest = done.map((id) => lines.find((line) => puzzleId(line) === id)).find(Boolean);
  return nearest(harder, rating, 0) ?? nearest(fresh, rating, 0) ?? oldest ?? lines[0] ?? null;
};

const EVERY = 40; // points by which a climb gets harder with each puzzle

/** The next one of a climb that begins at a rating and gets harder each time. `used`: those of this climb do not come again. */
export const climb = (
  lines: readonly PuzzleLine[],
  from: number,
  used: readonly string[],
  dice: number,
): PuzzleLine | null => nearest(freshIn(lines, used), from + EVERY * used.length, dice);
