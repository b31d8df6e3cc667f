import { useMemo, useState } from 'preact/hooks';
import { cellsOf, misplaced } from '../../rules/boat/cover.ts';
import type { Cell } from '../../rules/boat/grid.ts';
import type { Placed } from '../../rules/state/types.ts';

/** A trial: tiles laid on the boat only to see their effect. */
export interface Trial {
  readonly on: boolean;
  readonly tiles: readonly Placed[];
  readonly begin: () => void;
  readonly end: () => void;
  readonly clear: () => void;
  readonly add: (placed: Placed) => void;
  readonly takeUp: (cell: Cell) => Placed | null; // removes the tile on this cell
}

const NONE: readonly Placed[] = []; // one object, otherwise the boat would be computed again at every render

export const useTrial = (own: readonly Placed[]): Trial => {
  const [on, setOn] = useState(false);
  const [tried, setTiles] = useState<readonly Placed[]>([]);
  // Tiles of the trial are removed where a real tile was placed.
  const tiles = useMemo(() => stillFree(own, tried), [own, tried]);
  return {
    on,
    tiles: on ? tiles : NONE,
    begin: () => setOn(true),
    end: () => setOn(false),
    clear: () => setTiles([]),
    add: (placed) => setTiles([...tiles, placed]),
    takeUp: (cell) => {
      const found = tiles.find((placed) => cellsOf(placed).includes(cell)) ?? null;
      if (found) setTiles(tiles.filter((placed) => placed !== found));
      return found;
    },
  };
};

const stillFree = (own: readonly Placed[], tried: readonly Placed[]): readonly Placed[] => {
  const kept: Placed[] = [];
  for (const placed of tried) {
    const taken = own.some(({ tile }) => tile === placed.tile);
    if (!taken && !misplaced([...own, ...kept], placed.tile, placed, true)) kept.push(placed);
  }
  return kept;
};
