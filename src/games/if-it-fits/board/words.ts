import type { Locale } from '../../../words/plural.ts';
import en from './words/en.ts';
import ru from './words/ru.ts';
import uk from './words/uk.ts';
import type { BoardWords } from './words/words.ts';

/** Typed, for the board. */
export const WORDS: Readonly<Record<Locale, BoardWords>> = { en, uk, ru };
