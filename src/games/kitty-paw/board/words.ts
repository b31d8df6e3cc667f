import type { AllWords } from '../../../words/game-words.ts';
import type { Locale } from '../../../words/plural.ts';
import en from '../words/en.ts';
import ru from '../words/ru.ts';
import tableEn from '../words/table.en.ts';
import tableRu from '../words/table.ru.ts';
import tableUk from '../words/table.uk.ts';
import type { TableWords } from '../words/table-words.ts';
import uk from '../words/uk.ts';
import type { KittyPawWords } from '../words/words.ts';

const GAME: Readonly<Record<Locale, KittyPawWords>> = { en, uk, ru };

/** Typed, for the board. */
export const WORDS: Readonly<Record<Locale, TableWords>> = { en: tableEn, uk: tableUk, ru: tableRu };

/** What the rules say, for whoever looks words up by a key. */
export const ANY_WORDS = GAME as unknown as AllWords;
