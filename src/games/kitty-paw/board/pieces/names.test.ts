import { expect, test } from 'vitest';
import { readFigure } from '../../rules/cards/figure.ts';
import en from '../../words/en/words.ts';
import ru from '../../words/ru/words.ts';
import uk from '../../words/uk/words.ts';
import { figureName, targetName } from './names.ts';

test('the name of a figure is enough to build it: breed, side, turn and place', () => {
  const figure = readFigure('H@3,3:C4 Bs2@0,1 Ja0@2,-1');
  expect(figure && figureName(en.board.table, figure)).toBe(
    'Your box, lying, Calico (3, 3); Bombay, on its back, 120° (0, 1); Japanese Bobtail, awake, 0° (2, -1)',
  );
});

test('an empty mat says so in every language', () => {
  const empty = { tiles: [], box: null };
  expect([en, uk, ru].map(({ board }) => figureName(board.table, empty))).toEqual([
    'nothing yet',
    'поки нічого',
    'пока ничего',
  ]);
});

test('a contested target has the name of its breed', () => {
  expect(targetName(en.board.table, { on: 'tile', tile: 22 })).toBe('Bombay');
  expect(targetName(en.board.table, { on: 'card', place: 1 })).toBe('Card 2');
});
