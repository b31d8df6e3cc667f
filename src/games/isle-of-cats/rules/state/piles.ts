import { defined } from '../../../../kernel/defined.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { CardId, Pile, PlayerView, View } from './types.ts';

/** The visible cards of a pile: all of an open one, none of a hidden one. */
export const seen = (pile: Pile): readonly CardId[] => ('open' in pile ? pile.open : []);
export const sizeOf = (pile: Pile): number => ('open' in pile ? pile.open.length : pile.hidden);

export const playerIn = ({ players }: View, seat: Seat): PlayerView => defined(players[seat]);

/** All cards a player could play: those in hand, and those bought since lessons were last read. [D14] */
export const inHand = (view: View, seat: Seat): readonly CardId[] => {
  const { hand, fresh } = playerIn(view, seat);
  return [...seen(hand), ...seen(fresh)];
};
