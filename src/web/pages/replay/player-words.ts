import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Locale } from '../../../words/plural.ts';
import type { PageWords } from '../../page/usePageWords.ts';
import type { PlayerWords } from '../../words/player.en.ts';

/** Words that only the player of a replay needs: the page loads them with the match. */

const WORDS: PageWords<PlayerWords> = {
  en: () => import('../../words/player.en.ts'),
  uk: () => import('../../words/player.uk.ts'),
  ru: () => import('../../words/player.ru.ts'),
};

export const loadPlayerWords = async (language: Locale): Promise<PlayerWords> =>
  (await WORDS[language]()).default;

export const PlayerWordsContext = createContext<PlayerWords | null>(null);

export const usePlayerWords = (): PlayerWords => {
  const words = useContext(PlayerWordsContext);
  if (!words) throw new Error('a part of the player was drawn outside the page that has its words');
  return words;
};
