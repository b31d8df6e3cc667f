import { describe, expect, test } from 'vitest';
import { quickRng } from '../../../../kernel/random.ts';
import { sample } from '../../../../kernel/sample.testing.ts';
import { cellsOf, fitsSomewhere, legalSpots, misplaced } from '../boat/cover.ts';
import { PLACES, type Cell } from '../boat/grid.ts';
import { LAYOUTS } from '../boat/layouts.ts';
import { RESCUE, RICH, movesOf, table } from '../table.testing.ts';
import type { Spot } from '../state/types.ts';
import {
  HEIGHT,
  SHAPE_NAMES,
  WIDTH,
  everyPlacement,
  printed,
  square,
  squaresOf,
} from './geometry.testing.ts';
import { anyTile, randomBoat } from './random-boat.testing.ts';

const BOATS = sample(24);

const written = (spots: readonly Spot[]): string[] =>
  spots.map(({ x, y, turn }) => `${x},${y}/${turn}`).toSorted();

const squareOf = (cell: Cell): number => square(PLACES[cell]?.x ?? -1, PLACES[cell]?.y ?? -1);

describe('placements found in two ways that share no line', () => {
  test('both find the same legal placements of every tile, on boats of all kinds', () => {
    const rng = quickRng(20);
    for (let n = 0; n < BOATS; n++) {
      const tiles = randomBoat(rng, 4 + (n % 40), true);
      for (let i = 0; i < 6; i++) {
        const tile = anyTile(rng);
        const anywhere = rng.int(4) === 0;
        const expected = everyPlacement(tiles, tile, anywhere);
        expect(written(legalSpots(tiles, tile, anywhere)), `${tile} on ${JSON.stringify(tiles)}`).toEqual(
          written(expected),
        );
        expect(fitsSomewhere(tiles, tile, anywhere)).toBe(expected.length > 0);
      }
    }
  });

  test('exactly the other placements are refused: every corner and every turn', () => {
    const rng = quickRng(7);
    for (let n = 0; n < 12; n++) {
      const tiles = randomBoat(rng, 25, true);
      const tile = anyTile(rng);
      const allowed: Spot[] = [];
      for (let turn = 0; turn < 8; turn++)
        for (let y = 0; y < HEIGHT; y++)
          for (let x = 0; x < WIDTH; x++)
            if (!misplaced(tiles, tile, { x, y, turn }, false)) allowed.push({ x, y, turn });
      expect(written(allowed)).toEqual(written(everyPlacement(tiles, tile, false)));
    }
  });

  test('a placement of any tile covers the same squares', () => {
    const different = SHAPE_NAMES.flatMap((shape) => {
      const tile = /^[CK]/.test(shape) ? `${shape}-B` : shape;
      return everyPlacement([], tile, false).filter((placed) => {
        const cells = cellsOf(placed).map(squareOf);
        const same = squaresOf(placed).map(({ at }) => at);
        return new Set([...cells, ...same]).size !== cells.length || cells.length !== same.length;
      });
    });
    expect(different).toEqual([]);
  });

  test('every boat shows the same rats and maps', () => {
    const shown = LAYOUTS.map(({ rats, maps }) => ({
      rats: new Set(rats.map(squareOf)),
      maps: new Map(Object.entries(maps).map(([colour, cell]) => [colour, squareOf(cell)])),
    }));
    const expected = LAYOUTS.map((_, boat) => printed(boat));
    expect(shown).toEqual(expected.map(({ rats, maps }) => ({ rats: new Set(rats), maps })));
  });

  test('and a player whose turn it is may make exactly those moves', () => {
    const rng = quickRng(3);
    for (let n = 0; n < 8; n++) {
      const tiles = randomBoat(rng, 20, false);
      const cats = ['C11-B', 'C05-G', 'C16-R', 'C14-P'];
      const now = table({
        ...RESCUE,
        left: cats.slice(0, 2),
        right: cats.slice(2),
        players: [{ ...RICH, tiles }],
      });
      const moves = movesOf(now, 0).filter((text) => text.includes('@'));
      const expected = cats.flatMap((cat) =>
        everyPlacement(tiles, cat, false).map(({ x, y, turn }) => `${cat}@${x},${y}/${turn}`),
      );
      expect(moves.toSorted()).toEqual(expected.toSorted());
    }
  });
});
