import type { Locale } from '../../../../words/plural.ts';
import type { DuelWords } from '../../words/duel-types.ts';
import en from '../../words/en/duel.ts';
import ru from '../../words/ru/duel.ts';
import uk from '../../words/uk/duel.ts';

export const DUEL_WORDS: Readonly<Record<Locale, DuelWords>> = { en, uk, ru };
