/** How the first try of somebody at a puzzle went. */
export interface PuzzleTry {
  readonly puzzle: string; // its id
  readonly solved: boolean;
  readonly strength: number; // of the solver, before this try
}

/** First tries at the puzzles of one game, some of them made offline. */
export interface PuzzleTries {
  readonly tries: readonly PuzzleTry[];
}

export const TRIES_AT_ONCE = 50;
export const STRONGEST = 4_000;

/** The tries of people at a puzzle, and its rating from bots and people together. */
export interface TriedPuzzle {
  readonly rating: number;
  readonly tries: number;
  readonly solved: number;
}

/** By the id of the puzzle; without those that nobody has tried. */
export type TriedPuzzles = Readonly<Record<string, TriedPuzzle>>;
