import type { Seat } from '../../../../kernel/game.ts';
import { cellsOf } from '../boat/cover.ts';
import { layout } from '../boat/layouts.ts';
import { isCat, tileOf } from '../boat/tiles.ts';
import { faceToday, mapGives } from './island.ts';
import { announce } from '../../../../parts/draft.ts';
import { ask, changePlayer, playerOf, type IsleDraft } from '../state/isle-draft.ts';
import { mayLieAnywhere } from './treasures.ts';
import type { From, Placed } from '../state/types.ts';

/** Puts a tile on its owner's boat, and offers the treasure if it covers a map. The caller pays the price. */
export const putOnBoat = (draft: IsleDraft, seat: Seat, placed: Placed, from: From, fish: number): void => {
  const owner = playerOf(draft, seat);
  const { tile, x, y, turn } = placed;
  const anywhere = owner.placeAnywhere - (mayLieAnywhere(owner, tile) ? 1 : 0); // [A5]
  changePlayer(draft, seat, { tiles: [...owner.tiles, { tile, x, y, turn }], placeAnywhere: anywhere });
  announce(draft, { what: 'placed', seat, from, fish, tile, x, y, turn });
  findMap(draft, seat, placed);
};

const findMap = (draft: IsleDraft, seat: Seat, placed: Placed): void => {
  const tile = tileOf(placed.tile);
  if (!isCat(tile) || tile.colour === null) return; // [P4] [W2]
  const { maps } = layout(playerOf(draft, seat).boat);
  if (!cellsOf(placed).includes(maps[tile.colour])) return; // [P5] also a map that was covered before
  announce(draft, { what: 'found-map', seat, colour: tile.colour });
  ask(draft, {
    ask: 'treasure',
    seat,
    from: mapGives(draft.state),
    left: faceToday(draft.state) === 'COMMON+' ? 2 : 1, // [E7]
    must: false, // [P4]
  });
};
