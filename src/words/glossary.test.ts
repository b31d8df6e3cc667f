import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Glossary, Term } from './glossary.ts';
import { allTexts, textsAmong } from './letters.testing.ts';
import { LOCALES, type Locale } from './plural.ts';
import { MIXED, filesOf, read } from './source-files.testing.ts';

/** Every term of a glossary is used, and nothing is said with a word that the glossary forbids. */

const GAMES = new URL('../games/', import.meta.url);

const isGlossary = (file: string): boolean => /(?:^|\/)glossary\b[^/]*$/.test(file);

const textsIn = (files: readonly string[]): string[] =>
  files.filter((file) => !isGlossary(file)).flatMap((file) => allTexts(read(file)));

const textsOfGame = (game: string, locale: Locale): string[] =>
  textsIn(filesOf(locale).filter((file) => file.startsWith(`games/${game}/`)));

/** Every text of a language: of the pages, of the server and the command line, and of all games. */
const textsOf = (locale: Locale): string[] => [
  ...textsIn(filesOf(locale)),
  ...MIXED.flatMap((file) => textsAmong(locale, read(file))),
];

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const found = (form: string, texts: readonly string[]): string[] => {
  const word = new RegExp(`(?<![\\p{L}’])${form}`, 'iu');
  return texts.filter((text) => word.test(text));
};

const mistakesIn = (texts: readonly string[], term: string, { say, never }: Term): string[] => {
  const unused = say.filter((form) => found(form, texts).length === 0);
  const forbidden = never.flatMap((form) => found(form, texts).map((text) => `“${form}” in “${text}”`));
  return [...unused.map((form) => `nobody says “${form}”`), ...forbidden].map((what) => `${term}: ${what}`);
};

const mistakes = (glossary: Glossary, texts: readonly string[]): string[] =>
  Object.entries(glossary).flatMap(([name, term]) => mistakesIn(texts, name, term));

const load = async (path: string): Promise<Glossary> =>
  ((await import(/* @vite-ignore */ path)) as { default: Glossary }).default;

describe.each(LOCALES)('%s', (locale) => {
  test('all texts use the common terms', async () => {
    expect(mistakes(await load(`./glossary.${locale}.ts`), textsOf(locale))).toEqual([]);
  });

  test.each(games)('%s uses one term for one thing', async (game) => {
    const glossary = await load(`../games/${game}/words/${locale}/glossary.ts`);
    expect(Object.keys(glossary).length).toBeGreaterThan(2);
    expect(mistakes(glossary, textsOfGame(game, locale))).toEqual([]);
  });
});

test('the test itself notices a forbidden form and an unused term', () => {
  const glossary = { push: { say: ['штовх'], never: ['зіштовх'] } };
  expect(mistakes(glossary, ['Кіт штовхне двох.'])).toEqual([]);
  expect(mistakes(glossary, ['Кіт зіштовхне двох.'])).toHaveLength(2);
});
