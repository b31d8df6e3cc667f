import type { Seat } from '../../../../kernel/game.ts';
import { chanceOf } from './chance.ts';
import type { Dice } from './dice.ts';
import { passTurn, playRound } from './play.ts';
import { NOBODY, type FastTable } from './table.ts';

/** The chance of `me` to win from here; it may play on this table as it likes. */
export type Prospects = (table: FastTable, me: Seat, roundOver: boolean, dice: Dice) => number;

/**
 * How the saved bells stand between two rounds: a player wins in proportion to e to the power of this. Fitted to some
 * thirty thousand imagined matches with two to five players; it spares the bot from playing every match to its end.
 */
const STANDING = [0, 0.2, 0.45, 0.72, 1, 1.28, 1.57, 1.87, 2.2, 2.6, 3.05, 3.65, 4.4].map(Math.exp);

/** To thirteen bells, the round is played and the rest is judged; else the match is played. */
export const playedOn: Prospects = (table, me, roundOver, dice) => {
  if (table.winner === NOBODY && !roundOver) playRound(table, false, dice);
  while (table.winner === NOBODY && !table.toThirteen) playRound(table, true, dice);
  if (table.winner !== NOBODY) return table.winner === me ? 1 : 0;
  let all = 0;
  for (let seat = 0; seat < table.seats; seat++) all += STANDING[table.piles[seat] as number] ?? 0;
  return (STANDING[table.piles[me] as number] ?? 0) / all;
};

/** Knows the race to thirteen by heart; what it has not learned, it plays. */
export const foreseen: Prospects = (table, me, roundOver, dice) => {
  if (!table.toThirteen) return playedOn(table, me, roundOver, dice);
  if (table.winner !== NOBODY) return table.winner === me ? 1 : 0;
  passTurn(table, roundOver);
  return chanceOf(table, me);
};
