import { expect, test } from 'vitest';
import type { Seat } from '../../../../kernel/game.ts';
import { keptAfter, nothingMarked } from '../../../../web/kit/useMarks.ts';
import type { Event, Placed } from '../../rules/state/types.ts';
import { NONE_PLACED, placedAfter, stillOn, type LastPlaced } from './last-placed.ts';

const first: Placed = { tile: 'C01-B', x: 3, y: 2, turn: 0 };
const second: Placed = { tile: 'C02-G', x: 6, y: 2, turn: 0 };
const places = (seat: Seat, placed: Placed): readonly Event[] => [
  { what: 'placed', seat, from: 'left', fish: 3, ...placed },
];
const passes: readonly Event[] = [{ what: 'passed', seat: 1 }];

const marksAfter = (...steps: readonly (readonly Event[])[]): LastPlaced =>
  steps.reduce(
    (kept, events, seq) => keptAfter(kept, { seq, beat: 0, events }, NONE_PLACED, placedAfter),
    nothingMarked<Event, LastPlaced>(NONE_PLACED),
  ).marks;
const tilesOf = (marks: LastPlaced, seat: Seat): readonly string[] | undefined =>
  marks.get(seat)?.map(({ tile }) => tile);

test('the last cat of a rival stays marked after the end of their turn and while others move', () => {
  expect(tilesOf(marksAfter(places(1, first), []), 1)).toEqual(['C01-B']);
  const marks = marksAfter(places(1, first), [], places(2, second), passes);
  expect([tilesOf(marks, 1), tilesOf(marks, 2)]).toEqual([['C01-B'], ['C02-G']]);
});

test('the next cat takes its place', () => {
  expect(tilesOf(marksAfter(places(1, first), [], places(1, second)), 1)).toEqual(['C02-G']);
});

test('a tile that was moved or taken away is not marked where it lay', () => {
  expect(stillOn([first], [first])).toEqual([first]);
  expect(stillOn([{ ...first, x: 9 }], [first])).toEqual([]);
  expect(stillOn([second])).toEqual([]);
});
