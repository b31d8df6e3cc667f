import type { Solvers } from '../../kernel/puzzle-rating.ts';
import type { PuzzleTry } from '../../protocol/puzzles.ts';
import type { GuestId } from '../../protocol/table.ts';

/**
 * How people do with puzzles. Who has tried a puzzle is kept apart from how tries went, so that nothing says how one person did.
 */
export interface PuzzleStore {
  /** Counts the first try of this person; false: they have tried this puzzle before. */
  countTry(person: GuestId, game: string, tried: PuzzleTry): Promise<boolean>;
  /** The tries at the puzzles of a game, by the id of the puzzle. */
  puzzleTries(game: string): Promise<ReadonlyMap<string, readonly Solvers[]>>;
  /** The puzzles that this person has tried. */
  triedPuzzles(person: GuestId): Promise<readonly { readonly game: string; readonly puzzle: string }[]>;
}
