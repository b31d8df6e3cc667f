import { shape, type Picture } from '../../rules/boat/orientations.ts';
import { tileOf } from '../../rules/boat/tiles.ts';
import type { TileId } from '../../rules/state/types.ts';

/** Turns of a tile. 0 to 3 are quarter turns clockwise, 4 to 7 the same of the mirrored tile (RULES.md, N1). */

/** The turn after some quarter turns clockwise; less than 0 turn it back. */
export const turnedBy = (turn: number, quarters: number): number =>
  (turn < 4 ? 0 : 4) + ((((turn + quarters) % 4) + 4) % 4);

export const turned = (turn: number): number => turnedBy(turn, 1);
export const turnedBack = (turn: number): number => turnedBy(turn, -1);

/** The turn after mirroring left and right. */
export const flipped = (turn: number): number => (turn < 4 ? 4 + ((4 - turn) % 4) : (8 - turn) % 4);

/** The lowest turn that looks the same; only this one is used in moves. */
export const lowest = (tile: TileId, turn: number): number => shape(tileOf(tile).shape).same[turn] ?? 0;

/** The cells of a tile in a turn. */
export const pictureOf = (tile: TileId, turn: number): Picture => {
  const { pictures } = shape(tileOf(tile).shape);
  const found = pictures.find((picture) => picture.turn === lowest(tile, turn)) ?? pictures[0];
  if (!found) throw new Error(`${tile} has no picture`);
  return found;
};

/** The turn of a tile on a shelf: never higher than three cells, so that shelves are low. */
export const restingTurn = (tile: TileId): number => (pictureOf(tile, 0).height > 3 ? 1 : 0);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cell of a tile by which it is held: the one nearest to its middle. */
export const gripOf = (tile: TileId, turn: number): Point => {
  const { cells, width, height } = pictureOf(tile, turn);
  const away = ({ x, y }: Point): number =>
    Math.hypot(x - (width - 1) / 2, y - (height - 1) / 2) + (x + y) / 1000;
  return cells.toSorted((a, b) => away(a) - away(b))[0] ?? { x: 0, y: 0 };
};
