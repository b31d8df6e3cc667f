import type { Seat, Viewer } from '../../../../kernel/game.ts';
import { askedSeats } from '../../rules/island/island.ts';
import { tilesAsked } from '../../rules/check.ts';
import { fitsSomewhere } from '../../rules/boat/cover.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { mayLieAnywhere } from '../../rules/island/treasures.ts';
import type { Pending, Pile, TileId, View } from '../../rules/state/types.ts';

/** The decision that a seat must make now. */

export const isAsked = (view: View, viewer: Viewer): boolean =>
  viewer !== 'spectator' && askedSeats(view).includes(viewer);

/** The pending decision of this seat; the match waits for it. */
export const decisionOf = (view: View, viewer: Viewer): Pending<Pile> | null => {
  const top = view.pending.at(-1);
  return top && top.seat === viewer ? top : null;
};

/** A key that changes when earlier plans become meaningless, but not when another player acts. */
export const momentKey = (view: View, seat: Seat): string => {
  const { phase } = view;
  const turn = phase.name === 'rescue' || phase.name === 'rare' ? phase.turn : '';
  const me = playerIn(view, seat);
  const decision = decisionOf(view, seat);
  return JSON.stringify([
    view.day,
    phase.name,
    turn,
    me.tiles.length,
    me.fish,
    decision,
    decision ? view.pending.length : 0,
  ]);
};

/** The tile that is put into the hand automatically: the one in question, or the first that fits. */
export const tileOffered = (view: View, seat: Seat): TileId | null => {
  const decision = decisionOf(view, seat);
  if (!decision) return null;
  const me = playerIn(view, seat);
  return (
    tilesAsked(view, decision).find((tile) => fitsSomewhere(me.tiles, tile, mayLieAnywhere(me, tile))) ?? null
  );
};
