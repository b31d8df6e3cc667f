import { expect, test } from 'vitest';
import { CARDS } from '../rules/cards/cards.ts';
import { readFigure } from '../rules/cards/figure.ts';
import { BOX_CATS } from '../rules/cards/pieces.ts';
import en from './en/rules-page.ts';
import ru from './ru/rules-page.ts';
import uk from './uk/rules-page.ts';

const partsOf = (page: typeof en): string[] =>
  page.chapters
    .flatMap(({ rules }) => rules)
    .flatMap(({ figures = [] }) => figures)
    .flatMap(({ picture }) => picture.split('|'));

const isDrawn = (part: string): boolean =>
  /^(?:>|paw|\?|=[+−]\d|@\d,\d)$/.test(part) ||
  BOX_CATS.some((cat) => cat === part) ||
  CARDS.some(({ id }) => id === part || `#${id}` === part) ||
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
