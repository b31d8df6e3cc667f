import type { Refusal } from '../../../kernel/game.ts';
import { words, wordsOf } from '../../preferences/language.ts';
import type { AnyGameWords } from '../../../words/game-words.ts';
import { colourOf } from '../../table/people.ts';
import type { AnalysisWords } from '../../words/analysis.en.ts';

/** Why a position, an address or a file is refused, as a sentence. */
export const sayDocRefusal = (game: string, { why, with: details }: Refusal, t: AnalysisWords): string => {
  const own: Readonly<Record<string, string>> = t.refusals;
  const common: AnyGameWords['refusals'] = words.value.refusals;
  const said = wordsOf(game).refusals[why] ?? common[why];
  return own[why] ?? said?.(details ?? {}, (seat) => colourOf(game, seat)) ?? t.refusals['unreadable-file'];
};
