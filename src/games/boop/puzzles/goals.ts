import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import { isRefusal, type Refusal } from '../../../kernel/game.ts';
import positions from '../rules/position.ts';
import type { Options, State } from '../rules/types.ts';

/** `win2`: win in two turns. `grow2`: choose what grows up, and win in two turns more. `save`: the only move after which the other seat cannot win soon. */
export interface Goal {
  readonly kind: 'win' | 'grow' | 'save';
  readonly turns: number; // of the solver, from the position of the puzzle on
}

/** A position is saved if the other seat cannot force a win within so many turns: a move that only delays the loss saves nothing. */
export const SAVED_FOR = 3;

const OPTIONS: Options = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' };

export const goalOf = (goal: string): Goal => {
  const [, kind, turns] = /^(win|grow)([1-4])$/.exec(goal) ?? [];
  if (kind === 'win' || kind === 'grow') return { kind, turns: Number(turns) };
  return { kind: 'save', turns: 1 };
};

export const stateOf = ({ where }: Pick<PuzzleLine, 'where'>): State => {
  const state: State | Refusal = positions.read(where, OPTIONS);
  if (isRefusal(state)) throw new Error(`a puzzle cannot be set up: ${where}: ${state.why}`);
  return state;
};
