import type { AllWords } from '../../../words/game-words.ts';
import type { Locale } from '../../../words/plural.ts';
import en from '../words/en/words.ts';
import ru from '../words/ru/words.ts';
import uk from '../words/uk/words.ts';
import type { BoopWords } from '../words/types.ts';

/** Typed, for the board. */
export const WORDS: Readonly<Record<Locale, BoopWords>> = { en, uk, ru };

/** The same, for whoever looks words up by a key. */
export const ANY_WORDS = WORDS as unknown as AllWords;
