import type { Seat } from '../../../../kernel/game.ts';
import { boxCatOf } from '../../rules/race/mat.ts';
import type { Held, Target, View } from '../../rules/race/types.ts';
import type { Carried } from '../pieces/Piece.tsx';

/** The piece that a paw holds or reaches for, as it is drawn. */
export const carriedBy = (
  view: View,
  seat: Seat,
  held: Held | null,
  reaching: Target | null,
): Carried | null => {
  if (held && 'box' in held)
    return { kind: 'box', side: view.boxes[seat]?.side ?? 'H', cat: boxCatOf(view, seat) };
  const slot = held && 'cat' in held ? held.cat : reaching?.on === 'cat' ? reaching.slot : null;
  if (slot !== null) return { kind: 'box-cat', cat: view.cats[slot]?.open ?? null };
  const id = held && 'tile' in held ? held.tile : reaching?.on === 'tile' ? reaching.tile : null;
  const tile = view.tiles.find((one) => one.id === id);
  return tile ? { kind: 'tile', breed: tile.breed, side: tile.side, turn: tile.turn } : null;
};
