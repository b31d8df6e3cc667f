import { defined } from '../../../../kernel/defined.ts';
/** The deck plan that all boats share: 142 cells in 22 columns and 9 rows, seven rooms. x runs to the bow, y down. [B1] */

export const WIDTH = 22;
export const HEIGHT = 9;
export const WORDS = 5; // 32-bit words in a set of cells

/** `.` no cell; otherwise the room a cell belongs to. */
const PLAN = [
  '.......MMMMDDDD.......',
  '....MMMMMMMDDDDDC.....',
  '.PPPDDDDDDDDDDDDCCC...',
  'PPPPDAAAAAADDDDDCCCCp.',
  'PPPPDAAAAAADDDDDCCCCpp',
  'PPPPDAAAAAADDDDDCCCCp.',
  '.PPPDDDDDDDDDDDDCCC...',
  '....mmmmmmmDDDDDC.....',
  '.......mmmmDDDD.......',
];

/** Stern and bow captain's rooms, top and bottom bedrooms, dining room, store room, and the rest of the deck. */
export const ROOMS = ['P', 'p', 'M', 'm', 'A', 'C', 'D'] as const;
export type Room = (typeof ROOMS)[number];

export type Cell = number; // 0..141, row by row from the top

const letterAt = (x: number, y: number): string => PLAN[y]?.[x] ?? '.';

const places: { readonly x: number; readonly y: number }[] = [];
const cellIndex = new Int16Array(WIDTH * HEIGHT).fill(-1);
for (let y = 0; y < HEIGHT; y++)
  for (let x = 0; x < WIDTH; x++)
    if (letterAt(x, y) !== '.') {
      cellIndex[y * WIDTH + x] = places.length;
      places.push({ x, y });
    }

export const PLACES: readonly { readonly x: number; readonly y: number }[] = places;
export const CELLS = PLACES.length;

/** The cell at a place, or -1 where the boat has none. */
export const cellAt = (x: number, y: number): Cell =>
  x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT ? -1 : defined(cellIndex[y * WIDTH + x]);

export const NEIGHBOURS: readonly (readonly Cell[])[] = PLACES.map(({ x, y }) =>
  [cellAt(x, y - 1), cellAt(x - 1, y), cellAt(x + 1, y), cellAt(x, y + 1)].filter((cell) => cell >= 0),
);

export const ROOM_OF: readonly number[] = PLACES.map(({ x, y }) =>
  ROOMS.findIndex((room) => room === letterAt(x, y)),
);
export const ROOM_SIZES: readonly number[] = ROOMS.map((_, room) => ROOM_OF.filter((r) => r === room).length);

/** At least one side is missing. [B1] */
export const EDGE: readonly boolean[] = NEIGHBOURS.map((around) => around.length < 4);
export const MIDDLE = 4; // the row that some lessons count

// --- Sets of cells, as five words of bits -----------------------------------------------------------------------------

export type CellSet = Int32Array;

export const noCells = (): CellSet => new Int32Array(WORDS);
export const add = (set: CellSet, cell: Cell): void => {
  set[cell >> 5] = defined(set[cell >> 5]) | (1 << (cell & 31));
};
export const has = (set: CellSet, cell: Cell): boolean =>
  ((defined(set[cell >> 5]) >>> (cell & 31)) & 1) === 1;
