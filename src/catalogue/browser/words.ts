import type { AnyGameWords, GameTitle } from '../../words/game-words.ts';
import type { Locale } from '../../words/plural.ts';
import { load, type Files, type Module } from './folder.ts';
import { GAME_IDS } from './rules.ts';

/**
 * Finds the words of the games. Each language has its own files, so that a page loads only its own language.
 */
const WORDS: Files<AnyGameWords> = import.meta.glob<Module<AnyGameWords>>([
  '../../games/*/words/{en,uk,ru}/words.ts',
  '../../games/*/versions/*/words/{en,uk,ru}/words.js',
]);
const TITLES: Files<GameTitle> = import.meta.glob<Module<GameTitle>>(
  '../../games/*/words/{en,uk,ru}/title.ts',
);

export const loadGameWords = async (id: string, locale: Locale): Promise<AnyGameWords> => {
  const words = await load(WORDS, id, `words/${locale}/words.ts`);
  if (!words) throw new Error(`the game ${id} has no words in ${locale}`);
  return words;
};

/** Name, seats and one sentence of every game, by its id. */
export const loadTitles = async (locale: Locale): Promise<Readonly<Record<string, GameTitle | null>>> => {
  const titles = GAME_IDS.map(
    async (id) => [id, await load(TITLES, id, `words/${locale}/title.ts`)] as const,
  );
  return Object.fromEntries(await Promise.all(titles));
};
