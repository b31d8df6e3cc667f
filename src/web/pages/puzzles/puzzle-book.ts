import type { Game, Kind } from '../../../kernel/game.ts';
import { readPuzzles, type PuzzleLine, type Puzzles } from '../../../kernel/puzzle.ts';
import type { TriedPuzzles } from '../../../protocol/puzzles.ts';
import type { PuzzleWords } from '../../../words/puzzle-words.ts';
import { loadBoard } from '../../../catalogue/browser/boards.ts';
import { loadGame, loadPuzzles } from '../../../catalogue/browser/rules.ts';
import { loadPuzzleWords } from '../../../catalogue/browser/puzzle-words.ts';
import type { BoardModule } from '../../kit/board.ts';
import { locale, openWords } from '../../preferences/language.ts';
import { ratedByAll, readTried } from './puzzle-tries.ts';

/** Everything that the puzzles of a game need. */
export interface PuzzleBook {
  readonly game: Game<Kind>;
  readonly board: BoardModule<Kind>;
  readonly puzzles: Puzzles<Kind>;
  readonly lines: readonly PuzzleLine[]; // with the ratings that are shown
  readonly tried: TriedPuzzles;
  readonly words: PuzzleWords;
}

const PATIENCE = 1_500; // milliseconds to wait for the server; puzzles can be solved without it

const soonTried = (id: string): Promise<TriedPuzzles> =>
  Promise.race([
    readTried(id),
    new Promise<TriedPuzzles>((done) => void setTimeout(() => done({}), PATIENCE)),
  ]);

/** Null: the game has no board. */
export const loadBook = async (id: string): Promise<PuzzleBook | null> => {
  const [game, board, puzzles, words, tried] = await Promise.all([
    loadGame(id),
    loadBoard(id),
    loadPuzzles(id),
    loadPuzzleWords(id, locale.value),
    soonTried(id),
    openWords(id),
  ]);
  return (
    board && { game, board, puzzles, words, tried, lines: ratedByAll(readPuzzles(puzzles.lines), tried) }
  );
};
