import type { AllWords } from '../../../words/game-words.ts';
import type { Locale } from '../../../words/plural.ts';
import enRules from '../words/en/words.ts';
import ruRules from '../words/ru/words.ts';
import ukRules from '../words/uk/words.ts';
import en from './words/en.ts';
import ru from './words/ru.ts';
import uk from './words/uk.ts';
import type { BoardWords } from './words/words.ts';

/** Typed, for the board. */
export const WORDS: Readonly<Record<Locale, BoardWords>> = { en, uk, ru };

/** Everything else the game says, for whoever looks words up by a key. */
export const ANY_WORDS = { en: enRules, uk: ukRules, ru: ruRules } as unknown as AllWords;
