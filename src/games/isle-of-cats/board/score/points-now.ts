import type { Seat } from '../../../../kernel/game.ts';
import { scoreParts, type Part } from '../../rules/score.ts';
import type { Placed, View } from '../../rules/state/types.ts';

/** The score of a seat if the match ended now, as far as the viewer knows; with other tiles on its boat if given. */
export const partsNow = (view: View, seat: Seat, tiles?: readonly Placed[]): Part[] => {
  if (!tiles) return scoreParts(view, seat);
  const players = view.players.map((player, i) => (i === seat ? { ...player, tiles } : player));
  return scoreParts({ ...view, players }, seat);
};
