import type { Cell, Table } from '../rules/types.ts';
import { cellsOfMove } from './aim.ts';
import type { Planning } from './usePlan.ts';

/** The cells that a tap may mean something on: where what is held may go, and where a cat may join what is picked. */
export const legalCells = ({ legalHere, picked, catSides }: Planning, table: Table): ReadonlySet<Cell> => {
  const cells = new Set<Cell>();
  for (const move of legalHere) for (const at of cellsOfMove(table, move)) cells.add(at);
  if (picked?.do === 'box') for (const side of catSides) cells.add(picked.at + (side === 'W' ? -1 : 1));
  return cells;
};
