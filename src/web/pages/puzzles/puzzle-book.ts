import type { Game, Kind } from '../../../kernel/game.ts';
import type { PuzzleLine, Puzzles } from '../../../kernel/puzzle.ts';
import type { PuzzleWords } from '../../../words/puzzle-words.ts';
import type { BoardModule } from '../../kit/board.ts';

/** Everything that the puzzles of a game need. */
export interface PuzzleBook {
  readonly game: Game<Kind>;
  readonly board: BoardModule<Kind>;
  readonly puzzles: Puzzles<Kind>;
  readonly lines: readonly PuzzleLine[];
  readonly words: PuzzleWords;
}
