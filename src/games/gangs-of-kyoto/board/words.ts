import type { AllWords } from '../../../words/game-words.ts';
import type { Locale } from '../../../words/plural.ts';
import boardEn from '../words/board.en.ts';
import boardRu from '../words/board.ru.ts';
import boardUk from '../words/board.uk.ts';
import type { BoardWords } from '../words/board-words.ts';
import en from '../words/en.ts';
import ru from '../words/ru.ts';
import uk from '../words/uk.ts';

export const WORDS: Readonly<Record<Locale, BoardWords>> = { en: boardEn, uk: boardUk, ru: boardRu };

/** What the rules say, for whoever looks words up by a key. */
export const ANY_WORDS = { en, uk, ru } as unknown as AllWords;
