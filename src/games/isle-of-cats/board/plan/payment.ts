import type { Seat } from '../../../../kernel/game.ts';
import { basketsLeft } from '../../rules/island/baskets.ts';
import { offer } from '../../rules/island/island.ts';
import { playerIn, seen } from '../../rules/state/piles.ts';
import type { TileId, View } from '../../rules/state/types.ts';

/** The price of a rescue, and what is left after it. */
export interface Payment {
  readonly fish: number;
  readonly fishLeft: number;
  readonly basketsLeft: number;
}

/** Null if the tile is placed for nothing: in the family game, as a treasure, or as part of a card. */
export const paymentFor = (view: View, seat: Seat, tile: TileId): Payment | null => {
  const { phase, pending, options } = view;
  if (phase.name !== 'rescue' || pending.length > 0 || options.mode === 'family') return null;
  const found = offer(view, tile);
  if (!found) return null;
  const me = playerIn(view, seat);
  return {
    fish: found.fish,
    fishLeft: me.fish - found.fish,
    basketsLeft: basketsLeft(me, seen(me.laid)) - 1,
  };
};
