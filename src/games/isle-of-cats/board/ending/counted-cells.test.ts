import { expect, test } from 'vitest';
import { scene } from '../../../../kernel/match.ts';
import { cellsOf, legalSpots } from '../../rules/boat/cover.ts';
import { EDGE } from '../../rules/boat/grid.ts';
import rules from '../../rules/game.ts';
import { scoredFor } from '../../rules/island/lesson-points.ts';
import { RESCUE, RICH, boat, table } from '../../rules/table.testing.ts';
import type { Colour, Placed } from '../../rules/state/types.ts';
import { countedCells } from './counted-cells.ts';

const TILES = boat('C16-B@3,4/1', 'C09-B@3,5/1', 'C16-G@8,4/1');

const scoredWith = (tiles: readonly Placed[], colour: Colour | null) =>
  scoredFor(scene(rules, table({ ...RESCUE, players: [{ ...RICH, tiles }] }), 0).view, 0, colour);
const cells = (
  card: number,
  colour: Colour | null = null,
  tiles: readonly Placed[] = TILES,
): readonly number[] => countedCells(card, scoredWith(tiles, colour)).toSorted((a, b) => a - b);
const under = (...placed: readonly Placed[]): readonly number[] =>
  placed.flatMap((one) => cellsOf(one)).toSorted((a, b) => a - b);

test('a lesson rings the cats that it counts', () => {
  const [first, second, green] = TILES;
  if (!first || !second || !green) throw new Error('three tiles');
  expect(cells(127)).toEqual(under(first, second)); // exactly five blue cats
  expect(cells(120)).toEqual(under(green)); // each lonely cat
  expect(cells(144, 'G')).toEqual(under(green)); // each cat of the named colour
});

test('the best colour on the edge is the one with the most cats, even if they are small', () => {
  const tiles = ['K1-B', 'K2-B', 'C16-G'].reduce<readonly Placed[]>((laid, tile) => {
    const isOnEdge = (spot: Omit<Placed, 'tile'>): boolean =>
      cellsOf({ tile, ...spot }).some((cell) => EDGE[cell]);
    const spot = legalSpots(laid, tile, true).find(isOnEdge);
    return spot ? laid.concat({ tile, ...spot }) : laid;
  }, []);
  expect(cells(117, null, tiles)).toEqual(under(...tiles.slice(0, 2)));
});

test('a lesson about fish or cards rings nothing', () => {
  expect(cells(142)).toEqual([]);
});
