import type { Seat } from '../../../kernel/game.ts';
import { basketsLeft } from './island/baskets.ts';
import { legalSpots, misplaced } from './boat/cover.ts';
import { readTile } from './boat/tiles.ts';
import { PRICES, isFirst, offer } from './island/island.ts';
import { playerIn, seen } from './state/piles.ts';
import { canPlace, mayLieAnywhere } from './island/treasures.ts';
import type { PlaceMove, PlayerView, Refused, RescuePhase, TileId, View } from './state/types.ts';

/**
 * The reason why a tile cannot be rescued at any place, or null. Cached for each view, because a tile can have
 * thousands of placements with the same answer.
 */
export const rescueRefusal = (view: View, seat: Seat, tile: TileId): Refused | null => {
  const known = refusals.get(view) ?? new Map<TileId, Refused | null>();
  const before = known.get(tile);
  if (before !== undefined) return before;
  const refused = refusalFor(view, seat, tile);
  refusals.set(view, known.set(tile, refused));
  return refused;
};
const refusals = new WeakMap<View, Map<TileId, Refused | null>>(); // by view and tile; the seat whose turn it is is part of the view

const refusalFor = (view: View, seat: Seat, tile: TileId): Refused | null => {
  const found = readTile(tile) && offer(view, tile);
  if (!found) return { why: 'not-there' };
  if (found.from === 'kittens' && !isFirst(view, seat)) return { why: 'kittens-for-first' }; // [K2]
  return turnRefusal(view, seat, tile) ?? paymentRefusal(view, seat, found.fish);
};

const isBeast = (tile: TileId): boolean => readTile(tile)?.kind === 'beast';

/** One rescue a turn [D8], and one more for every card that says so; those cards do not help with beasts. [A10] */
const turnRefusal = (view: View, seat: Seat, tile: TileId): Refused | null => {
  const { phase } = view;
  if (phase.name !== 'rescue' || phase.rescued.length === 0) return null;
  if (phase.rescued.length > playerIn(view, seat).extraRescues) return { why: 'no-more-rescues' };
  return [...phase.rescued, tile].some(isBeast) ? { why: 'no-beast-twice' } : null;
};

/** [D8] a basket and fish, [F2] or nothing at all */
const paymentRefusal = (view: View, seat: Seat, fish: number): Refused | null => {
  if (view.options.mode === 'family') return null;
  const me = playerIn(view, seat);
  if (basketsLeft(me, seen(me.laid)) === 0) return { why: 'no-basket' };
  return me.fish >= fish ? null : { why: 'too-little-fish', with: { fish } };
};

export const checkRescue = (view: View, seat: Seat, move: PlaceMove): Refused | null => {
  const no = rescueRefusal(view, seat, move.tile);
  if (no) return no;
  const me = playerIn(view, seat);
  return misplaced(me.tiles, move.tile, move, mayLieAnywhere(me, move.tile));
};

/** [K2] [K3] */
export const checkPair = (view: View, seat: Seat, tiles: readonly TileId[]): Refused | null => {
  const [one = '', other = ''] = tiles;
  if (!view.kittens.includes(one) || !view.kittens.includes(other)) return { why: 'not-there' };
  if (!isFirst(view, seat)) return { why: 'kittens-for-first' };
  const no = turnRefusal(view, seat, one) ?? paymentRefusal(view, seat, PRICES.twoKittens);
  if (no) return no;
  const me = playerIn(view, seat);
  return bothFit(me, one, other) || bothFit(me, other, one) ? null : { why: 'nothing-fits' };
};

/** True if the first tile can be placed so that the second still fits. */
const bothFit = (me: PlayerView, first: TileId, second: TileId): boolean => {
  const anywhere = mayLieAnywhere(me, first);
  const rest = anywhere ? me.placeAnywhere - 1 : me.placeAnywhere;
  return legalSpots(me.tiles, first, anywhere).some((spot) =>
    canPlace({ ...me, placeAnywhere: rest, tiles: [...me.tiles, { tile: first, ...spot }] }, second),
  );
};

/** A player who rescued somebody this turn ends it and cannot pass; any other player passes. [D8] */
export const checkTurnEnd = ({ rescued }: RescuePhase, how: 'pass' | 'end'): Refused | null => {
  if (how === 'end') return rescued.length ? null : { why: 'nothing-rescued' };
  return rescued.length ? { why: 'finish-first' } : null;
};
