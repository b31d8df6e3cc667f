import { expect, test } from 'vitest';
import { foldedName } from './alike-names.ts';
import { isReservedName } from './reserved-names.ts';

test.each([
  ['COPA', 'СОРА'], // the second is Cyrillic
  ['Anna', 'ANNA'],
  ['Anna', 'Ánna.'],
  ['Lil', 'l1I'],
  ['Olga', '0lga'],
  ['Ира', 'И р а'],
  ['Marn', 'Mam'],
  ['Іра', 'Ipa'],
])('%s and %s look alike', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
});

test.each([
  ['Anna', 'Hanna'],
  ['Іра', 'Ірина'],
  ['Марта', 'Мартин'],
  ['Сонний Кіт 47', 'Сонний Кіт 48'],
])('%s and %s do not', (one, other) => {
  expect(foldedName(one)).not.toBe(foldedName(other));
});

test.each([
  'Clowder',
  'CLOWDER team',
  'C10wder',
  'Сlowder',
  'Admin',
  'ADMIN 1',
  'Adm1n',
  'The Host',
  'Host.',
])('%j is reserved', (name) => expect(isReservedName(name)).toBe(true));
test.each(['Адмін', 'Администратор', 'Підтримка', 'власник сервера', 'Модератор 2'])(
  '%j is reserved too',
  (name) => expect(isReservedName(name)).toBe(true),
);
test.each(['Crowder', 'Grandma’s host', 'Anna', 'Адміральша', 'Cloud', 'Ghost', '12'])('%j is not', (name) =>
  expect(isReservedName(name)).toBe(false),
);
