import type { Seat } from '../../../../kernel/game.ts';
import { changed, update, type Draft } from '../../../../parts/draft.ts';
import type { BoxCard, CatCard, KittyPaw, Paw, State, Tile, TileId } from './types.ts';

/** A step of a race in progress, and the changes that several rules make to it. */
export type RaceDraft = Draft<KittyPaw>;

export const tileOf = (table: Pick<State, 'tiles'>, id: TileId): Tile | undefined =>
  table.tiles.find((tile) => tile.id === id);

export const changeTile = (draft: RaceDraft, id: TileId, changes: Partial<Tile>): void =>
  update(draft, {
    tiles: draft.state.tiles.map((tile) => (tile.id === id ? { ...tile, ...changes } : tile)),
  });

export const changeBox = (draft: RaceDraft, seat: Seat, changes: Partial<BoxCard>): void =>
  update(draft, { boxes: changed(draft.state.boxes, seat, changes) });

export const changeCat = (draft: RaceDraft, slot: number, changes: Partial<CatCard>): void =>
  update(draft, { cats: changed(draft.state.cats, slot, changes) });

export const changePaw = (draft: RaceDraft, seat: Seat, changes: Partial<Paw>): void =>
  update(draft, { paws: changed(draft.state.paws, seat, changes) });

/** The z of the next piece put down: above all others. */
export const nextLayer = (draft: RaceDraft): number => {
  const z = draft.state.layers;
  update(draft, { layers: z + 1 });
  return z;
};
