import { HEIGHT, WIDTH } from '../../rules/boat/grid.ts';
import type { Spot, TileId } from '../../rules/state/types.ts';
import { gripOf, lowest, pictureOf, type Point } from './turning.ts';

/** Finds the place of a tile that is held over a cell. */

const REACH = 1.5; // in cells: how far a tile snaps to a place where it fits

const upTo = (at: number, most: number): number => Math.max(0, Math.min(at, most));

const within = (tile: TileId, { x, y, turn }: Spot): Spot => {
  const { width, height } = pictureOf(tile, turn);
  return { x: upTo(x, WIDTH - width), y: upTo(y, HEIGHT - height), turn };
};

/**
 * A tile is held by its middle cell. If it does not fit there, it snaps to the nearest place that still covers the
 * cell.
 */
export const aimAt = (tile: TileId, turn: number, over: Point, fits: (spot: Spot) => boolean): Spot => {
  const held = lowest(tile, turn);
  const grip = gripOf(tile, held);
  const away = (cell: Point): number => Math.hypot(cell.x - grip.x, cell.y - grip.y);
  const ways = pictureOf(tile, held)
    .cells.filter((cell) => away(cell) <= REACH)
    .toSorted((a, b) => away(a) - away(b))
    .map((cell): Spot => ({ x: over.x - cell.x, y: over.y - cell.y, turn: held }));
  const inside = ways.filter(({ x, y }) => x >= 0 && y >= 0);
  return inside.find(fits) ?? within(tile, ways[0] ?? { ...over, turn: held });
};

/** The place of a tile after it is turned or flipped: its grip stays over the same cell. */
export const turnedAt = (tile: TileId, from: Spot, turn: number): Spot => {
  const [old, next] = [gripOf(tile, from.turn), gripOf(tile, turn)];
  return within(tile, {
    x: from.x + old.x - next.x,
    y: from.y + old.y - next.y,
    turn: lowest(tile, turn),
  });
};

export const movedBy = (tile: TileId, from: Spot, by: Point): Spot =>
  within(tile, { x: from.x + by.x, y: from.y + by.y, turn: from.turn });
