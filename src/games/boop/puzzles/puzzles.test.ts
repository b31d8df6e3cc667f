import { describe, expect, test } from 'vitest';
import { defined } from '../../../kernel/defined.ts';
import { puzzleId, readPuzzles, type PuzzleLine } from '../../../kernel/puzzle.ts';
import rules from '../rules/game.ts';
import { read } from '../rules/notation.ts';
import type { Move, State } from '../rules/types.ts';
import en from '../words/en/puzzles.ts';
import rulesPage from '../words/en/rules-page.ts';
import ru from '../words/ru/puzzles.ts';
import uk from '../words/uk/puzzles.ts';
import { moveOf } from '../bot/engine/load.ts';
import { goalOf, stateOf } from './goals.ts';
import miner from './miner.ts';
import { Prover } from './prover.ts';
import puzzles from './puzzles.ts';

const lines = readPuzzles(puzzles.lines);
const SAMPLED = 8; // every line is proved again by `clowder puzzles verify`
const quick = lines.filter(({ goal }) => goalOf(goal).turns <= 2);
const sample = quick.filter((_, i) => i % Math.ceil(quick.length / SAMPLED) === 0);

const after = (state: State, move: Move): State =>
  rules.apply(state, { by: state.turn, at: 0, move }, { int: () => 0 }).state;
const solutionOf = ({ solution }: PuzzleLine): Move => defined(read(solution) ?? undefined);

test('every puzzle can be set up, is named once, and has words in every language', () => {
  expect(lines.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(lines.map(puzzleId)).size).toBe(lines.length);
  for (const line of lines) {
    const { state, solver } = puzzles.open(line);
    expect(rules.check(state, solver, solutionOf(line))).toBeNull();
    expect([en, uk, ru].filter(({ goals }) => !goals[line.goal])).toEqual([]);
  }
});

test('every goal leads to the rule behind it', () => {
  const known = new Set(rulesPage.chapters.flatMap(({ rules: each }) => each.map(({ id }) => id)));
  expect(Object.keys(puzzles.rules ?? {}).toSorted()).toEqual(Object.keys(en.goals).toSorted());
  expect(Object.values(puzzles.rules ?? {}).filter((id) => !known.has(id))).toEqual([]);
});

test('a move that only delays the loss to the third turn saves nothing', () => {
  const where = '....../...K.X/.X.X../..K..X/.X.K../...... 1421 1 p';
  const state = stateOf({ where });
  const prover = new Prover(state);
  const [delays = 0, ...others] = prover.savingMoves(state, 2);
  expect(others).toEqual([]);
  const solution = rules.write(moveOf(delays));
  expect(miner.verify({ goal: 'save', rating: 1000, solution, where })).toBe(false);
  const verdict = puzzles.judge('save', state, moveOf(delays), 1);
  expect(verdict).toMatchObject({ is: 'missed', replies: [expect.anything()] });
});

describe.each(sample.map((line) => [`${line.goal} ${line.where}`, line] as const))('%s', (_, line) => {
  test('has one solution, proved again', () => {
    expect(miner.verify(line)).toBe(true);
    expect(miner.verify({ ...line, solution: otherMove(line) })).toBe(false);
  });

  test('is solved by its solution, against the most stubborn answers', () => {
    const { state, solver, turns } = puzzles.open(line);
    let [now, left, move] = [state, turns, solutionOf(line)];
    for (;;) {
      const verdict = puzzles.judge(line.goal, now, move, left);
      if (verdict.is === 'solved') break;
      if (verdict.is === 'missed') throw new Error('the solution does not solve it');
      now = [move, ...verdict.replies].reduce(after, now);
      expect(now.turn).toBe(solver);
      left = verdict.turns;
      const [code] = new Prover(now).winningMoves(now, left);
      move = moveOf(defined(code));
    }
  });

  test('is missed with another first move', () => {
    const { state, turns } = puzzles.open(line);
    const verdict = puzzles.judge(line.goal, state, defined(read(otherMove(line)) ?? undefined), turns);
    expect(verdict.is).toBe('missed');
  });
});

const otherMove = (line: PuzzleLine): string => {
  const { state, solver } = puzzles.open(line);
  const others = [...rules.candidates(state, solver)].filter((move) => !rules.check(state, solver, move));
  return defined(others.map((move) => rules.write(move)).find((text) => text !== line.solution));
};
