import type { Seat } from '../../../../kernel/game.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { TileId, View } from '../../rules/state/types.ts';

/** The last thing that a player did, as far as the table still shows it: the last tile, a pass, or a choice made. */
export const lastDeedOf = (view: View, seat: Seat): TileId | 'passed' | 'done' | null => {
  const { phase } = view;
  if ((phase.name === 'rescue' || phase.name === 'rare') && phase.passed[seat]) return 'passed';
  if (phase.name === 'draft' || phase.name === 'buy') return phase.chosen[seat] ? 'done' : null;
  if (phase.name === 'ready') return phase.ready[seat] ? 'done' : null;
  return playerIn(view, seat).tiles.at(-1)?.tile ?? null;
};
