import type { Puzzles, Verdict } from '../../../kernel/puzzle.ts';
import { moveOf } from '../bot/engine/load.ts';
import rules from '../rules/game.ts';
import type { Boop, Move, State } from '../rules/types.ts';
import { after } from './after.ts';
import { goalOf, SAVED_FOR, stateOf } from './goals.ts';
import lines from './lines.ts';
import { Prover } from './prover.ts';

type Choose = (state: State) => Move | null;

const SOLVED: Verdict<Boop> = { is: 'solved' };
const MISSED: Verdict<Boop> = { is: 'missed', replies: [] };

const judge = (goal: string, before: State, move: Move, turns: number): Verdict<Boop> => {
  const state = after(before, move);
  const prover = new Prover(state);
  if (state.end) return 'winner' in state.end && state.end.winner === before.turn ? SOLVED : MISSED;
  if (goalOf(goal).kind === 'save') return judgeSaving(state, before.turn, prover);
  const left = before.phase === 'place' ? turns - 1 : turns; // a choice belongs to the turn before it
  return judgeWin(state, before.turn, left, prover);
};

const judgeSaving = (state: State, solver: number, prover: Prover): Verdict<Boop> => {
  if (state.turn === solver)
    return prover.savingMoves(state, SAVED_FOR, 1).length > 0 ? { is: 'on', replies: [], turns: 1 } : MISSED;
  const wins: Choose = (from) => {
    const turns = prover.turnsToWin(from, SAVED_FOR);
    return turns === null ? null : firstOf(prover.winningMoves(from, turns));
  };
  return wins(state) ? { is: 'missed', replies: repliesOf(state, wins) } : SOLVED;
};

const judgeWin = (state: State, solver: number, left: number, prover: Prover): Verdict<Boop> => {
  if (state.turn === solver)
    return prover.forces(state, left) ? { is: 'on', replies: [], turns: left } : MISSED;
  if (left === 0) return MISSED;
  const saves: Choose = (from) => firstOf(prover.savingMoves(from, left, 1));
  if (saves(state)) return { is: 'missed', replies: repliesOf(state, saves) };
  return { is: 'on', replies: repliesOf(state, (from) => mostStubborn(from, left, prover)), turns: left };
};

const firstOf = ([code]: readonly number[]): Move | null => (code === undefined ? null : moveOf(code));

/** The moves of the seat to move until its turn is over: a placement, and perhaps a choice. */
const repliesOf = (state: State, choose: Choose): readonly Move[] => {
  const replies: Move[] = [];
  for (let now = state; now.turn === state.turn && !now.end;) {
    const move = choose(now);
    if (!move) break;
    replies.push(move);
    now = after(now, move);
  }
  return replies;
};

/** Of moves that all lose: one that loses as late as possible. */
const mostStubborn = (state: State, left: number, prover: Prover): Move | null => {
  let best: Move | null = null;
  let longest = 0;
  for (const move of rules.candidates(state, state.turn)) {
    if (rules.check(state, state.turn, move)) continue;
    const next = after(state, move);
    const turns = next.end ? 1 : next.turn === state.turn ? left : (prover.turnsToWin(next, left) ?? left);
    if (turns > longest) [best, longest] = [move, turns];
  }
  return best;
};

/** The ids of rules are those of words/rules-plan.ts. */
const RULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4].map((turns) => [`win${turns}`, 'three-cats'])),
  ...Object.fromEntries([1, 2, 3, 4].map((turns) => [`grow${turns}`, 'choose'])),
  save: 'push',
};

const boopPuzzles: Puzzles<Boop> = {
  lines,
  rules: RULES,
  open: (line) => {
    const state = stateOf(line);
    return { state, solver: state.turn, turns: goalOf(line.goal).turns };
  },
  judge,
};
export default boopPuzzles;
