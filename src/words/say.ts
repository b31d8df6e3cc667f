import type { Refusal } from '../kernel/game.ts';
import { en, atLine as enLine } from './common/en.ts';
import { ru, atLine as ruLine } from './common/ru.ts';
import { uk, atLine as ukLine } from './common/uk.ts';
import type { AllWords, AnyGameWords, NameOf } from './game-words.ts';
import type { Locale } from './plural.ts';

const COMMON = { en, uk, ru };
const AT_LINE = { en: enLine, uk: ukLine, ru: ruLine };

/** The game's own seat names, for places where no people sit down, such as the command line. */
export const seatNames =
  (words: AnyGameWords | undefined): NameOf =>
  (seat) =>
    words?.seats[seat] ?? String(seat);

/** A refusal as a sentence. A key without words is shown as it is, so that no error stays invisible. */
export const sayRefusal = (
  locale: Locale,
  refusal: Refusal,
  game: AllWords | null,
  name: NameOf = seatNames(game?.[locale]),
): string => {
  const common: AllWords[Locale]['refusals'] = COMMON[locale];
  const words = game?.[locale].refusals[refusal.why] ?? common[refusal.why];
  return words ? words(refusal.with ?? {}, name) : refusal.why;
};

/** The same for a refused record, with the number of its line if there is one. */
export const sayRecordRefusal = (locale: Locale, refusal: Refusal, game: AllWords | null): string => {
  const line = refusal.with?.['line'];
  const sentence = sayRefusal(locale, refusal, game);
  return line === undefined ? sentence : AT_LINE[locale](line, sentence);
};
