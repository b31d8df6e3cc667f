import type { Placed, TileId } from '../state/types.ts';

/**
 * The boats and tiles a second time, written down from their description and not from `boat/`: coordinates and pictures in
 * characters instead of numbered cells and sets of bits. What both agree on is hardly wrong by accident.
 */

export type Square = number; // a hundred for each column, and the row
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

/** `r` a rat, a colour letter its treasure map. */
const BOATS: readonly string[] = [
  `.......G---rrrr.......
   ....r---------B--.....
   .----------------rr...
   -R-----rr----------r-.
   ----------------------
   rr-----------------O-.
   .r-------------r---...
   ....-----P----rr-.....
   .......---r--rr.......`,
  `.......P----rrr.......
   ....------r-rrG--.....
   .rr----------------...
   -B---r-------------r-.
   r----r----------------
   ------------rr-----R-.
   .-----------r----rr...
   ....-r---O--r----.....
   .......--------.......`,
  `.......O-------.......
   ....----------R--.....
   .-----rr----rr-----...
   rG--------r-rr----r--.
   r-----------------r---
   r----r-------------P-.
   .------------------...
   ....-----B----rrr.....
   .......rr-----r.......`,
  `.......Brr-----.......
   ....----------Orr.....
   .rr----------------...
   rP----r--r-----------.
   ------------rrr-------
   -------------------G-.
   .-----rr---------rr...
   ....-----R-r-----.....
   .......----rr--.......`,
  `.......R-------.......
   ....-r----r---P--.....
   .---------rr--rr--r...
   -O-------------r-----.
   -------rr----------r--
   --------------rr---B-.
   .rrr---------rr----...
   ....-----G-------.....
   .......--r-----.......`,
  `.......O--r----.......
   ....----------Br-.....
   .--r---------------...
   -R----------rr-------.
   r----------rr-----r---
   -r---rr-----------rG-.
   .-----------------r...
   ....r----P-r-----.....
   .......----rrr-.......`,
];
export const printed = (boat: number): { readonly rats: Square[]; readonly maps: Map<string, Square> } => {
  const rats: Square[] = [];
  const maps = new Map<string, Square>();
  (BOATS[boat] ?? '').split('\n').forEach((line, y) =>
    line
      .trim()
      .split('')
      .forEach((letter, x) => {
        if (letter === 'r') rats.push(square(x, y));
        else if (/[BGRPO]/.test(letter)) maps.set(letter, square(x, y));
      }),
  );
  return { rats, maps };
};

const PICTURES: Readonly<Record<string, string>> = {
  B01: 'B.../##G#/R...',
  B02: 'BG../###P',
  B03: 'B#G/##O',
  B04: '.B#./R##P',
  B05: 'B..R/##O#',
  B06: 'B#.../.#P#O',
  B07: 'G..../##R#P',
  B08: '..G../R###O',
  B09: 'G#./P#./.#O',
  B10: 'R.../##P#/.O..',
  B11: 'B#../.#../.G#R',
  B12: 'B#P/#../#O.',
  B13: 'B#G/#.#/R.P',
  B14: 'B.G/###/R.O',
  B15: '.B./G##/P#O',
  B16: 'B#../.##R/..PO',
  B17: 'G..../#R#P#/....O',
  B18: '..G../R###P/..O..',
  C01: '..#/###/..#',
  C02: '.##/##./#..',
  C03: '.#/##/##/#.',
  C04: '.#/##/.#/.#',
  C05: '.#/##/##',
  C06: '#../###/#.#',
  C07: '.#../.#../####',
  C08: '..#/..#/###',
  C09: '#./#./#./##',
  C10: '##/#./##',
  C11: '###./#.##',
  C12: '.##/###/..#',
  C13: '.#./###/.#.',
  C14: '..##/###.',
  C15: '.##/##.',
  C16: '#/#/#/#/#',
  C17: '.#./.#./###/.#.',
  O1: '..##/.##./##..',
  O2: '.#./##./.##/.#.',
  O3: '.##/##./#../#..',
  O4: '.#./.#./###/#..',
  O5: '..#./####/#...',
  O6: '..#./.###/##..',
  'R-L': '.#/.#/##',
  'R-T': '.#/##/.#',
  'R-O': '##/##',
  'R-S': '.##/##.',
  'R-I': '####',
  T1: '#',
  K1: '#',
  T2: '##',
  K2: '##',
  T3L: '.#/##',
  K3L: '.#/##',
  T3I: '###',
  K3I: '###',
  rat: '#',
};
export const SHAPE_NAMES: readonly string[] = Object.keys(PICTURES);

/** `C01-B#2` has the shape C01 and is blue; `R-S#2` and `T1#4` have no colour. */
export const shapeOf = (tile: TileId): string =>
  tile.replace(/#\d+$/, '').replace(/^([COK]\w+)-[BGRPO]$/, '$1');
export const colourOf = (tile: TileId): string | null => /^[COK]\w+-([BGRPO])/.exec(tile)?.[1] ?? null;

export interface Laid {
  readonly at: Square;
  readonly mark: string; // '#', or the colour of a symbol
}

/** Turns 1 to 3 are quarters clockwise, turns 4 to 7 the same after mirroring left to right. */
const picture = (shape: string, turn: number): string[] => {
  let rows = (PICTURES[shape] ?? '').split('/');
  if (turn >= 4) rows = rows.map((row) => row.split('').toReversed().join(''));
  for (let quarter = turn % 4; quarter > 0; quarter--) {
    const old = rows;
    rows = Array.from({ length: old[0]?.length ?? 0 }, (_, column) =>
      Array.from({ length: old.length }, (_row, i) => old[old.length - 1 - i]?.[column]).join(''),
    );
  }
  return rows;
};

/** Of turns that look alike only the lowest has a name. */
export const differentTurns = (shape: string): number[] => {
  const seen = new Set<string>();
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((turn) => {
    const text = picture(shape, turn).join('/');
    return !seen.has(text) && seen.add(text);
  });
};

/** The squares under a tile, whether they exist or not. */
export const squaresOf = ({ tile, x, y, turn }: Placed): Laid[] =>
  picture(shapeOf(tile), turn).flatMap((line, dy) =>
    line.split('').flatMap((mark, dx) => (mark === '.' ? [] : [{ at: square(x + dx, y + dy), mark }])),
  );

/** Every legal placement, found by trying all of them: inside, uncovered, and touching unless it is the first or may not. */
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
