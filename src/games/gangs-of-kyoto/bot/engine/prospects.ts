import type { Seat } from '../../../../kernel/game.ts';
import { chanceOf } from './chance.ts';
import type { Dice } from './dice.ts';
import { passTurn, playRound } from './play.ts';
import { NOBODY, type FastTable } from './table.ts';

/** The chance of `me` to win from here; it may change the table. */
export type Prospects = (table: FastTable, me: Seat, roundOver: boolean, dice: Dice) => number;

/**
 * The rating of saved bells between two rounds: the chance to win is proportional to e to its power. Fitted
 * to some thirty thousand imagined matches with two to five players, so that the bot need not play every
 * match to its end.
 */
const STANDING = [0, 0.2, 0.45, 0.72, 1, 1.28, 1.57, 1.87, 2.2, 2.6, 3.05, 3.65, 4.4].map(Math.exp);

/** In matches to thirteen bells, plays the round and rates the rest; otherwise plays the whole match. */
const playedOn: Prospects = (table, me, roundOver, dice) => {
  if (table.winner === NOBODY && !roundOver) playRound(table, false, dice);
  while (table.winner === NOBODY && !table.toThirteen) playRound(table, true, dice);
  if (table.winner !== NOBODY) return table.winner === me ? 1 : 0;
  let all = 0;
  for (let seat = 0; seat < table.seats; seat++) all += STANDING[table.piles[seat] ?? 0] ?? 0;
  return (STANDING[table.piles[me] ?? 0] ?? 0) / all;
};

/** Uses the learned chance for the race to thirteen, and plays the other kinds of match. */
export const foreseen: Prospects = (table, me, roundOver, dice) => {
  if (!table.toThirteen) return playedOn(table, me, roundOver, dice);
  if (table.winner !== NOBODY) return table.winner === me ? 1 : 0;
  passTurn(table, roundOver);
  return chanceOf(table, me);
};

/** The same for every seat. */
export const foreseenForAll = (table: FastTable, roundOver: boolean, dice: Dice): number[] => {
  const first = foreseen(table, 0, roundOver, dice);
  return Array.from({ length: table.seats }, (_, seat) => {
    if (seat === 0) return first;
    if (table.winner !== NOBODY) return table.winner === seat ? 1 : 0;
    return chanceOf(table, seat);
  });
};
