import type { PuzzleLine, PuzzleMiner } from '../../../kernel/puzzle.ts';
import { defined } from '../../../kernel/defined.ts';
import { moveOf } from '../bot/engine/load.ts';
import { write } from '../rules/notation.ts';
import positions from '../rules/position.ts';
import type { Boop, State } from '../rules/types.ts';
import { beginners } from './beginners.ts';
import { after } from './after.ts';
import { goalOf, SAVED_FOR, stateOf, type Goal } from './goals.ts';
import { Prover, TURNS_AT_MOST } from './prover.ts';
import { solvesAlone } from './second-solver.ts';

type Found = Omit<PuzzleLine, 'rating'>;

const QUICK = 2; // turns: looked for in every position, because that takes a millisecond
const WORK = 30_000; // positions: some tenths of a second; what takes longer is left out
const LITTLE_WORK = 3_000; // where a long win is less likely
const CHOICES = 6; // with fewer moves nothing is hidden

const find = (states: readonly State[]): readonly Found[] => {
  const [first] = states;
  if (!first) return [];
  const prover = new Prover(first);
  return [...alongMatch(states, prover), ...besideMatch(states, prover)];
};

const alongMatch = (states: readonly State[], prover: Prover): readonly Found[] => {
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

const ANOTHER = 7919; // a prime: which other move is looked at changes from position to position

/**
 * Positions after a move that was not played: mistakes make puzzles, and bots make few. One of each goal, because those of one match
 * look alike.
 */
const besideMatch = (states: readonly State[], prover: Prover): readonly Found[] => {
  const found = new Map<string, Found>();
  for (const [i, state] of states.entries()) {
    if (state.end) continue;
    const moves = prover.moves(state);
    const other = after(state, moveOf(defined(moves[(ANOTHER * (i + 1)) % moves.length])));
    if (other.end) continue;
    const turns =
      prover.turnsToWin(other, QUICK) ?? (prover.forces(other, QUICK + 1, LITTLE_WORK) ? QUICK + 1 : null);
    const puzzles = turns === null ? saveOf(other, prover) : winOf(other, turns, prover);
    for (const puzzle of puzzles) if (!found.has(puzzle.goal)) found.set(puzzle.goal, puzzle);
  }
  return [...found.values()];
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
    wins[i] = prover.forces(state, turns, WORK) ? turns : null;
  }
  return wins;
};

const winOf = (state: State, turns: number, prover: Prover): readonly Found[] => {
  const kind = state.phase === 'graduate' ? 'grow' : 'win';
  return only(state, `${kind}${turns}`, winIn(state, turns, prover));
};

const saveOf = (state: State, prover: Prover): readonly Found[] => {
  const saving = prover.savingMoves(state, QUICK, 2); // most positions have many: two are enough to know
  if (saving.length !== 1 || prover.moves(state).length < CHOICES) return [];
  return only(state, 'save', prover.savingMoves(state, SAVED_FOR));
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

const rightMoves = (state: State, { kind, turns }: Goal, prover: Prover): readonly number[] =>
  kind === 'save' ? prover.savingMoves(state, SAVED_FOR) : winIn(state, turns, prover);

/** The moves that win in so many turns; none if the win can be had sooner. */
const winIn = (state: State, turns: number, prover: Prover): readonly number[] =>
  turns > 1 && prover.forces(state, turns - 1) ? [] : prover.winningMoves(state, turns);

const boopMiner: PuzzleMiner<Boop> = { find, verify, verifyAgain: solvesAlone, beginners };
export default boopMiner;
