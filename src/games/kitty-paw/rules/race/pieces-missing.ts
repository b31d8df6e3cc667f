import type { Seat } from '../../../../kernel/game.ts';
import { cardOf } from '../cards/cards.ts';
import { matOf } from './mat.ts';
import type { View } from './types.ts';

/** How many pieces of the card are not on the mat yet, whatever lies there. The player must see if they lie correctly. */
export const piecesMissing = (view: View, seat: Seat): number => {
  const card = view.cards[seat];
  if (!card) return 0;
  const [mat, { figure }] = [matOf(view, seat), cardOf(card)];
  const tiles = Math.max(0, figure.tiles.length - mat.tiles.length);
  if (!figure.box) return tiles;
  return tiles + (mat.box ? 0 : 1) + (mat.box?.cat ? 0 : 1);
};
