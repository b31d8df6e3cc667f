import type { PageWords } from '../../page/usePageWords.ts';
import { timeLeft } from '../../table/clock-words.ts';
import type { TournamentWords } from '../../words/tournaments.en.ts';

/** Words that no other page needs are loaded with these. */
export const WORDS: PageWords<TournamentWords> = {
  en: () => import('../../words/tournaments.en.ts'),
  uk: () => import('../../words/tournaments.uk.ts'),
  ru: () => import('../../words/tournaments.ru.ts'),
};

/** Points as people write them: 1½. */
export const writePoints = (points: number): string => {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ''}½`;
};

/** The time until a moment, never less than nothing: 4:10. */
export const writeTime = (ms: number): string => timeLeft(Math.max(0, ms));
