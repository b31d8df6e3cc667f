import { fitsSomewhere } from '../boat/cover.ts';
import { COMMON_COUNT, COMMON_SHAPES, SMALL_SHAPES, tileOf } from '../boat/tiles.ts';
import { update } from '../../../../parts/draft.ts';
import type { IsleDraft } from '../state/isle-draft.ts';
import type { Belongings, Island, TileId, TreasureKind } from '../state/types.ts';

/** Treasures in the display are taken by shape: which of several alike it is makes no difference. */

export const rareShapes = ({ rare }: Pick<Island, 'rare'>): string[] => [
  ...new Set(rare.map((tile) => tileOf(tile).shape)),
];

export const shapesOffered = (island: Pick<Island, 'rare' | 'common'>, from: TreasureKind): string[] => {
  const common = COMMON_SHAPES.filter((_, i) => (island.common[i] ?? 0) > 0);
  if (from === 'rare') return rareShapes(island);
  if (from === 'small') return common.filter((shape) => SMALL_SHAPES.includes(shape));
  return from === 'any' ? [...common, ...rareShapes(island)] : common;
};

/**
 * True if a card allows this tile to lie apart from the others; such cards do not work for beasts and royal rats. [A5]
 */
export const mayLieAnywhere = ({ placeAnywhere }: Belongings, tile: TileId): boolean => {
  const { kind } = tileOf(tile);
  return placeAnywhere > 0 && kind !== 'beast' && kind !== 'rat';
};

export const canPlace = (owner: Belongings, tile: TileId): boolean =>
  fitsSomewhere(owner.tiles, tile, mayLieAnywhere(owner, tile));

export const someTreasureFits = (
  island: Pick<Island, 'rare' | 'common'>,
  owner: Belongings,
  from: TreasureKind,
): boolean => shapesOffered(island, from).some((shape) => canPlace(owner, shape));

/** Takes one treasure of a shape from the display and returns its id. */
export const takeTreasure = (draft: IsleDraft, shape: string): TileId => {
  const { common, rare, players } = draft.state;
  const i = COMMON_SHAPES.findIndex((name) => name === shape);
  if (i >= 0) {
    const left = common[i] ?? 0;
    update(draft, { common: common.with(i, left - 1) });
    return `${shape}#${(COMMON_COUNT[players.length] ?? 0) - left + 1}`; // [T5]
  }
  // The last of its shape is taken, so that the shape keeps its place in the row.
  const tile = rare.findLast((id) => tileOf(id).shape === shape) ?? '';
  update(draft, { rare: rare.filter((id) => id !== tile) });
  return tile;
};
