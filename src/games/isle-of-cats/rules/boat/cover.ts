import { defined } from '../../../../kernel/defined.ts';
import type { Placed, Spot, TileId } from '../state/types.ts';
import { NEIGHBOURS, WORDS, add, noCells, type Cell, type CellSet } from './grid.ts';
import { shape } from './orientations.ts';
import { placementAt, placementsOf, type Placements } from './placements.ts';
import { tileOf } from './tiles.ts';

/** The cells of a boat that decide where the next tile fits. */
export interface Cover {
  readonly covered: CellSet;
  readonly around: CellSet; // cells that share a side with a covered one
  readonly empty: boolean;
}

/** The cells under a tile. */
export const cellsOf = (placed: Placed): readonly Cell[] => {
  const all = placementsOf(tileOf(placed.tile).shape);
  return all.cells[placementAt(all, placed)] ?? [];
};

const coverOf = (tiles: readonly Placed[]): Cover => {
  const covered = noCells();
  const around = noCells();
  for (const tile of tiles)
    for (const cell of cellsOf(tile)) {
      add(covered, cell);
      for (const next of NEIGHBOURS[cell] ?? []) add(around, next); // [P3] of every tile on the boat now
    }
  return { covered, around, empty: tiles.length === 0 }; // [P2] also when all tiles have left
};

const covers = new WeakMap<readonly Placed[], Cover>();

/** Cached for each list of tiles: one turn needs the same boat thousands of times. */
export const cover = (tiles: readonly Placed[]): Cover => {
  const found = covers.get(tiles);
  if (found) return found;
  const made = coverOf(tiles);
  covers.set(tiles, made);
  return made;
};

const meets = (all: Placements, i: number, set: CellSet): boolean => {
  const from = i * WORDS;
  for (let word = 0; word < WORDS; word++)
    if ((defined(all.sets[from + word]) & defined(set[word])) !== 0) return true;
  return false;
};

/**
 * True if a placement inside the outline is legal: no cell is covered [P1], and it touches a tile unless it may lie
 * anywhere. [P2]
 */
const fitsAt = (all: Placements, i: number, boat: Cover, anywhere: boolean): boolean =>
  !meets(all, i, boat.covered) && (anywhere || boat.empty || meets(all, i, boat.around));

export type Misplaced =
  | { readonly why: 'off-the-boat' | 'covered' | 'does-not-touch' }
  | { readonly why: 'same-as-another-turn'; readonly with: { readonly turn: number } };

/** Why a tile may not lie there, or null. */
export const misplaced = (
  tiles: readonly Placed[],
  tile: TileId,
  spot: Spot,
  anywhere: boolean,
): Misplaced | null => {
  const name = tileOf(tile).shape;
  const same = shape(name).same[spot.turn];
  // [N1] Only the lowest of equal turns is legal: otherwise one placement could be written in two ways.
  if (same !== spot.turn) return { why: 'same-as-another-turn', with: { turn: same ?? 0 } };
  const all = placementsOf(name);
  const i = placementAt(all, spot);
  if (i < 0) return { why: 'off-the-boat' }; // [P1]
  const boat = cover(tiles);
  if (fitsAt(all, i, boat, anywhere)) return null;
  return { why: meets(all, i, boat.covered) ? 'covered' : 'does-not-touch' };
};

/** The indices of all legal placements of a shape. */
export const fitting = (all: Placements, boat: Cover, anywhere: boolean): number[] => {
  const found: number[] = [];
  for (let i = 0; i < all.spots.length; i++) if (fitsAt(all, i, boat, anywhere)) found.push(i);
  return found;
};

/** Every place where a tile may lie now. */
export const legalSpots = (tiles: readonly Placed[], tile: TileId, anywhere: boolean): Spot[] => {
  const all = placementsOf(tileOf(tile).shape);
  return fitting(all, cover(tiles), anywhere).map((i) => defined(all.spots[i]));
};

export const fitsSomewhere = (tiles: readonly Placed[], tile: TileId, anywhere: boolean): boolean => {
  const all = placementsOf(tileOf(tile).shape);
  const boat = cover(tiles);
  for (let i = 0; i < all.spots.length; i++) if (fitsAt(all, i, boat, anywhere)) return true;
  return false;
};
