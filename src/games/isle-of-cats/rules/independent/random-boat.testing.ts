import type { Rng } from '../../../../kernel/game.ts';
import { pick, shuffled } from '../../../../kernel/random.ts';
import { COLOURS, type Placed, type TileId } from '../state/types.ts';
import { SHAPE_NAMES, everyPlacement } from './geometry.testing.ts';

/** A random tile, with a colour if it needs one. */
export const anyTile = (rng: Rng, shapes: readonly string[] = SHAPE_NAMES): TileId => {
  const shape = pick(rng, shapes);
  return /^[COK]/.test(shape) ? `${shape}-${pick(rng, COLOURS)}` : shape;
};

const shapesLike = (kind: RegExp): string[] => SHAPE_NAMES.filter((name) => kind.test(name));
const CATS = shapesLike(/^[COK]/);
const TREASURES = shapesLike(/^(T|R-)/);
const OTHERS = shapesLike(/^(B|rat)/);

/**
 * A random boat with at most this many tiles: mostly cats, of few colours so that families grow. Sometimes treasures
 * are removed again, so that the rest need not be connected.
 */
export const randomBoat = (rng: Rng, most: number, others: boolean): Placed[] => {
  const tiles: Placed[] = [];
  const colours = shuffled(rng, COLOURS).slice(0, 2 + rng.int(4));
  const count = rng.int(most + 1);
  for (let n = 0; n < count; n++) {
    const dice = rng.int(10);
    const shape = pick(rng, dice < 6 ? CATS : dice < 9 || !others ? TREASURES : OTHERS);
    const tile = /^[COK]/.test(shape)
      ? `${shape}-${pick(rng, colours)}`
      : `${shape}${/^[TR]/.test(shape) ? `#${n + 1}` : ''}`;
    const places = everyPlacement(tiles, tile, false);
    if (places.length) tiles.push(pick(rng, places));
  }
  return rng.int(4) ? tiles : tiles.filter(({ tile }) => !tile.startsWith('T'));
};
