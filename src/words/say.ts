import type { Refusal } from '../kernel/game.ts';
import { en } from './common/en.ts';
import { ru } from './common/ru.ts';
import { uk } from './common/uk.ts';
import type { AllWords } from './game-words.ts';
import type { Locale } from './plural.ts';

export const COMMON = { en, uk, ru };

/** A refusal as a sentence. A key without words is shown as it is: better a strange word than silence. */
export const sayRefusal = (locale: Locale, refusal: Refusal, game: AllWords | null): string => {
  const common: AllWords[Locale]['refusals'] = COMMON[locale];
  const words = game?.[locale].refusals[refusal.why] ?? common[refusal.why];
  return words ? words(refusal.with ?? {}) : refusal.why;
};
