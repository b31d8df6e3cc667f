import type { Bot, Kind, Millis, Rng, Seat } from './game.ts';

/** A position with a task, on one line of text: goal, rating, the right first move, and the place where it begins. */
export interface PuzzleLine {
  readonly goal: string; // a key; the words of the game say it
  readonly rating: number; // on the scale of the ratings of people: that of somebody who solves half of such puzzles
  readonly solution: string; // the first move, or one of several that are equally good
  readonly where: string; // only the game can read it
}

/** puzzles/puzzles.ts in the folder of a game: its puzzles, and the answers to the moves of somebody who solves them. */
export interface Puzzles<K extends Kind> {
  readonly lines: string; // a line each
  readonly weighed?: true; // an answer is weighed against all others, and the board stays as it was
  readonly rules?: Readonly<Record<string, string>>; // by goal: the id of the rule or chapter of the rules page behind it
  open(line: PuzzleLine): OpenPuzzle<K>;
  /** Judges a move of the solver, who is to move in this state. `turns`: how many of the solver's turns are left, this one included. */
  judge(goal: string, state: K['state'], move: K['move'], turns: number): Verdict<K>;
}

export interface OpenPuzzle<K extends Kind> {
  readonly state: K['state'];
  readonly solver: Seat;
  readonly turns: number; // of the solver, until the goal is reached
  readonly time?: Millis; // in a race: from the first sight to the last move. The rules call it off then, and `turns` says nothing
}

/**
 * `on`: right so far, and the solver goes on after the replies of the other seat. `missed`: the replies show why. With
 * `answers`, the move was weighed against all others (weighed-puzzle.ts) and not played.
 */
export type Verdict<K extends Kind> =
  | { readonly is: 'solved'; readonly answers?: Answers<K> }
  | { readonly is: 'on'; readonly replies: readonly K['move'][]; readonly turns: number }
  | { readonly is: 'missed'; readonly replies: readonly K['move'][]; readonly answers?: Answers<K> };

/** The worth of each answer to a question; shown only after somebody has answered. */
export interface Answers<K extends Kind> {
  readonly unit: 'points' | 'chance'; // a chance is a number from 0 to 1
  readonly mine: number;
  readonly best: readonly Answer<K>[]; // the best first; the own one need not be among them
}
export interface Answer<K extends Kind> {
  readonly move: K['move'];
  readonly worth: number;
}

/** puzzles/miner.ts: finds puzzles in a match of bots. Only the command that makes them uses it. */
export interface PuzzleMiner<K extends Kind> {
  readonly table?: { readonly seats?: number; readonly options?: Partial<K['options']> }; // of the matches; by default two seats
  /** The puzzles among the positions of one match. */
  find(states: readonly K['state'][]): readonly Omit<PuzzleLine, 'rating'>[];
  /** True if the puzzle is right: its solution is what the game's puzzles.ts says, proved anew. */
  verify(line: PuzzleLine): boolean;
  /** The same by a solver that shares nothing with the first one, and may be slow. */
  readonly verifyAgain?: (line: PuzzleLine) => boolean;
  /** Weaker than every level, the weakest first: they tell easy puzzles apart, which every level solves. */
  readonly beginners?: readonly Bot<K>[];
  /** The same position on another day, for bots whose good and bad days follow from the state. */
  onAnotherDay?(state: K['state'], rng: Rng): K['state'];
}

const SHAPE = /^(\S+) (\d+) (\S+) (.+)$/;

export const readPuzzles = (lines: string): readonly PuzzleLine[] =>
  lines
    .split('\n')
    .map((line) => SHAPE.exec(line))
    .filter((found) => found !== null)
    .map(([, goal = '', rating, solution = '', where = '']) => ({
      goal,
      rating: Number(rating),
      solution,
      where,
    }));

export const writePuzzle = ({ goal, rating, solution, where }: PuzzleLine): string =>
  `${goal} ${rating} ${solution} ${where}`;

/** A short name that stays the same when puzzles are added or rated anew. */
export const puzzleId = ({ goal, where }: PuzzleLine): string => {
  let hash = 0x811c9dc5;
  for (const letter of `${goal} ${where}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};
