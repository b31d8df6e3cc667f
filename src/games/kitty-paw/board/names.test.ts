import { expect, test } from 'vitest';
import { readFigure } from '../rules/cards/figure.ts';
import { figureName, targetName } from './names.ts';
import { WORDS } from './words.ts';

test('the name of a figure is enough to build it: who, which side, how turned, and where', () => {
  const figure = readFigure('H@3,3:C4 Bs2@0,1 Ja0@2,-1');
  expect(figure && figureName(WORDS.en, figure)).toBe(
    'Your box, lying, Calico (3, 3); Black cat, on its back, 120° (0, 1); Long cat, awake, 0° (2, -1)',
  );
});

test('an empty mat says so in every language', () => {
  const empty = { tiles: [], box: null };
  expect((['en', 'uk', 'ru'] as const).map((locale) => figureName(WORDS[locale], empty))).toEqual([
    'nothing yet',
    'поки нічого',
    'пока ничего',
  ]);
});

test('what paws fight over has the name a child would use', () => {
  expect(targetName(WORDS.en, { on: 'tile', tile: 22 })).toBe('Black cat');
  expect(targetName(WORDS.en, { on: 'card', place: 1 })).toBe('Card 2');
});
