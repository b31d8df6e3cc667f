import type { OutOfTurn } from './extras.ts';
import type { Game, Kind } from './game.ts';

/** A game as any release has kept it: its members may have the names of that time. */
export type KeptGame = Game<Kind> & { readonly asked?: OutOfTurn<Kind>['awaiting'] };

/** Gives the members of a kept version, whose files never change (decision 18), the names of today. */
export const withTodaysNames = (game: KeptGame): Game<Kind> & Partial<OutOfTurn<Kind>> => {
  if (!game.asked) return game;
  const { asked: awaiting, ...others } = game;
  return { ...others, awaiting };
};
