import type { BoxInfo } from '../rules/score.ts';
import type { Cell, Table } from '../rules/types.ts';
import { BEYOND, neighbour } from '../rules/cells.ts';

/** One tint for each box, so that the eye sees what belongs together; closed boxes are gold. */
export const TINTS = 6;
export const floorOf = (tint: number | 'gold'): string => `var(--box-${tint})`;

/**
 * A box keeps the tint of its oldest card as it grows. Where that would be the tint of a neighbour, it takes the next one.
 */
export const tintsOf = (table: Table, boxes: readonly BoxInfo[]): ReadonlyMap<Cell, number | 'gold'> => {
  const age = new Map(table.laid.map(({ at }, i) => [at, i]));
  const oldest = ({ cells }: BoxInfo): number => Math.min(...cells.map((at) => age.get(at) ?? 0));
  const tints = new Map<Cell, number | 'gold'>();
  for (const box of boxes.toSorted((a, b) => oldest(a) - oldest(b))) {
    const tint = box.value.closed ? 'gold' : freeTint(table, box, tints, oldest(box));
    for (const at of box.cells) tints.set(at, tint);
  }
  return tints;
};

const freeTint = (
  table: Table,
  { cells }: BoxInfo,
  tints: ReadonlyMap<Cell, number | 'gold'>,
  first: number,
): number => {
  const beside = cells.flatMap((at) => [0, 1, 2, 3].map((side) => neighbour(table, at, side)));
  const taken = new Set(beside.filter((at) => at !== BEYOND).map((at) => tints.get(at)));
  for (let step = 0; step < TINTS; step++)
    if (!taken.has((first + step) % TINTS)) return (first + step) % TINTS;
  return first % TINTS;
};
