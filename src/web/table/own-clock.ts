import { isRefusal, type Game, type Kind } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import { hasOwnClock } from '../../kernel/press.ts';
import type { TableInfo } from '../../protocol/table.ts';

/** The game at this table runs against its own clock: the table has none, and nobody gets help in a hurry. */
export const isTimed = (game: Game<Kind>, { seats, options }: TableInfo): boolean => {
  const read = readOptions(game, options);
  return !isRefusal(read) && hasOwnClock(game, seats.length, read);
};
