import type { Locale } from '../../../../words/plural.ts';
import en from '../../words/en/studio.ts';
import ru from '../../words/ru/studio.ts';
import uk from '../../words/uk/studio.ts';
import type { StudioWords } from '../../words/studio-types.ts';
import type { TableWords } from '../../words/table-types.ts';
import { WORDS as TABLE } from '../words.ts';

/** The words of the workshop, and those of the table for the same things. */
export interface Both {
  readonly studio: StudioWords;
  readonly table: TableWords;
}

export const WORDS: Readonly<Record<Locale, Both>> = {
  en: { studio: en, table: TABLE.en },
  uk: { studio: uk, table: TABLE.uk },
  ru: { studio: ru, table: TABLE.ru },
};
