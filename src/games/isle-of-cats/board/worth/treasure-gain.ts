import type { Seat } from '../../../../kernel/game.ts';
import { cellsOf, legalSpots } from '../../rules/boat/cover.ts';
import { ROOM_OF } from '../../rules/boat/grid.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { summary } from '../../rules/boat/summary.ts';
import { isRare } from '../../rules/island/supply.ts';
import { mayLieAnywhere, shapesOffered } from '../../rules/island/treasures.ts';
import { OPEN_ROOM, RARE, RAT } from '../../rules/score.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { TreasureKind, View } from '../../rules/state/types.ts';
import type { TreasureGain } from '../../words/worth-types.ts';

/** The best that one treasure of a kind can do on a boat now; null if none fits. */
export const treasureGain = (view: View, seat: Seat, from: TreasureKind): TreasureGain | null => {
  const me = playerIn(view, seat);
  const { owner } = summary(me.boat, me.tiles);
  const rats = new Set(layout(me.boat).rats);
  const openIn = Array<number>(ROOM_OF.length).fill(0);
  ROOM_OF.forEach((room, cell) => {
    if (owner[cell] === -1) openIn[room] = (openIn[room] ?? 0) + 1;
  });
  const rare = view.options.mode === 'family' ? 0 : RARE; // [F4]
  let best: TreasureGain | null = null;
  for (const tile of shapesOffered(view, from))
    for (const spot of legalSpots(me.tiles, tile, mayLieAnywhere(me, tile))) {
      const cells = cellsOf({ tile, ...spot });
      const hidden = cells.filter((cell) => rats.has(cell)).length;
      const filled = new Set(
        cells
          .map((cell) => ROOM_OF[cell] ?? 0)
          .filter((room) => cells.filter((cell) => ROOM_OF[cell] === room).length === openIn[room]),
      ).size;
      const points = (isRare(tile) ? rare : 0) - RAT * hidden - OPEN_ROOM * filled;
      if (!best || points > best.points) best = { points, rats: hidden, rooms: filled };
    }
  return best;
};
