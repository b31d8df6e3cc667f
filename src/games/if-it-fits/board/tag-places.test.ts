import { expect, test } from 'vitest';
import { cellNamed } from '../rules/cells.ts';
import { allBoxes } from '../rules/score.ts';
import { BASIC, table } from '../rules/table.testing.ts';
import { areaOf, sizeOf } from './table-map.ts';
import { hides, tagPlaces } from './tag-places.ts';

const WIDTH = sizeOf({ width: 15, height: 9 }).width; // of the kitchen table

const placesOn = (laid: string, across = '') =>
  tagPlaces(allBoxes(table({ laid, across, options: BASIC }).state.table, 2, BASIC), WIDTH);

test('a box without anything to count has no tag', () => {
  expect(placesOn('ST5@h5 B05@i5')).toEqual([]);
  expect(placesOn('ST1@h5 B05@i5')).toHaveLength(1);
});

test('a single card that nobody holds has no tag', () => {
  expect(placesOn('ST1@h5')).toEqual([]);
});

test('tags of neighbouring boxes do not cover each other', () => {
  // Columns of two cards with walls to the left and right: neighbours, but one box each.
  const tags = placesOn('B37@f5 B38@f6 B38@g5 B39@g6 B39@h5 B40@h6');
  expect(tags).toHaveLength(3);
  for (const [i, one] of tags.entries())
    for (const other of tags.slice(i + 1))
      expect(Math.abs(one.x - other.x) > 120 || Math.abs(one.y - other.y) > 40).toBe(true);
});

test('a tag on the lower edge of a card covers the place below it', () => {
  const [tag] = placesOn('ST1@h5 B01@g5');
  const below = areaOf([cellNamed('h6')]);
  const far = areaOf([cellNamed('h8')]);
  expect(tag && below && hides(tag, below)).toBe(true);
  expect(tag && far && hides(tag, far)).toBe(false);
});

test('a tag is never cut off by the edge of the table', () => {
  for (const laid of ['B01@o4 B02@o5 B16@o6', 'B01@a4 B02@a5 B16@a6']) {
    const [tag] = placesOn(laid);
    if (!tag) throw new Error('a box with toys has a tag');
    expect(tag.x - tag.width / 2).toBeGreaterThanOrEqual(0);
    expect(tag.x + tag.width / 2).toBeLessThanOrEqual(WIDTH);
  }
});
