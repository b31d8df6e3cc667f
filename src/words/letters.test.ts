import { describe, expect, test } from 'vitest';
import {
  foreignAmong,
  foreignComments,
  foreignTexts,
  lostNumbers,
  sentencesOf,
  textsOfNoLanguage,
} from './letters.testing.ts';
import { LOCALES, type Locale } from './plural.ts';
import { MIXED, NEUTRAL, SOURCES, filesOf, read } from './source-files.testing.ts';

/** Every text must be in the language of its file: English pasted into a Ukrainian file must not pass. */

test.each(LOCALES)('every text in a file of %s is written in its letters', (locale) => {
  const files = filesOf(locale);
  expect(files.length).toBeGreaterThan(20);
  const foreign = files.flatMap((file) => foreignTexts(locale, read(file)).map((text) => `${file}: ${text}`));
  expect(foreign).toEqual([]);
});

test.each(LOCALES)('every text of %s among others is written in its letters', (locale) => {
  const foreign = MIXED.flatMap((file) => foreignAmong(locale, read(file)).map((text) => `${file}: ${text}`));
  expect(foreign).toEqual([]);
});

/** Letters that are not said: they are compared, or tried as input. */
const DATA = new Set([
  'server/look-alikes.ts',
  'protocol/alike-names.ts',
  'protocol/reserved-names.ts',
  'server/store/contract.ts',
  'cli/fuzz/mutate.ts',
]);

test('a file of no single language says of each of its texts which language it is', () => {
  expect(MIXED).toEqual(expect.arrayContaining(['server/push/notice-words.ts', 'server/http/link-pages.ts']));
  const lost = NEUTRAL.filter((file) => !DATA.has(file)).flatMap((file) => {
    const source = read(file);
    const texts = !/\p{Script=Cyrillic}/u.test(source)
      ? []
      : file.endsWith('.tsx')
        ? ['a text']
        : textsOfNoLanguage(source);
    return texts.map((text) => `${file}: ${text}`);
  });
  expect(lost).toEqual([]);
});

test('comments are English', () => {
  expect(SOURCES.flatMap((file) => foreignComments(read(file)).map((line) => `${file}: ${line}`))).toEqual(
    [],
  );
});

test.each(['uk', 'ru'] as const)('in %s a form for one also says 21, so it holds the number', (locale) => {
  const files = [...filesOf(locale), ...MIXED];
  expect(files.flatMap((file) => lostNumbers(read(file)).map((text) => `${file}: ${text}`))).toEqual([]);
});

/** The same files, without the name of their language. */
const neutralFilesOf = (locale: Locale): string[] =>
  filesOf(locale)
    .map((file) => file.replace(new RegExp(`([/.])${locale}(?=[/.])`), '$1LANGUAGE'))
    .toSorted();

test.each(LOCALES)('%s has the same files as English', (locale) => {
  expect(neutralFilesOf(locale)).toEqual(neutralFilesOf('en'));
});

test('no sentence is the same in two languages', () => {
  const sentences = LOCALES.flatMap((locale) =>
    Array.from(new Set(filesOf(locale).flatMap((file) => sentencesOf(read(file))))),
  );
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter((text, i) => sentences.indexOf(text) !== i)).toEqual([]);
});

describe('the test itself notices', () => {
  const wrong: readonly (readonly [Locale, string])[] = [
    ['uk', `const uk = { refusals: { taken: () => 'Somebody is already sitting here.' } };`],
    ['uk', `const uk = { brand: 'Lobby' };`],
    ['uk', `const SEATS = ['Moon', 'Fish'];`],
    ['uk', 'const uk = { left: (n: number) => `${n} cards left` };'],
    ['uk', `const uk = { next: (won: boolean) => (won ? ' And that wins!' : '') };`],
    ['uk', `const uk = { text: 'Скопійовано. Copied to the clipboard.' };`],
    ['uk', `const uk = { text: 'Ты выиграл эту партию.' };`],
    ['uk', 'const uk = { text: (a: string) => `${a ? `котёнок` : a} тут` };'],
    ['ru', `const ru = { text: 'Ти виграв цю партію.' };`],
    ['ru', `const ru = { text: 'Nothing comes after the result.' };`],
    ['en', `const en = { text: 'Нічия' };`],
  ];
  test.each(wrong)('%s: %s', (locale, source) => expect(foreignTexts(locale, source)).not.toEqual([]));

  const right: readonly (readonly [Locale, string])[] = [
    ['uk', `import { plural } from '../plural.ts';\nconst n = plural('uk');`],
    ['uk', `const uk = { 'three-cats': () => 'Три коти в ряд' };`],
    ['uk', `const of = (on: string) => (on === 'card' ? 'картка' : 'tile' in x ? 'кіт' : y['some-key']);`],
    ['uk', `const uk = { name: 'boop.', legend: 'k, K — руде кошеня; seat 0 — Руді.' };`],
    ['uk', `const uk = { record: 'Запис починається з «clowder record 1».' };`],
    ['uk', `/** The text of a card. */\nconst uk = { card: 'Картка' }; // an English remark`],
  ];
  test.each(right)('and lets pass %s: %s', (locale, source) =>
    expect(foreignTexts(locale, source)).toEqual([]),
  );

  test('English among the Ukrainian words of a file with all languages', () => {
    const source = `const WORDS = { en: { go: 'Go' }, uk: { go: 'Go', stay: ['Кіт'] }, ru: { go: 'Иди' } };`;
    expect(LOCALES.map((locale) => foreignAmong(locale, source))).toEqual([[], ['Go'], []]);
  });

  test('Ukrainian words that no property calls Ukrainian', () => {
    const source = `const UK = { go: 'Гайда' }; const WORDS = { en: EN, uk: { stay: 'Кіт' }, ru: RU };`;
    expect(textsOfNoLanguage(source)).toEqual(['Гайда']);
  });

  test('a comment in Ukrainian, but not one that quotes it', () => {
    const source = `/** Слова уроків. */\n/** After "за": "за 1 хід". */\nconst a = 'Кіт';`;
    expect(foreignComments(source)).toEqual(['/** Слова уроків. */']);
  });

  test('a form for one without its number', () => {
    const forms = `n(count, { one: 'Тут лише ти', few: 'Тут # людини', many: 'Тут # людей' })`;
    expect(lostNumbers(forms)).toEqual(['Тут лише ти']);
    expect(lostNumbers(forms.replace('лише ти', '# людина'))).toEqual([]);
    expect(lostNumbers(`n(days, { one: 'день', few: 'дні', many: 'днів' })`)).toEqual([]); // beside a number
  });

  test('a Russian sentence without a Russian letter, in both files', () => {
    const line = `x: 'Твоя тройка растет вместе с котом.'`;
    expect(foreignTexts('uk', line)).toEqual([]);
    expect(sentencesOf(line)).toEqual(['Твоя тройка растет вместе с котом.']);
  });
});
