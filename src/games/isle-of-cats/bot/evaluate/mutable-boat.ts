import { defined } from '../../../../kernel/defined.ts';
import { placementAt, placementsOf, type Placements } from '../../rules/boat/placements.ts';
import type { Cover } from '../../rules/boat/cover.ts';
import { CELLS, NEIGHBOURS, add, noCells, type Cell } from '../../rules/boat/grid.ts';
import { isCat, tileOf } from '../../rules/boat/tiles.ts';
import { COLOURS, type Placed, type TileId } from '../../rules/state/types.ts';

/** What a piece is to a bot: a cat of colour 0 to 4 (as in COLOURS), or one of these. */
export const BARE = -1;
const OFF_BOARD = -2;

export const COMMON = 5;
export const RARE = 6;
export const BEAST = 7;
export const RAT = 8;

const KINDS = { common: COMMON, rare: RARE, beast: BEAST, rat: RAT } as const;

export const sortOf = (tile: TileId): number => {
  const read = tileOf(tile);
  if (isCat(read)) return read.colour === null ? 0 : COLOURS.indexOf(read.colour);
  return KINDS[read.kind as keyof typeof KINDS];
};

/** A boat to try things on: pieces are put down and lifted again, the latest first, without building a new boat each time. */
export class Sketch {
  readonly boat: number;
  readonly owner = new Int8Array(CELLS + 1).fill(BARE).fill(OFF_BOARD, CELLS); // which piece covers a cell; the last is none
  readonly symbols = new Int8Array(CELLS).fill(-1); // the colour of a beast's symbol
  readonly sorts: number[] = []; // of each piece
  readonly #cells: (readonly Cell[])[] = [];
  readonly oshax: number; // those that lie there for good

  constructor(boat: number, tiles: readonly Placed[]) {
    this.boat = boat;
    for (const placed of tiles) {
      const all = placementsOf(tileOf(placed.tile).shape);
      this.put(placed.tile, all, placementAt(all, placed));
    }
    this.oshax = tiles.filter(({ tile }) => tileOf(tile).kind === 'oshax').length;
  }

  /** Puts a tile down where the `at`-th of the placements of its shape is. */
  put(tile: TileId, all: Placements, at: number): void {
    const cells = all.cells[at] ?? [];
    const sort = sortOf(tile);
    const piece = this.sorts.push(sort) - 1;
    this.#cells.push(cells);
    for (const cell of cells) this.owner[cell] = piece;
    if (sort === BEAST) this.#mark(cells, all.marks[at] ?? '');
  }

  #mark(cells: readonly Cell[], marks: string): void {
    cells.forEach((cell, i) => {
      this.symbols[cell] = COLOURS.findIndex((colour) => colour === marks[i]);
    });
  }

  /** What it takes to see where the next piece fits. */
  cover(): Cover {
    const covered = noCells();
    const around = noCells();
    for (let cell = 0; cell < CELLS; cell++) {
      if (defined(this.owner[cell]) < 0) continue;
      add(covered, cell);
      for (const next of defined(NEIGHBOURS[cell])) add(around, next);
    }
    return { covered, around, empty: this.sorts.length === 0 };
  }

  /** Takes the latest piece away again. */
  lift(): void {
    this.sorts.pop();
    for (const cell of this.#cells.pop() ?? []) {
      this.owner[cell] = BARE;
      this.symbols[cell] = -1;
    }
  }
}
