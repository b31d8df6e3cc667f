import { expect, test } from 'vitest';
import { plainName } from './plain-text.ts';

test.each([
  ['  Мурка \u00A0\t кіт ', 'Мурка кіт'],
  ['e\u0301clair', 'éclair'],
  ['И\u200B\u0306', '\u0419'],
  ['A\u200Bn\u200Dn\uFEFFa\u2060', 'Anna'],
  ['\u202EannA\u2066', 'annA'],
  ['Anna\u0007\u0000', 'Anna'],
  ['a \u200B b', 'a b'],
  [`a${'\u0301'.repeat(30)}b`, '\u00E1\u0301\u0301b'],
  ['\u041Elena', 'Olena'], // a Cyrillic letter before Latin ones
  ['Оле\u006Fа', 'Олеоа'], // and a Latin one among Cyrillic ones
  ['Anna і Тарас', 'Anna і Тарас'],
  ['Ａnna 𝐁en', 'Anna Ben'], // letters in another dress
  ['Άννα', 'Άννα'],
  ['小Anna', '小Anna'],
  ['🐈🐈‍⬛', '🐈🐈⬛'],
  ['Bob\uFE0F', 'Bob'], // marks that choose a form of a letter: nobody sees them
  ['B\uFE00o\u180Bb\u{E0100}\u{16FE4}\u{1D159}\u2D7F', 'Bob'],
  ['\u2764\uFE0F\uFE0F', '\u2764\uFE0F'], // but this one makes an emoji
  ['\u00B4Bob \u00A8', 'Bob'], // accents without a letter
  ['ї'.repeat(24), 'ї'.repeat(24)],
  ['й'.repeat(24).normalize('NFD'), 'й'.repeat(24)],
  ['👍🏽'.repeat(24), '👍🏽'.repeat(24)],
])('a name is cleaned to its visible characters: %j', (given, read) => {
  expect(plainName(given)).toBe(read);
});

test.each([
  '',
  '   ',
  '\u200B\u200D',
  '\u3164',
  '\u2800\u2800',
  '\u0301',
  'ї'.repeat(25),
  'Catкіт',
  'Αnna',
  'ᗅnna',
  'Оlenа\u0391',
])('a name that is invisible, too long or of two alphabets in a word is refused: %j', (given) => {
  expect(plainName(given)).toBeNull();
});

test('a name as long as a whole request is refused without counting its letters', () => {
  const before = process.cpuUsage();
  expect(plainName('x'.repeat(16_000))).toBeNull();
  expect(plainName('x '.repeat(120_000))).toBeNull();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(50);
});
