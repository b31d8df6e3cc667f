import type { PageWords } from '../../page/usePageWords.ts';
import type { MatchesWords } from '../../words/matches.en.ts';

/** Words of lists of matches. */
export const MATCHES_WORDS: PageWords<MatchesWords> = {
  en: () => import('../../words/matches.en.ts'),
  uk: () => import('../../words/matches.uk.ts'),
  ru: () => import('../../words/matches.ru.ts'),
};
