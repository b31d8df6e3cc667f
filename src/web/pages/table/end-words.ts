import type { Outcome, Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import { seatName } from '../../table/people.ts';

/** The result in one line, kind to those who did not win. */
export const endTitle = (table: TableInfo, yours: readonly Seat[], { winners }: Outcome): string => {
  const t = words.value.end;
  const names = winners.map((seat) => seatName(table, yours, seat));
  const [only, ...more] = names;
  // A single player cannot share a draw: the game itself has won.
  if (only === undefined) return table.seats.length === 1 ? t.lostAlone : t.draw;
  if (more.length > 0) return t.shared(names.join(', '));
  const [me, ...others] = yours;
  if (me === undefined || others.length > 0) return t.wins(only);
  return winners.includes(me) ? t.youWin : t.youLose(only);
};
