import type { Cell } from '../poured/anatomy.ts';
import { shape, type Picture } from '../../rules/boat/orientations.ts';
import { tileOf } from '../../rules/boat/tiles.ts';
import type { TileId } from '../../rules/state/types.ts';

/** A tile as drawn on the screen. */
export interface Turned {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly marks: readonly string[]; // for each cell '#', or the colour of a beast's symbol
}

const pictureOf = (tile: TileId, turn: number): Picture => {
  const { same, pictures } = shape(tileOf(tile).shape);
  const lowest = same[turn] ?? 0;
  const picture = pictures.find((other) => other.turn === lowest);
  if (!picture) throw new Error(`${tile} has no turn ${turn}`);
  return picture;
};

const known = new Map<string, Turned>();

/** `upright`: the boat has its bow at the top, rotated by 90 degrees counterclockwise, and so is every tile. */
export const turnedTile = (tile: TileId, turn: number, upright: boolean): Turned => {
  const key = `${tileOf(tile).shape}/${turn}/${upright}`;
  const found = known.get(key);
  if (found) return found;
  const { width, height, cells } = pictureOf(tile, turn);
  const made: Turned = {
    width: upright ? height : width,
    height: upright ? width : height,
    cells: cells.map(({ x, y }): Cell => (upright ? [y, width - 1 - x] : [x, y])),
    marks: cells.map(({ mark }) => mark),
  };
  known.set(key, made);
  return made;
};
