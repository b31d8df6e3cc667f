import { signal } from '@preact/signals';
import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import { puzzleId } from '../../../kernel/puzzle.ts';

/** What this browser knows of somebody who solves the puzzles of one game. */
export interface PuzzleProgress {
  readonly rating: number;
  readonly streak: number;
  readonly longest: number;
  readonly last: readonly boolean[]; // solved or not, the newest last
  readonly done: readonly string[]; // ids of puzzles that do not come again
}

const FIRST: PuzzleProgress = { rating: 800, streak: 0, longest: 0, last: [], done: [] };
const SHOWN = 10;
const STEP = 32; // points at most for one puzzle
const FIRST_STEP = 64; // for the first ones, until the rating is about right
const SETTLED = 15; // puzzles
const SPREAD = 400;

/** The progress after a puzzle. With a hint the streak does not grow, and the rating stays. */
export const afterPuzzle = (
  before: PuzzleProgress,
  line: PuzzleLine,
  solved: boolean,
  hinted: boolean,
): PuzzleProgress => {
  const expected = 1 / (1 + 10 ** ((line.rating - before.rating) / SPREAD));
  const step = before.done.length < SETTLED ? FIRST_STEP : STEP;
  const gained = hinted && solved ? 0 : Math.round(step * ((solved ? 1 : 0) - expected));
  const streak = !solved ? 0 : hinted ? before.streak : before.streak + 1;
  return {
    rating: before.rating + gained,
    streak,
    longest: Math.max(before.longest, streak),
    last: [...before.last, solved].slice(-SHOWN),
    done: [...before.done.filter((id) => id !== puzzleId(line)), puzzleId(line)],
  };
};

const NEAR = 12; // puzzles among which chance decides

/** A puzzle near this strength that has not been seen; after all of them the oldest come again. `dice`: 0 to 1. */
export const nextPuzzle = (
  lines: readonly PuzzleLine[],
  { rating, done }: PuzzleProgress,
  dice: number,
): PuzzleLine | null => {
  const seen = new Set(done);
  const fresh = lines.filter((line) => !seen.has(puzzleId(line)));
  const near = (fresh.length > 0 ? fresh : lines)
    .toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, NEAR);
  return near[Math.floor(dice * near.length)] ?? null;
};

const KEY = 'clowder.puzzles';

const read = (): Readonly<Record<string, PuzzleProgress>> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, PuzzleProgress>>;
  } catch {
    return {};
  }
};

const kept = signal(read());

export const progressIn = (game: string): PuzzleProgress => ({ ...FIRST, ...kept.value[game] });

export const keepProgress = (game: string, progress: PuzzleProgress): void => {
  kept.value = { ...kept.value, [game]: progress };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value));
  } catch {
    // Private windows may refuse to keep anything; then the next visit begins anew.
  }
};
