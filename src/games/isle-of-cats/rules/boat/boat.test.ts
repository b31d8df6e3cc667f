import { describe, expect, test } from 'vitest';
import type { Rng } from '../../../../kernel/game.ts';
import { quickRng } from '../../../../kernel/random.ts';
import { COLOURS, type Placed } from '../state/types.ts';
import { cellsOf, legalSpots, misplaced } from './cover.ts';
import { CELLS, EDGE, HEIGHT, MIDDLE, PLACES, ROOMS, ROOM_SIZES, WIDTH, cellAt } from './grid.ts';
import { LAYOUTS } from './layouts.ts';
import { shape } from './orientations.ts';
import {
  SHAPES,
  beastTiles,
  catTiles,
  kittenTiles,
  oshaxTiles,
  rareTiles,
  readTile,
  tileOf,
} from './tiles.ts';

const turnsOf = (names: string): number[] => names.split(' ').map((name) => shape(name).pictures.length);

describe('the boat', () => {
  test('[B1] 142 cells, 44 on the edge, seven rooms', () => {
    expect(CELLS).toBe(142);
    expect(EDGE.filter(Boolean)).toHaveLength(44);
    expect(ROOMS.map((room, i) => [room, ROOM_SIZES[i]])).toEqual([
      ['P', 18],
      ['p', 4],
      ['M', 11],
      ['m', 11],
      ['A', 18],
      ['C', 20],
      ['D', 60],
    ]);
    expect(PLACES.filter(({ y }) => y === MIDDLE)).toHaveLength(22);
    const perColumn = Array.from({ length: WIDTH }, (_, x) => PLACES.filter((p) => p.x === x).length);
    expect(perColumn.join(' ')).toBe('3 5 5 5 7 7 7 9 9 9 9 9 9 9 9 7 7 5 5 3 3 1');
    const perRow = Array.from({ length: HEIGHT }, (_, y) => PLACES.filter((p) => p.y === y).length);
    expect(perRow.join(' ')).toBe('8 13 18 21 22 21 18 13 8');
  });

  test('[B2] every boat has 19 rats and a map of each colour on the same five cells', () => {
    const five = [cellAt(7, 0), cellAt(14, 1), cellAt(1, 3), cellAt(19, 5), cellAt(9, 7)].toSorted(
      (a, b) => a - b,
    );
    expect(LAYOUTS).toHaveLength(6);
    for (const { rats, maps } of LAYOUTS) {
      expect(new Set(rats).size).toBe(19);
      expect(Object.values(maps).toSorted((a, b) => a - b)).toEqual(five);
      expect(rats.some((rat) => five.includes(rat))).toBe(false);
    }
    expect(LAYOUTS[0]?.maps.B).toBe(cellAt(14, 1));
    expect(LAYOUTS[5]?.maps.O).toBe(cellAt(7, 0));
  });
});

/** A text that is the same for all turns of a shape: the first of its eight pictures in alphabetical order. */
const freeShape = (text: string): string => {
  const cells = text
    .replaceAll(/[BGRPO]/g, '#')
    .split('/')
    .flatMap((row, y) => row.split('').flatMap((c, x) => (c === '#' ? [[x, y] as const] : [])));
  const turns: ((p: readonly [number, number]) => [number, number])[] = [
    ([x, y]) => [x, y],
    ([x, y]) => [y, x],
    ([x, y]) => [-x, y],
    ([x, y]) => [x, -y],
    ([x, y]) => [-x, -y],
    ([x, y]) => [-y, x],
    ([x, y]) => [y, -x],
    ([x, y]) => [-y, -x],
  ];
  const pictures = turns.map((turn) => {
    const moved = cells.map(turn);
    const [left, top] = [Math.min(...moved.map(([x]) => x)), Math.min(...moved.map(([, y]) => y))];
    return moved
      .map(([x, y]) => `${x - left},${y - top}`)
      .toSorted()
      .join(' ');
  });
  return pictures.toSorted()[0] ?? '';
};

describe('the tiles', () => {
  test('[T1] 85 cats, 6 oshax, 25 rare treasures; no two shapes alike but R-S and C15', () => {
    expect(catTiles(4)).toHaveLength(85);
    expect(oshaxTiles(4)).toHaveLength(6);
    expect(rareTiles(4)).toHaveLength(25);
    const named = Object.entries({ ...SHAPES.cat, ...SHAPES.oshax, ...SHAPES.rare, ...SHAPES.common });
    const alike = named.flatMap(([one, a], i) =>
      named.slice(i + 1).flatMap(([other, b]) => (freeShape(a) === freeShape(b) ? [`${one} ${other}`] : [])),
    );
    expect(alike).toEqual(['C15 R-S']);
    const sizes = Object.keys(SHAPES.cat).map((name) => shape(name).size);
    expect([4, 5, 6].map((size) => sizes.filter((s) => s === size).length)).toEqual([1, 10, 6]);
  });

  test('[T2] as many turns as look different; eight for every beast', () => {
    expect(new Set(turnsOf('C13 R-O T1 K1'))).toEqual(new Set([1]));
    expect(new Set(turnsOf('C16 R-I T2 T3I K2 K3I'))).toEqual(new Set([2]));
    expect(new Set(turnsOf('C01 C02 C03 C08 C10 C15 C17 O1 O2 R-T R-S T3L K3L'))).toEqual(new Set([4]));
    expect(new Set(turnsOf('C04 C05 C06 C07 C09 C11 C12 C14 O3 O4 O5 O6 R-L'))).toEqual(new Set([8]));
    expect(new Set(beastTiles().map((name) => shape(name).pictures.length))).toEqual(new Set([8]));
  });

  test('[T3] twenty kittens, four of each colour', () => {
    const colours = kittenTiles().map((id) => tileOf(id).colour);
    expect(COLOURS.map((colour) => colours.filter((c) => c === colour).length)).toEqual([4, 4, 4, 4, 4]);
  });

  test('[T4] eighteen beasts, twelve symbols of each colour, none like another tile', () => {
    const texts: readonly string[] = Object.values(SHAPES.beast);
    const symbols = texts.map((text) => text.replaceAll(/[^BGRPO]/g, ''));
    expect(texts).toHaveLength(18);
    expect(COLOURS.map((colour) => symbols.join('').split(colour).length - 1)).toEqual([12, 12, 12, 12, 12]);
    texts.forEach((text, i) => {
      const size = text.replaceAll(/[./]/g, '').length;
      expect([size, symbols[i]?.length]).toEqual(i < 12 ? [6, 3] : [7, 4]);
      expect(new Set(symbols[i]).size).toBe(symbols[i]?.length);
    });
    const threes = new Set(symbols.slice(0, 12).map((s) => s.split('').toSorted().join('')));
    expect(threes.size).toBe(10);
    const free = [...texts, ...Object.values(SHAPES.cat), ...Object.values(SHAPES.oshax)].map(freeShape);
    expect(new Set(free).size).toBe(free.length);
  });

  test('[T5] names say kind, shape, colour and copy; other names are refused', () => {
    expect(readTile('C01-B#2')).toEqual({ kind: 'cat', shape: 'C01', colour: 'B' });
    expect(readTile('T1#4')?.kind).toBe('common');
    expect(readTile('O3')?.colour).toBeNull();
    expect(readTile('O3-R')?.colour).toBe('R');
    for (const name of [
      'C01',
      'C18-B',
      'K1',
      'T1-B',
      'R-S-B',
      'B01#2',
      'rat#1',
      'O7',
      'c01-b',
      'C01-B#0',
      '',
    ])
      expect(readTile(name)).toBeNull();
  });
});

/** A slow reference: tries every turn and corner, cell by cell. */
const slowSpots = (name: string, tiles: readonly Placed[], anywhere: boolean): string[] => {
  const covered = new Set(
    tiles.flatMap((tile) => cellsOf(tile).map((cell) => `${PLACES[cell]?.x},${PLACES[cell]?.y}`)),
  );
  const found: string[] = [];
  for (const picture of shape(name).pictures)
    for (let x = -1; x <= WIDTH; x++)
      for (let y = -1; y <= HEIGHT; y++) {
        const cells = picture.cells.map((cell) => [x + cell.x, y + cell.y] as const);
        if (cells.some(([cx, cy]) => cellAt(cx, cy) < 0 || covered.has(`${cx},${cy}`))) continue;
        const touches = cells.some(([cx, cy]) =>
          [`${cx + 1},${cy}`, `${cx - 1},${cy}`, `${cx},${cy + 1}`, `${cx},${cy - 1}`].some((at) =>
            covered.has(at),
          ),
        );
        if (touches || anywhere || !tiles.length) found.push(`${x},${y}/${picture.turn}`);
      }
  return found.toSorted();
};

/** A boat with this many random cats at random legal places. */
const someBoat = (cats: string[], count: number, rng: Rng): readonly Placed[] => {
  const tiles: Placed[] = [];
  for (let n = 0; n < count; n++) {
    const tile = cats.splice(rng.int(cats.length), 1)[0] ?? '';
    const spots = legalSpots([...tiles], tile, false); // a copy, because the cover is remembered for each list
    const spot = spots[rng.int(spots.length || 1)];
    if (spot) tiles.push({ tile, ...spot });
  }
  return tiles;
};

describe('placing', () => {
  test('[P1][P2] legal places are those a slow search finds, on boats filled at random', () => {
    const rng = quickRng(5);
    const names = Object.values(SHAPES).flatMap((shapes) => Object.keys(shapes));
    const cats = catTiles(4);
    for (let trial = 0; trial < 6; trial++) {
      const tiles = someBoat(cats, trial * 4, rng);
      for (const name of names)
        for (const anywhere of [false, true]) {
          const tile = /^[CK]/.test(name) ? `${name}-B` : name;
          const fast = legalSpots(tiles, tile, anywhere).map(({ x, y, turn }) => `${x},${y}/${turn}`);
          expect(fast.toSorted()).toEqual(slowSpots(name, tiles, anywhere));
        }
    }
  });

  test('[P1][P2] and a refusal says why', () => {
    const here: Placed[] = [{ tile: 'C16-B', x: 3, y: 4, turn: 1 }];
    const why = (tile: string, x: number, y: number, turn: number): string | undefined =>
      misplaced(here, tile, { x, y, turn }, false)?.why;
    expect(cellsOf(here[0] as Placed)).toEqual([3, 4, 5, 6, 7].map((x) => cellAt(x, 4)));
    expect(why('T1', 7, 3, 0)).toBeUndefined();
    expect(why('T1', 7, 4, 0)).toBe('covered');
    expect(why('T1', 8, 3, 0)).toBe('does-not-touch'); // a corner is not a side
    expect(why('T1', 0, 0, 0)).toBe('off-the-boat');
    expect(why('T2', 8, 4, 2)).toBe('same-as-another-turn');
  });
});
