import type { Placed, TileId } from '../state/types.ts';

/**
 * The boats and tiles a second time, written from the description of the game and not from `boat/`: heights of columns,
 * rectangles and coordinates instead of pictures, numbered cells and bit sets. A mistake in one of the two makes the
 * tests fail.
 */

export type Square = number; // 100 times the column plus the row
const COLUMN = 100;
export const square = (x: number, y: number): Square => COLUMN * x + y;
export const columnOf = (at: Square): number => Math.floor(at / COLUMN);
export const rowOf = (at: Square): number => at % COLUMN;

const HEIGHTS = [3, 5, 5, 5, 7, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9, 7, 7, 5, 5, 3, 3, 1]; // of every column, centred
export const WIDTH = HEIGHTS.length;
export const HEIGHT = 9;

export const exists = (x: number, y: number): boolean => {
  const height = HEIGHTS[x] ?? 0;
  const top = (HEIGHT - height) / 2;
  return y >= top && y < top + height;
};

export const SQUARES: readonly { readonly x: number; readonly y: number }[] = HEIGHTS.flatMap((_, x) =>
  Array.from({ length: HEIGHT }, (_row, y) => ({ x, y })).filter((place) => exists(place.x, place.y)),
);

const NEXT = new Map<Square, readonly Square[]>(
  SQUARES.map(({ x, y }) => {
    const around = [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ];
    return [square(x, y), around.filter((one) => exists(one.x, one.y)).map((one) => square(one.x, one.y))];
  }),
);
/** The squares that share a side with it. */
export const beside = (at: Square): readonly Square[] => NEXT.get(at) ?? [];

/** Rooms as rectangles; what lies in none of them is the rest of the deck. */
const RECTANGLES = {
  stern: [0, 3, 2, 6],
  bow: [20, 21, 3, 5],
  topBed: [4, 10, 0, 1],
  bottomBed: [4, 10, 7, 8],
  dining: [5, 10, 3, 5],
  store: [16, 19, 1, 7],
} as const;
export type RoomName = keyof typeof RECTANGLES | 'deck';
export const ROOM_NAMES: readonly RoomName[] = [
  'stern',
  'bow',
  'topBed',
  'bottomBed',
  'dining',
  'store',
  'deck',
];

export const roomAt = (x: number, y: number): RoomName => {
  for (const [name, [left, right, top, bottom]] of Object.entries(RECTANGLES))
    if (x >= left && x <= right && y >= top && y <= bottom) return name as RoomName;
  return 'deck';
};

export const isEdge = (at: Square): boolean => beside(at).length < 4;

/** The rats of each boat, column and row. */
const RATS: readonly string[] = [
  '0,5 1,5 1,6 4,1 7,3 8,3 10,8 11,0 12,0 13,0 13,8 14,0 14,7 14,8 15,6 15,7 17,2 18,2 19,3',
  '0,4 1,2 2,2 5,3 5,4 5,7 10,1 12,0 12,1 12,5 12,6 12,7 13,0 13,1 13,5 14,0 17,6 18,6 19,3',
  '0,3 0,4 0,5 5,5 6,2 7,2 7,8 8,8 10,3 12,2 12,3 13,2 13,3 14,7 14,8 15,7 16,7 18,3 18,4',
  '0,3 1,2 2,2 6,3 6,6 7,6 8,0 9,0 9,3 11,7 11,8 12,4 12,8 13,4 14,4 15,1 16,1 17,6 18,6',
  '1,6 2,6 3,6 5,1 7,4 8,4 9,8 10,1 10,2 11,2 13,6 14,2 14,5 14,6 15,2 15,3 15,5 18,2 19,4',
  '0,4 1,5 3,2 4,7 5,5 6,5 10,0 11,4 11,7 11,8 12,3 12,4 12,8 13,3 13,8 15,1 18,4 18,5 18,6',
];
/** The treasure maps always lie on these five squares; on each boat the colours change places. */
const MAP_SQUARES = [square(7, 0), square(14, 1), square(1, 3), square(19, 5), square(9, 7)];
const MAP_COLOURS = ['GBROP', 'PGBRO', 'ORGPB', 'BOPGR', 'RPOBG', 'OBRGP'];

const squareAt = (text: string): Square => {
  const [x, y] = text.split(',').map(Number);
  return square(x ?? 0, y ?? 0);
};

export const printed = (boat: number): { readonly rats: Square[]; readonly maps: Map<string, Square> } => ({
  rats: (RATS[boat] ?? '').split(' ').map(squareAt),
  maps: new Map(MAP_SQUARES.map((at, i) => [MAP_COLOURS[boat]?.[i] ?? '', at])),
});

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly mark: string; // '#', or the colour of a symbol
}

const cellFrom = (text: string): Cell => {
  const [, mark = '', x, y] = /^([BGRPO]?)(\d)(\d)$/.exec(text) ?? [];
  return { x: Number(x), y: Number(y), mark: mark || '#' };
};

/** The cells of every shape, column and row from its upper left corner; a letter before them is a beast's symbol. */
const SHAPES = new Map<string, readonly Cell[]>(
  `C01 20 01 11 21 22
   C02 10 20 01 11 02
   C03 10 01 11 02 12 03
   C04 10 01 11 12 13
   C05 10 01 11 02 12
   C06 00 01 11 21 02 22
   C07 10 11 02 12 22 32
   C08 20 21 02 12 22
   C09 00 01 02 03 13
   C10 00 10 01 02 12
   C11 00 10 20 01 21 31
   C12 10 20 01 11 21 22
   C13 10 01 11 21 12
   C14 20 30 01 11 21
   C15 10 20 01 11
   C16 00 01 02 03 04
   C17 10 11 02 12 22 13
   O1 20 30 11 21 02 12
   O2 10 01 11 12 22 13
   O3 10 20 01 11 02 03
   O4 10 11 02 12 22 03
   O5 20 01 11 21 31 02
   O6 20 11 21 31 02 12
   R-L 10 11 02 12
   R-T 10 01 11 12
   R-O 00 10 01 11
   R-S 10 20 01 11
   R-I 00 10 20 30
   T1 00
   T2 00 10
   T3L 10 01 11
   T3I 00 10 20
   K1 00
   K2 00 10
   K3L 10 01 11
   K3I 00 10 20
   B01 B00 01 11 G21 31 R02
   B02 B00 G10 01 11 21 P31
   B03 B00 10 G20 01 11 O21
   B04 B10 20 R01 11 21 P31
   B05 B00 R30 01 11 O21 31
   B06 B00 10 11 P21 31 O41
   B07 G00 01 11 R21 31 P41
   B08 G20 R01 11 21 31 O41
   B09 G00 10 P01 11 12 O22
   B10 R00 01 11 P21 31 O12
   B11 B00 10 11 G12 22 R32
   B12 B00 10 P20 01 02 O12
   B13 B00 10 G20 01 21 R02 P22
   B14 B00 G20 01 11 21 R02 O22
   B15 B10 G01 11 21 P02 12 O22
   B16 B00 10 11 21 R31 P22 O32
   B17 G00 01 R11 21 P31 41 O42
   B18 G20 R01 11 21 31 P41 O22
   rat 00`
    .split('\n')
    .map((line) => {
      const [name = '', ...cells] = line.trim().split(' ');
      return [name, cells.map(cellFrom)];
    }),
);
export const SHAPE_NAMES: readonly string[] = [...SHAPES.keys()];

/** `C01-B#2` has the shape C01 and is blue; `R-S#2` and `T1#4` have no colour. */
export const shapeOf = (tile: TileId): string =>
  tile.replace(/#\d+$/, '').replace(/^([COK]\w+)-[BGRPO]$/, '$1');
export const colourOf = (tile: TileId): string | null => /^[COK]\w+-([BGRPO])/.exec(tile)?.[1] ?? null;

export interface Laid {
  readonly at: Square;
  readonly mark: string; // '#', or the colour of a symbol
}

/** A quarter turn clockwise takes each cell to (bottom - y, x), a mirror to (right - x, y). */
const turned = (shape: string, turn: number): readonly Cell[] => {
  let cells = SHAPES.get(shape) ?? [];
  if (turn >= 4) {
    const right = Math.max(...cells.map(({ x }) => x));
    cells = cells.map(({ x, y, mark }) => ({ x: right - x, y, mark }));
  }
  for (let quarters = turn % 4; quarters > 0; quarters--) {
    const bottom = Math.max(...cells.map(({ y }) => y));
    cells = cells.map(({ x, y, mark }) => ({ x: bottom - y, y: x, mark }));
  }
  return cells;
};

const look = (cells: readonly Cell[]): string =>
  cells
    .map(({ x, y, mark }) => `${x},${y}${mark}`)
    .toSorted()
    .join(' ');

/** The turns that look different, each by its lowest number. */
export const differentTurns = (shape: string): number[] => {
  const looks = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => look(turned(shape, turn)));
  return [...new Set(looks)].map((one) => looks.indexOf(one));
};

/** The squares under a tile, whether they exist or not. */
export const squaresOf = ({ tile, x, y, turn }: Placed): Laid[] =>
  turned(shapeOf(tile), turn).map((cell) => ({ at: square(x + cell.x, y + cell.y), mark: cell.mark }));

/**
 * Every legal placement, found by trying all: inside the boat, uncovered, and touching a tile unless it is the first or
 * may lie anywhere.
 */
export const everyPlacement = (tiles: readonly Placed[], tile: TileId, anywhere: boolean): Placed[] => {
  const covered = new Set(tiles.flatMap((other) => squaresOf(other).map(({ at }) => at)));
  const free = tiles.length === 0 || anywhere;
  const found: Placed[] = [];
  for (const turn of differentTurns(shapeOf(tile))) {
    const corner = squaresOf({ tile, x: 0, y: 0, turn });
    for (const { x, y } of EVERY_CORNER) {
      const under = corner.map(({ at }) => at + square(x, y));
      if (!under.every((at) => NEXT.has(at) && !covered.has(at))) continue;
      if (free || under.some((at) => beside(at).some((next) => covered.has(next))))
        found.push({ tile, x, y, turn });
    }
  }
  return found;
};
const EVERY_CORNER = HEIGHTS.flatMap((_, x) => Array.from({ length: HEIGHT }, (_row, y) => ({ x, y })));
