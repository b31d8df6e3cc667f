import type { Cell, Table } from '../rules/types.ts';
import { cellsOfMove } from './aim.ts';
import type { Planning } from './usePlan.ts';

/** The cells where a tap does something: places for the held card, and places where a cat may join the picked card. */
export const legalCells = ({ legalHere, picked, catSides }: Planning, table: Table): ReadonlySet<Cell> => {
  const cells = new Set<Cell>();
  for (const move of legalHere) for (const at of cellsOfMove(table, move)) cells.add(at);
  if (picked?.do === 'box') for (const side of catSides) cells.add(picked.at + (side === 'W' ? -1 : 1));
  return cells;
};
