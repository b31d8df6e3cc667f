import type { Seat } from '../../../kernel/game.ts';
import type { Dice } from './dice.ts';
import { playRound } from './play.ts';
import { NOBODY, type FastTable } from './table.ts';

/**
 * How the saved bells stand between two rounds: a player wins in proportion to e to the power of this. Fitted to some
 * thirty thousand imagined matches with two to five players; it spares the bot from playing every match to its end.
 */
const STANDING = [0, 0.2, 0.45, 0.72, 1, 1.28, 1.57, 1.87, 2.2, 2.6, 3.05, 3.65, 4.4].map(Math.exp);

/** The chance of `me` to win. To thirteen bells, the round is played and the rest is judged; else the match is played. */
export const prospectsOf = (table: FastTable, me: Seat, roundOver: boolean, dice: Dice): number => {
  if (table.winner === NOBODY && !roundOver) playRound(table, false, dice);
  while (table.winner === NOBODY && !table.toThirteen) playRound(table, true, dice);
  if (table.winner !== NOBODY) return table.winner === me ? 1 : 0;
  let all = 0;
  for (let seat = 0; seat < table.seats; seat++) all += STANDING[table.piles[seat] as number] as number;
  return (STANDING[table.piles[me] as number] as number) / all;
};
