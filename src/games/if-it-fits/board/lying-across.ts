import type { Across, Cell, Table } from '../rules/types.ts';

/** The two cells under a thing across a long seam. */
export const pairFrom = (west: Cell): readonly [Cell, Cell] => [west, west + 1];
const covers = ({ at }: Across, cell: Cell): boolean => cell === at || cell === at + 1;
export const coverOf = ({ across }: Table, cell: Cell): Across | null =>
  across.find((lying) => covers(lying, cell)) ?? null;
