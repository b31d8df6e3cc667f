import { expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { readFigure } from './figure.ts';
import { LODGERS } from './types.ts';
import en from './words/rules.en.ts';
import ru from './words/rules.ru.ts';
import uk from './words/rules.uk.ts';

const partsOf = (page: typeof en): string[] =>
  page.chapters
    .flatMap(({ rules }) => rules)
    .flatMap(({ figures = [] }) => figures)
    .flatMap(({ picture }) => picture.split('|'));

const isDrawn = (part: string): boolean =>
  /^(?:>|paw|\?|=[+−]\d|@\d,\d)$/.test(part) ||
  LODGERS.some((lodger) => lodger === part) ||
  CARDS.some(({ id }) => id === part) ||
  readFigure(part) !== null;

test.each([
  ['English', en],
  ['Ukrainian', uk],
  ['Russian', ru],
])('every picture of the %s rules page can be drawn', (_, page) => {
  const parts = partsOf(page);
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !isDrawn(part))).toEqual([]);
});
