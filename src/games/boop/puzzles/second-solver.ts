import { isRefusal, type Seat } from '../../../kernel/game.ts';
import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import rules from '../rules/game.ts';
import { write } from '../rules/notation.ts';
import positions from '../rules/position.ts';
import type { Move, State } from '../rules/types.ts';

/**
 * Solves puzzles by the rules that everybody plays by, and shares nothing with the prover and its fast engine: a mistake in one of the
 * two is not in the other. A hundred times slower, so only `clowder puzzles verify --twice` asks it about every puzzle.
 */
export const solvesAlone = ({ goal, solution, where }: PuzzleLine): boolean => {
  const state = positions.read(where, {
    variant: 'standard',
    opponentLineWinsAtOnce: false,
    begins: 'first',
  });
  if (isRefusal(state)) return false;
  const solver = new SecondSolver();
  const right = goal === 'save' ? solver.saves(state, HELD_FOR) : solver.wins(state, Number(goal.at(-1)));
  return right.length === 1 && right.map(write)[0] === solution;
};

const HELD_FOR = 3; // turns of the other seat: as long as a move must hold that saves the game
const CATS_THAT_WIN = 3;
const CAT_OF = [2, 4] as const; // by seat

/** Bounds for a position: the seat wins in `within` turns, and not in `notIn`. */
interface Known {
  within: number;
  notIn: number;
}

export class SecondSolver {
  readonly #known = new Map<string, Known>();
  readonly #held = new Map<number, Move>(); // by turns left: the answer that last held is tried first

  /** The moves that win in so many turns; none if the win can be had sooner. */
  wins(state: State, turns: number): Move[] {
    const seat = state.turn;
    if (turns > 1 && this.#attacks(state, seat, turns - 1)) return [];
    return movesIn(state).filter((move) => this.#isWon(after(state, move), seat, leftAfter(state, turns)));
  }

  /** The moves after which the other seat cannot force a win in so many turns. */
  saves(state: State, turns: number): Move[] {
    const other = 1 - state.turn;
    return movesIn(state).filter((move) => !this.#isWon(after(state, move), other, turns));
  }

  /** Does the seat force a win from here? It begins so many more turns. */
  #isWon(state: State, seat: Seat, turns: number): boolean {
    if (state.end) return 'winner' in state.end && state.end.winner === seat;
    return state.turn === seat ? this.#attacks(state, seat, turns) : this.#isLost(state, seat, turns);
  }

  #attacks(state: State, seat: Seat, turns: number): boolean {
    const choosing = state.phase === 'graduate';
    if (!choosing && (turns === 0 || catsOf(state, seat) + turns < CATS_THAT_WIN)) return false; // a turn brings one cat
    const key = `${state.bed.join('')}${state.pools.join('')}${seat}${state.turn}${state.phase}`;
    const known = this.#known.get(key) ?? { within: Infinity, notIn: -1 };
    if (turns >= known.within) return true;
    if (turns <= known.notIn) return false;
    // A short win is found sooner than a long one.
    for (let most = Math.max(known.notIn + 1, choosing ? 0 : 1); most <= turns; most++) {
      if (this.#attacksIn(state, seat, most)) known.within = most;
      else known.notIn = most;
      this.#known.set(key, known);
      if (known.within === most) return true;
    }
    return false;
  }

  #attacksIn(state: State, seat: Seat, turns: number): boolean {
    // With one cat in every turn there are just enough: then a kitten cannot win.
    const catsOnly = state.phase === 'place' && catsOf(state, seat) + turns <= CATS_THAT_WIN;
    const left = leftAfter(state, turns);
    return movesIn(state)
      .filter((move) => !catsOnly || (move.do === 'place' && move.size === 'cat'))
      .some((move) => this.#isWon(after(state, move), seat, left));
  }

  /** The other seat is to move, and every move loses. */
  #isLost(state: State, seat: Seat, turns: number): boolean {
    if (catsOf(state, seat) + turns < CATS_THAT_WIN) return false;
    const isHolding = (move: Move): boolean => !this.#isWon(after(state, move), seat, turns);
    const held = this.#held.get(turns);
    if (held && !rules.check(state, state.turn, held) && isHolding(held)) return false;
    const holds = movesIn(state).find(isHolding);
    if (holds) this.#held.set(turns, holds);
    return holds === undefined;
  }
}

/** A choice belongs to the turn before it. */
const leftAfter = ({ phase }: State, turns: number): number => (phase === 'place' ? turns - 1 : turns);

const catsOf = ({ bed }: State, seat: Seat): number => bed.filter((piece) => piece === CAT_OF[seat]).length;

const movesIn = (state: State): Move[] =>
  [...rules.candidates(state, state.turn)].filter((move) => !rules.check(state, state.turn, move));

const after = (state: State, move: Move): State =>
  rules.apply(state, { by: state.turn, at: 0, move }, NO_CHANCE).state;
const NO_CHANCE = { int: () => 0 };
