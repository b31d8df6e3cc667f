import type { HowEnded, Outcome, Seat } from '../../../../kernel/game.ts';
import type { TableInfo } from '../../../../protocol/table.ts';
import { words } from '../../../preferences/language.ts';
import { seatName } from '../../../table/people.ts';

/** The result in one line, kind to those who did not win. */
export const endTitle = (table: TableInfo, yours: readonly Seat[], { winners, ended }: Outcome): string => {
  const t = words.value.end;
  if (ended?.how === 'stop' || ended?.how === 'closed') return t.endedEarly;
  const names = winners.map((seat) => seatName(table, yours, seat));
  const [only, ...more] = names;
  // A single player cannot share a draw: the game itself has won.
  if (only === undefined) return table.seats.length === 1 ? t.lostAlone : t.draw;
  if (more.length > 0) return t.shared(names.join(', '));
  const [me, ...others] = yours;
  if (me === undefined || others.length > 0) return t.wins(only);
  return winners.includes(me) ? t.youWin : t.youLose(only);
};

/** Why a match ended before its rules ended it. The end itself is a step: at 1 it is the first one. */
export const endedWords = (how: HowEnded, name: string, seq: number): string => {
  const t = words.value.end.ended;
  if (how === 'resign' || how === 'time') return t[how](name);
  return how === 'stop' && seq === 1 ? t.unbegun : t[how];
};
