import { expect, test } from 'vitest';
import { isFormerName } from './guest-names.ts';

test.each([
  'A former guest',
  'a FORMER guest',
  'А former guest', // a Cyrillic letter as a word of its own
  'Α former guest', // a Greek one
  'A former guest.',
  'Á former-guest',
  'Колишній гість',
  'бывший  гость!',
])('%j looks like somebody who has left', (name) => {
  expect(isFormerName(name)).toBe(true);
});

test.each(['Guest', 'A farmer guest', 'Гість', 'Former'])('%j does not', (name) => {
  expect(isFormerName(name)).toBe(false);
});
