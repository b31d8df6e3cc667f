import type { AllWords } from '../../../words/game-words.ts';
import type { Locale } from '../../../words/plural.ts';
import gameEn from '../words/en/words.ts';
import gameRu from '../words/ru/words.ts';
import gameUk from '../words/uk/words.ts';
import type { BoardWords as ThingWords, IsleWords } from '../words/types.ts';
import en from './words/en.ts';
import ru from './words/ru.ts';
import uk from './words/uk.ts';
import type { BoardWords } from './words/words.ts';

const GAME: Readonly<Record<Locale, IsleWords>> = { en: gameEn, uk: gameUk, ru: gameRu };

/** What the board says. */
export const WORDS: Readonly<Record<Locale, BoardWords>> = { en, uk, ru };

/** What things are called and what cards say. */
export const THINGS: Readonly<Record<Locale, ThingWords>> = {
  en: gameEn.board,
  uk: gameUk.board,
  ru: gameRu.board,
};

/** What the rules say, for whoever looks words up by a key. */
export const ANY_WORDS = GAME as unknown as AllWords;
