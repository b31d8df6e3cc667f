import type { PuzzleLine } from '../../../kernel/puzzle.ts';

/** The rules of "three minutes of puzzles". */
export const MICE = 3; // mistakes
export const LASTS = 3 * 60_000; // milliseconds
export const FROM = 300; // the rating of the first one

export interface RushPuzzle {
  readonly line: PuzzleLine;
  readonly solved: boolean;
}

export interface RushEnd {
  readonly why: 'time' | 'mice' | 'stopped';
  readonly results: readonly RushPuzzle[];
}
