import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Locale } from '../../../words/plural.ts';
import type { PageWords } from '../../page/usePageWords.ts';
import type { ReviewWords } from '../../words/review.en.ts';

/** Words that only the review needs: the page loads them with the match. */

const WORDS: PageWords<ReviewWords> = {
  en: () => import('../../words/review.en.ts'),
  uk: () => import('../../words/review.uk.ts'),
  ru: () => import('../../words/review.ru.ts'),
};

export const loadReviewWords = async (language: Locale): Promise<ReviewWords> =>
  (await WORDS[language]()).default;

export const ReviewWordsContext = createContext<ReviewWords | null>(null);

export const useReviewWords = (): ReviewWords => {
  const words = useContext(ReviewWordsContext);
  if (!words) throw new Error('a part of the review was drawn outside the page that has its words');
  return words;
};
