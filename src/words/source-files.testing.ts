import { readFileSync, readdirSync } from 'node:fs';
import { textsAmong } from './letters.testing.ts';
import { LOCALES, type Locale } from './plural.ts';

/** All source files by what they say: nobody keeps a list of them, so a new file is never forgotten. */

const SRC = new URL('../', import.meta.url);
const KEPT_VERSION = /\/versions\/\d+\//; // never changes again

export const read = (file: string): string => readFileSync(new URL(file, SRC), 'utf8');

export const SOURCES: readonly string[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:ing)?\./.test(file) && !KEPT_VERSION.test(file));

/** Files of one language are recognised by their path: words/uk/…, uk.ts or problems.uk.ts. */
export const filesOf = (locale: Locale): string[] =>
  SOURCES.filter((file) => new RegExp(`(?:^|[/.])${locale}(?:/[^/]+)?\\.ts$`).test(file));

const ofOneLanguage = new Set(LOCALES.flatMap(filesOf));

/** Files of no single language. */
export const NEUTRAL: readonly string[] = SOURCES.filter((file) => !ofOneLanguage.has(file));

/** Files that hold a few words of every language. */
export const MIXED: readonly string[] = NEUTRAL.filter(
  (file) =>
    file.endsWith('.ts') &&
    /\buk\b/.test(read(file)) &&
    textsAmong('uk', read(file)).some((text) => /\p{L}/u.test(text)),
);
