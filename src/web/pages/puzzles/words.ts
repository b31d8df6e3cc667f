import type { PageWords } from '../../page/usePageWords.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';

/** The words of all pages with puzzles. */
export const WORDS: PageWords<PuzzlePageWords> = {
  en: () => import('../../words/puzzles.en.ts'),
  uk: () => import('../../words/puzzles.uk.ts'),
  ru: () => import('../../words/puzzles.ru.ts'),
};
