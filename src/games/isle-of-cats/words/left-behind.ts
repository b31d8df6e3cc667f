import { isCat, tileOf } from '../rules/boat/tiles.ts';
import type { TileId } from '../rules/state/types.ts';

/** The animals that are left on the fields at night: their names would be longer than the line that tells of them. */
export const leftBehind = (
  tiles: readonly TileId[],
  cats: (count: number) => string,
  beasts: (count: number) => string,
): string => {
  const found = tiles.filter((tile) => isCat(tileOf(tile))).length;
  const others = tiles.length - found;
  return [found > 0 && cats(found), others > 0 && beasts(others)].filter(Boolean).join(', ');
};
