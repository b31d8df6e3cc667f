import type { Seat } from '../../../../kernel/game.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { TileId, View } from '../../rules/state/types.ts';

/** The last thing that a player did, as far as the table still shows it. */
export type LastDeed =
  | { readonly did: 'passed' | 'done' }
  | { readonly did: 'placed'; readonly tile: TileId };

export const lastDeedOf = (view: View, seat: Seat): LastDeed | null => {
  const { phase } = view;
  if ((phase.name === 'rescue' || phase.name === 'rare') && phase.passed[seat]) return { did: 'passed' };
  if (phase.name === 'draft' || phase.name === 'buy') return phase.chosen[seat] ? { did: 'done' } : null;
  if (phase.name === 'ready') return phase.ready[seat] ? { did: 'done' } : null;
  const tile = playerIn(view, seat).tiles.at(-1)?.tile;
  return tile === undefined ? null : { did: 'placed', tile };
};
