import type { AllWords } from '../../../words/game-words.ts';
import type { Locale } from '../../../words/plural.ts';
import en from '../words/en/words.ts';
import ru from '../words/ru/words.ts';
import type { TableWords } from '../words/table-types.ts';
import uk from '../words/uk/words.ts';
import type { KittyPawWords } from '../words/types.ts';

const GAME: Readonly<Record<Locale, KittyPawWords>> = { en, uk, ru };

/** Typed, for the board. */
export const WORDS: Readonly<Record<Locale, TableWords>> = { en: en.board, uk: uk.board, ru: ru.board };

/** What the rules say, for whoever looks words up by a key. */
export const ANY_WORDS = GAME as unknown as AllWords;
