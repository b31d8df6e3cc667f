import { describe, expect, test } from 'vitest';
import { random } from '../../../bots/random.ts';
import { quickRng } from '../../../kernel/random.ts';
import { scene, start, play, type Position } from '../../../kernel/match.ts';
import { isRefusal } from '../../../kernel/game.ts';
import rules from '../rules/game.ts';
import { write } from '../rules/notation.ts';
import { moveOf } from '../bot/engine/load.ts';
import type { Boop, Move, State } from '../rules/types.ts';
import { defined } from '../../../kernel/defined.ts';
import { readPuzzles, writePuzzle } from '../../../kernel/puzzle.ts';
import { stateOf } from './goals.ts';
import lines from './lines.ts';
import { Prover } from './prover.ts';
import { solvesAlone } from './second-solver.ts';

/** The same question asked of the plain rules, without the fast engine: slow, and too simple to be wrong in the same way. */
const forces = (state: State, turns: number, seat: number): boolean => {
  if (state.end) return 'winner' in state.end && state.end.winner === seat;
  const choosing = state.phase === 'graduate';
  if (state.turn === seat && turns === 0 && !choosing) return false;
  const left = state.turn === seat && !choosing ? turns - 1 : turns;
  const wins = (move: Move): boolean => forces(after(state, move), left, seat);
  return state.turn === seat ? movesIn(state).some(wins) : left > 0 && movesIn(state).every(wins);
};

const movesIn = (state: State): Move[] =>
  [...rules.candidates(state, state.turn)].filter((move) => !rules.check(state, state.turn, move));
const after = (state: State, move: Move): State =>
  rules.apply(state, { by: state.turn, at: 0, move }, { int: () => 0 }).state;

/** The positions of a random match, from late ones on, where wins are near. */
const positionsOf = (dice: number): readonly State[] => {
  const rng = quickRng(dice);
  const bot = random(rules);
  const header = { game: 'boop', version: rules.version, seats: 2, seed: `proof ${dice}` };
  let now: Position<Boop> = start(rules, {
    ...header,
    options: { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' },
  });
  const states: State[] = [];
  while (!now.state.end && states.length < 200) {
    states.push(now.state);
    const { move } = bot(scene(rules, now, now.state.turn), now.state.turn, () => true, rng);
    const next = play(rules, 'proof', now, { by: now.state.turn, at: 0, move });
    if (isRefusal(next)) throw new Error(next.why);
    now = next;
  }
  return states.slice(-12);
};

test('wins in one turn are exactly those of the plain rules', () => {
  let wins = 0;
  for (let dice = 0; dice < 12; dice++)
    for (const state of positionsOf(dice).filter(({ phase }) => phase === 'place')) {
      const right = movesIn(state)
        .filter((move) => forces(after(state, move), 0, state.turn))
        .map(write);
      const found = new Prover(state).winningMoves(state, 1).map((code) => write(moveOf(code)));
      expect(found.toSorted()).toEqual(right.toSorted());
      wins += right.length;
    }
  expect(wins).toBeGreaterThan(5);
});

test('a win in two turns is found when the plain rules find one, and only then', () => {
  const results = [0, 1].flatMap((dice) =>
    positionsOf(dice)
      .slice(-3)
      .map((state) => ({ proved: new Prover(state).forces(state, 2), right: forces(state, 2, state.turn) })),
  );
  expect(results.filter(({ proved, right }) => proved !== right)).toEqual([]);
  expect(new Set(results.map(({ right }) => right)).size).toBe(2);
});

describe('the second solver, by the plain rules alone', () => {
  const all = readPuzzles(lines);
  const quick = all.filter(({ goal }) => /^(win|grow)[12]$/.test(goal)); // `clowder puzzles verify --twice` asks it about all
  test.each(quick.filter((_, i) => i % 20 === 0).map((line) => [writePuzzle(line), line] as const))(
    'agrees about %s',
    (_, line) => {
      expect(solvesAlone(line)).toBe(true);
      expect(solvesAlone({ ...line, solution: 'kz9' })).toBe(false);
    },
  );

  test('does not believe in a save that only delays the loss to the third turn', () => {
    const where = '....../...K.X/.X.X../..K..X/.X.K../...... 1421 1 p';
    expect(solvesAlone({ goal: 'save', rating: 1000, solution: 'ce3', where })).toBe(false);
  });
});

test('three cats that stand in a row already win with a kitten, too', () => {
  const state = stateOf({ where: 'KKK.../....../....../....../....../...... 5080 0 p' });
  const prover = new Prover(state);
  expect(prover.forces(state, 1)).toBe(true);
  expect(prover.winningMoves(state, 1)).toHaveLength(33);
});

test('with little work a win is overlooked, and what was left out is not remembered', () => {
  const line = defined(readPuzzles(lines).find(({ goal }) => goal === 'win2'));
  const state = stateOf(line);
  const prover = new Prover(state);
  expect(prover.forces(state, 2, 1)).toBe(false);
  expect(prover.forces(state, 2)).toBe(true);
});
