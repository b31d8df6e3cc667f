import type { Refusal } from '../kernel/game.ts';
import { en, atLine as enLine } from './common/en.ts';
import { ru, atLine as ruLine } from './common/ru.ts';
import { uk, atLine as ukLine } from './common/uk.ts';
import type { AllWords, AnyGameWords, NameOf } from './game-words.ts';
import type { Locale } from './plural.ts';

const COMMON = { en, uk, ru };
const AT_LINE = { en: enLine, uk: ukLine, ru: ruLine };

/** Where no people sit down, as on the command line, the seats have the names the game gives them. */
export const seatNames =
  (words: AnyGameWords | undefined): NameOf =>
  (seat) =>
    words?.seats[seat] ?? String(seat);

/** A refusal as a sentence. A key without words is shown as it is: better a strange word than silence. */
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

/** The same for a refused record, naming the line at fault where there is one. */
export const sayRecordRefusal = (locale: Locale, refusal: Refusal, game: AllWords | null): string => {
  const line = refusal.with?.['line'];
  const sentence = sayRefusal(locale, refusal, game);
  return line === undefined ? sentence : AT_LINE[locale](line, sentence);
};
