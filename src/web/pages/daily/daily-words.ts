import type { PageWords } from '../../page/usePageWords.ts';
import type { DailyPageWords } from '../../words/daily.en.ts';

export const DAILY_WORDS: PageWords<DailyPageWords> = {
  en: () => import('../../words/daily.en.ts'),
  uk: () => import('../../words/daily.uk.ts'),
  ru: () => import('../../words/daily.ru.ts'),
};
