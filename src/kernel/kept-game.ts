import type { Abilities, OutOfTurn } from './abilities.ts';
import type { Game, Kind } from './game.ts';

/** A game of this release or of an older one, in which some members have older names. */
export type KeptGame = Game<Kind> & { readonly asked?: OutOfTurn<Kind>['awaiting'] };

/** Gives the members of a kept version, whose files never change (decision 18), the names of today. */
export const withTodaysNames = (game: KeptGame): Game<Kind> & Abilities<Kind> => {
  if (!game.asked) return game;
  const { asked: awaiting, ...others } = game;
  return { ...others, awaiting };
};
