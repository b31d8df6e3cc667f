import type { PageWords } from '../page/usePageWords.ts';
import type { ToldWords } from '../words/told.en.ts';

/** Loaded with whatever asks or tells. */
export const TOLD_WORDS: PageWords<ToldWords> = {
  en: () => import('../words/told.en.ts'),
  uk: () => import('../words/told.uk.ts'),
  ru: () => import('../words/told.ru.ts'),
};
