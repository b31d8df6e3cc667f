import type { Game, Kind } from './game.ts';
import type { Position } from './match.ts';
import { quickRng } from './random.ts';

/**
 * True if a match from this position is played against time: a clock runs already, or after every possible
 * first input a clock runs while everybody may act. A clock for one decision in the middle of a match does
 * not count.
 */
export const isAgainstTime = <K extends Kind>(
  game: Game<K>,
  { state, at }: Position<K>,
  seats: number,
): boolean => {
  if (game.due(state) !== null) return true;
  let begins = false;
  for (const by of game.actors(state)) {
    const view = game.view(state, by);
    for (const move of game.candidates(view, by)) {
      if (game.check(view, by, move)) continue;
      const next = game.apply(state, { by, at, move }, quickRng(0)).state;
      begins = game.due(next) !== null && game.actors(next).length === seats;
      if (!begins) return false;
    }
  }
  return begins;
};
