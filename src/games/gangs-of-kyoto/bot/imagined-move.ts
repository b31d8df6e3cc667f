import type { Move, View } from '../rules/types.ts';
import type { Dice } from './engine/dice.ts';
import { acceptCard, receiveCard, refuseCard } from './engine/play.ts';
import type { FastTable } from './engine/table.ts';

/** Plays the move on an imagined table; true if that ended the round. */
export const make = (table: FastTable, { phase }: View, move: Move, dice: Dice): boolean => {
  if (phase.name === 'no-card') return true;
  const { card } = phase.card;
  if (move.do === 'give') {
    table.received[move.to] = 1;
    const receives = move.to === table.active ? acceptCard : receiveCard;
    return receives(table, move.to, card, dice);
  }
  const seat = phase.name === 'veto' ? phase.seat : table.active;
  table.received[seat] = 1;
  if (move.do === 'take') return acceptCard(table, seat, card, dice);
  refuseCard(table, seat, card);
  return false;
};
