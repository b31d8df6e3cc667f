import type { Bot, Millis } from '../../../kernel/game.ts';
import { raceThrough } from '../../../kernel/race-puzzle.ts';
import { rngAt } from '../../../kernel/random.ts';
import { cardOf } from '../rules/cards/cards.ts';
import kittyPaw, { type AnyKittyPaw } from '../rules/game.ts';
import { useful } from '../rules/race/candidates.ts';
import { check } from '../rules/race/check.ts';
import { SOLO_TIME } from '../rules/race/limits.ts';
import type { Move, View } from '../rules/race/types.ts';
import { goalOf } from './goals.ts';
import { readPlace } from './place-text.ts';
import puzzles from './puzzles.ts';

const STEADY: Millis = 300; // for each move: a paw has come back by then
const MEOW: Move = { do: 'meow' };

/** The moves that bring the mat nearer to the picture. */
const workIn = (view: View, seat: number): Move[] =>
  useful(view, seat).filter((move) => move.do !== 'meow' && !check(view, seat, move));

/** Makes one useful move after the other, and meows when there is none. */
const careful: Bot<AnyKittyPaw> = ({ view }, seat) => {
  const [move = MEOW] = 'runs' in view ? [] : workIn(view, seat);
  return { move, after: STEADY };
};

/**
 * The first move of somebody who makes no mistake. Null: it is another task than it says, or the rules do not call it
 * right in time.
 */
export const solutionOf = (goal: string, where: string): string | null => {
  const place = readPlace(where);
  if (goalOf(place) !== goal || place.time > SOLO_TIME[cardOf(place.card).level]) return null;
  const puzzle = puzzles.open({ goal, where, rating: 0, solution: '' });
  const { solved } = raceThrough(kittyPaw, puzzles, goal, puzzle, careful, rngAt(where, 0));
  const view = kittyPaw.view(puzzle.state, puzzle.solver);
  const [first] = 'runs' in view ? [] : workIn(view, puzzle.solver);
  return solved && first ? kittyPaw.write(first) : null;
};
