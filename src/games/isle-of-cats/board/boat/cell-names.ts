import type { Cell } from '../../rules/boat/grid.ts';
import { cellCalled, roomAt } from '../../rules/boat/place-names.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { summary } from '../../rules/boat/summary.ts';
import { COLOURS, type Placed } from '../../rules/state/types.ts';
import type { BoardWords } from '../../words/types.ts';

/** The name of a cell for screen readers: its place, its room, and the tile on it. */
export const cellName = (
  things: BoardWords,
  { boat, tiles }: { readonly boat: number; readonly tiles: readonly Placed[] },
  cell: Cell,
): string => {
  const words = things.table;
  const { rats, maps } = layout(boat);
  const placed = tiles[summary(boat, tiles).owner[cell] ?? -1];
  const map = COLOURS.find((colour) => maps[colour] === cell);
  const what = placed
    ? things.tile(placed.tile)
    : map
      ? words.map(map)
      : rats.includes(cell)
        ? words.rat
        : words.bare;
  return words.cell(cellCalled(cell), things.rooms[roomAt(cell)], what);
};
