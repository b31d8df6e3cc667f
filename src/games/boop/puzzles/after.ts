import rules from '../rules/game.ts';
import type { Move, State } from '../rules/types.ts';

/** The state after a move of the seat to move; chance has no part in the game. */
export const after = (state: State, move: Move): State =>
  rules.apply(state, { by: state.turn, at: 0, move }, NO_CHANCE).state;
const NO_CHANCE = { int: () => 0 };
