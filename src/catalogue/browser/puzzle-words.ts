import type { Locale } from '../../words/plural.ts';
import type { PuzzleWords } from '../../words/puzzle-words.ts';
import { load, type Files, type Module } from './folder.ts';

/** A file of its own: the list of these files is loaded with a page of puzzles, not with the lobby. */
const PUZZLE_WORDS: Files<PuzzleWords> = import.meta.glob<Module<PuzzleWords>>(
  '../../games/*/words/{en,uk,ru}/puzzles.ts',
);

export const loadPuzzleWords = async (id: string, locale: Locale): Promise<PuzzleWords> => {
  const words = await load(PUZZLE_WORDS, id, `words/${locale}/puzzles.ts`);
  if (!words) throw new Error(`the puzzles of ${id} have no words in ${locale}`);
  return words;
};
