import type { DailyWords } from '../../words/daily-words.ts';
import type { Locale } from '../../words/plural.ts';
import { load, type Files, type Module } from './folder.ts';

/** A file of its own: the list of these files is loaded with the page of the daily five, not with the lobby. */
const DAILY_WORDS: Files<DailyWords> = import.meta.glob<Module<DailyWords>>(
  '../../games/*/words/{en,uk,ru}/daily.ts',
);

/** The text that says what the daily task of a game asks for; null if it has none. */
export const loadDailyWords = (id: string, locale: Locale): Promise<DailyWords | null> =>
  load(DAILY_WORDS, id, `words/${locale}/daily.ts`);
