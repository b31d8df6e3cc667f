import type { Spot } from '../state/types.ts';
import { HEIGHT, WIDTH, WORDS, add, cellAt, noCells, type Cell } from './grid.ts';
import { shape, type Picture } from './orientations.ts';

/**
 * Every placement of a shape inside the boat's outline, as sets of cells: checking one is then a few bit operations.
 */
export interface Placements {
  readonly spots: readonly Spot[];
  readonly cells: readonly (readonly Cell[])[];
  readonly marks: readonly string[]; // the symbols of each placement's cells, in the same order
  readonly sets: Int32Array; // WORDS words for each placement
  readonly at: Int16Array; // which placement a spot is, or -1: see `indexOf`
}

const indexOf = ({ x, y, turn }: Spot): number => (turn * HEIGHT + y) * WIDTH + x;

const cellsAt = (picture: Picture, x: number, y: number): Cell[] =>
  picture.cells.map((cell) => cellAt(x + cell.x, y + cell.y));

const buildAll = (name: string): Placements => {
  const spots: Spot[] = [];
  const cells: (readonly Cell[])[] = [];
  const marks: string[] = [];
  for (const picture of shape(name).pictures)
    for (let y = 0; y + picture.height <= HEIGHT; y++)
      for (let x = 0; x + picture.width <= WIDTH; x++) {
        const covered = cellsAt(picture, x, y);
        if (covered.includes(-1)) continue;
        spots.push({ x, y, turn: picture.turn });
        cells.push(covered);
        marks.push(picture.cells.map(({ mark }) => mark).join(''));
      }
  const sets = new Int32Array(spots.length * WORDS);
  const at = new Int16Array(8 * HEIGHT * WIDTH).fill(-1);
  spots.forEach((spot, i) => {
    const set = noCells();
    for (const cell of cells[i] ?? []) add(set, cell);
    sets.set(set, i * WORDS);
    at[indexOf(spot)] = i;
  });
  return { spots, cells, marks, sets, at };
};

const built = new Map<string, Placements>();

export const placementsOf = (name: string): Placements => {
  const found = built.get(name);
  if (found) return found;
  const all = buildAll(name);
  built.set(name, all);
  return all;
};

/** The number of the placement at a spot, or -1 if the shape would stick out there. */
export const placementAt = (all: Placements, spot: Spot): number => all.at[indexOf(spot)] ?? -1;
