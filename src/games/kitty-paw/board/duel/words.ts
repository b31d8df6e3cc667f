import type { Locale } from '../../../../words/plural.ts';
import type { DuelWords } from '../../words/duel-words.ts';
import en from '../../words/duel.en.ts';
import ru from '../../words/duel.ru.ts';
import uk from '../../words/duel.uk.ts';

export const DUEL_WORDS: Readonly<Record<Locale, DuelWords>> = { en, uk, ru };
