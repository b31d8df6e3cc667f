import type { PuzzleLine, PuzzleMiner } from '../../../kernel/puzzle.ts';
import { moveOf } from '../bot/engine/load.ts';
import { write } from '../rules/notation.ts';
import positions from '../rules/position.ts';
import type { Boop, State } from '../rules/types.ts';
import { goalOf, SAVED_FOR, stateOf, type Goal } from './goals.ts';
import { Prover, TURNS_AT_MOST } from './prover.ts';

type Found = Omit<PuzzleLine, 'rating'>;

const QUICK = 2; // turns: looked for in every position, because that takes a millisecond
const CHOICES = 6; // with fewer moves nothing is hidden
const STILL_SAVED_FOR = 3; // turns: a move that only delays the loss saves nothing

const find = (states: readonly State[]): readonly Found[] => {
  const [first] = states;
  if (!first) return [];
  const prover = new Prover(first);
  const wins = turnsToWin(states, prover);
  return states.flatMap((state, i) => {
    const turns = wins[i] ?? null;
    if (state.end) return [];
    if (turns === null) return saveOf(state, prover);
    // The second half of a solution is no puzzle for somebody who has seen the first.
    const follows = states[i - 2]?.turn === state.turn && wins[i - 2] === turns + 1;
    return follows ? [] : winOf(state, turns, prover);
  });
};

/**
 * In how many turns the seat to move wins by force; null: not soon. A longer win takes seconds to prove, so it is looked for only
 * two positions before one that is known to be won: there it is likely.
 */
const turnsToWin = (states: readonly State[], prover: Prover): readonly (number | null)[] => {
  const wins = states.map((state) => (state.end ? null : prover.turnsToWin(state, QUICK)));
  for (let i = states.length - 3; i >= 0; i--) {
    const [state, later, turns] = [states[i], states[i + 2], (wins[i + 2] ?? TURNS_AT_MOST) + 1];
    if (!state || wins[i] !== null || later?.turn !== state.turn || turns > TURNS_AT_MOST) continue;
    wins[i] = prover.forces(state, turns) ? turns : null;
  }
  return wins;
};

const winOf = (state: State, turns: number, prover: Prover): readonly Found[] => {
  const kind = state.phase === 'graduate' ? 'grow' : 'win';
  return only(state, `${kind}${turns}`, prover.winningMoves(state, turns));
};

const saveOf = (state: State, prover: Prover): readonly Found[] => {
  const saving = prover.savingMoves(state, SAVED_FOR);
  if (saving.length !== 1 || prover.countMoves(state) < CHOICES) return [];
  return prover.savingMoves(state, STILL_SAVED_FOR).length === 1 ? only(state, 'save', saving) : [];
};

/** A puzzle has one solution. */
const only = (state: State, goal: string, right: readonly number[]): readonly Found[] => {
  const [code] = right;
  if (code === undefined || right.length > 1) return [];
  return [{ goal, solution: write(moveOf(code)), where: positions.write(state) }];
};

const verify = (line: PuzzleLine): boolean => {
  const state = stateOf(line);
  const prover = new Prover(state);
  const right = rightMoves(state, goalOf(line.goal), prover);
  const [found] = only(state, line.goal, right);
  return found?.solution === line.solution;
};

/** The moves that reach the goal; none if it can be reached sooner. */
const rightMoves = (state: State, { kind, turns }: Goal, prover: Prover): readonly number[] => {
  if (kind === 'save') return prover.savingMoves(state, SAVED_FOR);
  if (turns > 1 && prover.forces(state, turns - 1)) return [];
  return prover.winningMoves(state, turns);
};

const boopMiner: PuzzleMiner<Boop> = { find, verify };
export default boopMiner;
