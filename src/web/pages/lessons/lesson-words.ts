import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import type { LessonPageWords } from '../../words/lessons.en.ts';

const WORDS: PageWords<LessonPageWords> = {
  en: () => import('../../words/lessons.en.ts'),
  uk: () => import('../../words/lessons.uk.ts'),
  ru: () => import('../../words/lessons.ru.ts'),
};

/** The words of the lesson pages, or null until they are loaded. */
export const useLessonPageWords = (): LessonPageWords | null => usePageWords(WORDS);
