import { defined } from '../../../../kernel/defined.ts';
import { placementAt, placementsOf, type Placements } from '../../rules/boat/placements.ts';
import type { Cover } from '../../rules/boat/cover.ts';
import { CELLS, NEIGHBOURS, add, noCells, type Cell } from '../../rules/boat/grid.ts';
import { tileOf } from '../../rules/boat/tiles.ts';
import { COLOURS, type Placed, type TileId } from '../../rules/state/types.ts';

/** The code of a piece is 0 to 4 for a cat (its colour in COLOURS), or one of the four below. */
export const BARE = -1;
const OFF_BOARD = -2;

export const COMMON = 5;
export const RARE = 6;
export const BEAST = 7;
export const RAT = 8;

const CODES = { common: COMMON, rare: RARE, beast: BEAST, rat: RAT };

export const codeOf = (tile: TileId): number => {
  const { kind, colour } = tileOf(tile);
  if (kind === 'cat' || kind === 'kitten' || kind === 'oshax')
    return colour === null ? 0 : COLOURS.indexOf(colour);
  return CODES[kind];
};

/** A boat to try placements on: pieces are put down and lifted again, the latest first, and no new boat is built for each. */
export class MutableBoat {
  readonly boat: number;
  readonly owner = new Int8Array(CELLS + 1).fill(BARE).fill(OFF_BOARD, CELLS); // which piece covers a cell; the last stands for a missing neighbour
  readonly symbols = new Int8Array(CELLS).fill(-1); // the colour of a beast's symbol
  readonly codes: number[] = []; // by piece
  readonly #cells: (readonly Cell[])[] = [];
  readonly oshax: number; // of the real boat, without those that are only tried

  constructor(boat: number, tiles: readonly Placed[]) {
    this.boat = boat;
    for (const placed of tiles) {
      const all = placementsOf(tileOf(placed.tile).shape);
      this.put(placed.tile, all, placementAt(all, placed));
    }
    this.oshax = tiles.filter(({ tile }) => tileOf(tile).kind === 'oshax').length;
  }

  /** Puts a tile down; `at` is the number of the placement among all of its shape. */
  put(tile: TileId, all: Placements, at: number): void {
    const cells = all.cells[at] ?? [];
    const code = codeOf(tile);
    const piece = this.codes.push(code) - 1;
    this.#cells.push(cells);
    for (const cell of cells) this.owner[cell] = piece;
    if (code === BEAST) this.#mark(cells, all.marks[at] ?? '');
  }

  #mark(cells: readonly Cell[], marks: string): void {
    cells.forEach((cell, i) => {
      this.symbols[cell] = COLOURS.findIndex((colour) => colour === marks[i]);
    });
  }

  /** The cells that decide where the next piece fits. */
  cover(): Cover {
    const covered = noCells();
    const around = noCells();
    for (let cell = 0; cell < CELLS; cell++) {
      if (defined(this.owner[cell]) < 0) continue;
      add(covered, cell);
      for (const next of defined(NEIGHBOURS[cell])) add(around, next);
    }
    return { covered, around, empty: this.codes.length === 0 };
  }

  /** Takes the latest piece away again. */
  lift(): void {
    this.codes.pop();
    for (const cell of this.#cells.pop() ?? []) {
      this.owner[cell] = BARE;
      this.symbols[cell] = -1;
    }
  }
}
