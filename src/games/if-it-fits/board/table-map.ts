import { CARD } from './art/card-size.ts';
import type { Vector } from '../../../web/kit/animations.ts';
import type { Area, Size } from '../../../web/kit/camera.ts';
import { BEYOND, SOUTH, WEST, EAST, NORTH, cellAt, columnOf, neighbour, rowOf } from '../rules/cells.ts';
import type { Cell, Table } from '../rules/types.ts';

/** The cells of the table in the drawing: cards of 100 by 140 inside a wooden rim. */

export const RIM = 40;

export const sizeOf = ({ width, height }: Size): Size => ({
  width: width * CARD.width + 2 * RIM,
  height: height * CARD.height + 2 * RIM,
});

export const cornerOf = (at: Cell): Vector => [
  RIM + columnOf(at) * CARD.width,
  RIM + rowOf(at) * CARD.height,
];

export const move = (at: Cell): string => `translate(${cornerOf(at).join(' ')})`;

export const rowsOf = ({ width, height }: Size): readonly (readonly Cell[])[] =>
  Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_cell, x) => cellAt(x, row)));

/** The smallest part of the table with all these cells; null for none. */
export const areaOf = (cells: readonly Cell[]): Area | null => {
  if (cells.length === 0) return null;
  const [columns, rows] = [cells.map(columnOf), cells.map(rowOf)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [x, y] = cornerOf(cellAt(left, top));
  return {
    x,
    y,
    width: (Math.max(...columns) - left + 1) * CARD.width,
    height: (Math.max(...rows) - top + 1) * CARD.height,
  };
};

/** The line around a set of cells: every side that no other of them shares. */
export const outlineOf = (table: Table, cells: readonly Cell[]): string => {
  const inside = new Set(cells);
  const edges: Readonly<Record<number, string>> = {
    [NORTH]: `h${CARD.width}`,
    [SOUTH]: `m0 ${CARD.height}h${CARD.width}`,
    [WEST]: `v${CARD.height}`,
    [EAST]: `m${CARD.width} 0v${CARD.height}`,
  };
  return cells
    .flatMap((at) =>
      [NORTH, EAST, SOUTH, WEST].map((side) => {
        const beside = neighbour(table, at, side);
        return beside !== BEYOND && inside.has(beside) ? '' : `M${cornerOf(at).join(' ')}${edges[side]}`;
      }),
    )
    .join('');
};
