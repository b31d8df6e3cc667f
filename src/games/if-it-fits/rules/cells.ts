import { SIDES } from './cards.ts';
import type { Cell, Options } from './types.ts';

/**
 * The grid of the table. All cards have the same orientation, so a table is a plain grid of portrait cells.
 * Cells are numbered as on the widest table, because the notation of a move is independent of the table: h5
 * is the same number on each.
 */
export const COLUMNS = 21;
const LETTERS = 'abcdefghijklmnopqrstu';

/** [F2] */
export const TABLES: Readonly<Record<Options['table'], { readonly width: number; readonly height: number }>> =
  {
    kitchen: { width: 15, height: 9 },
    desk: { width: 11, height: 7 },
    dining: { width: 21, height: 13 },
  };

export const cellAt = (column: number, row: number): Cell => column + COLUMNS * row;
export const columnOf = (at: Cell): number => at % COLUMNS;
export const rowOf = (at: Cell): number => Math.floor(at / COLUMNS);

export const cellName = (at: Cell): string => `${LETTERS.charAt(columnOf(at))}${rowOf(at) + 1}`;
export const CELL_PATTERN = '[a-u](?:[1-9]|1[0-3])';
export const cellNamed = (name: string): Cell =>
  cellAt(LETTERS.indexOf(name.charAt(0)), Number(name.slice(1)) - 1);

interface Area {
  readonly width: number;
  readonly height: number;
}

export const isOnTable = ({ width, height }: Area, at: Cell): boolean =>
  at >= 0 && columnOf(at) < width && rowOf(at) < height;

/** Side numbers, in the order of SIDES: a wall on side i is bit i. */
export const NORTH = SIDES.indexOf('N');
export const EAST = SIDES.indexOf('E');
export const SOUTH = SIDES.indexOf('S');
export const WEST = SIDES.indexOf('W');
export const opposite = (side: number): number => (side + 2) % 4;

export const BEYOND = -1; // outside the table

/** The cell on the other side of a seam, or BEYOND the edge. */
export const neighbour = ({ width, height }: Area, at: Cell, side: number): Cell => {
  if (side === NORTH) return at < COLUMNS ? BEYOND : at - COLUMNS;
  if (side === SOUTH) return rowOf(at) + 1 < height ? at + COLUMNS : BEYOND;
  if (side === EAST) return columnOf(at) + 1 < width ? at + 1 : BEYOND;
  return columnOf(at) > 0 ? at - 1 : BEYOND;
};

/** All cells of a table, row by row. */
export const cellsOf = ({ width, height }: Area): Cell[] =>
  Array.from({ length: width * height }, (_, i) => cellAt(i % width, Math.floor(i / width)));
