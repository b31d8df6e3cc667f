import type { Locale } from '../../../words/plural.ts';
import en from '../words/en/words.ts';
import ru from '../words/ru/words.ts';
import townEn from '../words/en/town.ts';
import townRu from '../words/ru/town.ts';
import townUk from '../words/uk/town.ts';
import type { TownWords } from '../words/town-types.ts';
import uk from '../words/uk/words.ts';
import type { BoardWords } from '../words/types.ts';

/** Typed, for the board. */
export const WORDS: Readonly<Record<Locale, TownWords & BoardWords>> = {
  en: { ...townEn, ...en.board },
  uk: { ...townUk, ...uk.board },
  ru: { ...townRu, ...ru.board },
};
