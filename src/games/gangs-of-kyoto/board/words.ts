import type { AllWords } from '../../../words/game-words.ts';
import type { Locale } from '../../../words/plural.ts';
import en from '../words/en.ts';
import ru from '../words/ru.ts';
import townEn from '../words/town.en.ts';
import townRu from '../words/town.ru.ts';
import townUk from '../words/town.uk.ts';
import type { TownWords } from '../words/town-words.ts';
import uk from '../words/uk.ts';
import type { BoardWords, KyotoWords } from '../words/words.ts';

const GAME: Readonly<Record<Locale, KyotoWords>> = { en, uk, ru };

/** Typed, for the board. */
export const WORDS: Readonly<Record<Locale, TownWords & BoardWords>> = {
  en: { ...townEn, ...en.board },
  uk: { ...townUk, ...uk.board },
  ru: { ...townRu, ...ru.board },
};

/** What the rules say, for whoever looks words up by a key. */
export const ANY_WORDS = GAME as unknown as AllWords;
