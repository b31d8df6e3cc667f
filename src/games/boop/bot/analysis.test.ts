import { expect, test } from 'vitest';
import type { Thought } from '../../../bots/analysis.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { play, startFrom, type Position } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { readPuzzles } from '../../../kernel/puzzle.ts';
import puzzles from '../puzzles/puzzles.ts';
import { stateOf } from '../puzzles/goals.ts';
import rules from '../rules/game.ts';
import positions from '../rules/position.ts';
import type { Boop, Options, State } from '../rules/types.ts';
import analysis from './analysis.ts';
import { findMove, PLAIN_STYLE } from './engine/search.ts';

const STANDARD: Options = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' };

/** Everything that is told until this depth. */
const thoughtsAbout = (state: State, depth: number, lines = 3): readonly Thought<Boop>[] => {
  const told: Thought<Boop>[] = [];
  analysis.analyse(state, lines, {
    goOn: () => (told.at(-1)?.depth ?? 0) < depth,
    tell: (thought) => told.push(thought),
  });
  return told;
};

const playLine = (state: State, moves: readonly Boop['move'][]): Position<Boop> =>
  moves.reduce<Position<Boop>>((now, move) => {
    const next = play(rules, 'test', now, { by: now.state.turn, at: 0, move });
    if (isRefusal(next)) throw new Error(next.why);
    return next;
  }, startFrom(state));

const puzzle = (goal: string) => {
  const line = readPuzzles(puzzles.lines).find((each) => each.goal === goal);
  if (!line) throw new Error(`no puzzle: ${goal}`);
  return { line, state: stateOf(line) };
};

test.each([
  ['win1', 1],
  ['win2', 2],
] as const)('the line of %s begins with its solution and ends with the win', (goal, turns) => {
  const { line, state } = puzzle(goal);
  const best = thoughtsAbout(state, 2 * turns, 1).at(-1)?.lines[0];
  expect(best?.wins).toEqual({ seat: state.turn, turns });
  expect(best?.chance).toBe(1);
  expect(rules.write(best?.moves[0] ?? { do: 'graduate', squares: [] })).toBe(line.solution);
  expect(playLine(state, best?.moves ?? []).state.end).toMatchObject({ winner: state.turn });
});

test('every line is legal, each begins with another move, and the best comes first', () => {
  const state = rules.setup(2, STANDARD, { int: () => 0 });
  const told = thoughtsAbout(state, 4);
  expect(told.map(({ depth }) => depth)).toEqual([1, 2, 3, 4]);
  for (const { lines, depth } of told) {
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map(({ moves: [first] }) => first && rules.write(first))).size).toBe(3);
    for (const line of lines) {
      expect(line.depth).toBe(depth);
      expect(line.chance).toBeGreaterThan(0);
      expect(line.chance).toBeLessThan(1);
      expect(() => playLine(state, line.moves)).not.toThrow();
    }
  }
  expect(told.at(-1)?.positions).toBeGreaterThan(100);
});

test('a search that is stopped tells nothing more', () => {
  const { state } = puzzle('win3');
  let asked = 0;
  const told: Thought<Boop>[] = [];
  analysis.analyse(state, 3, { goOn: () => ++asked < 3, tell: (thought) => told.push(thought) });
  expect(told.length).toBeLessThan(6);
});

test('short names tell cats from kittens', () => {
  expect(
    ['kc2', 'cc2', '+a1b2c3'].map((text) => rules.read(text)).map((move) => move && analysis.brief(move)),
  ).toEqual(['kc2', 'Kc2', '+a1b2c3']);
});

test('three lines take no more work than the one move of a bot of the same depth', () => {
  const depth = 6;
  const state = positions.read('....../..k.../...x../..x.../...k../...... 6060 0 p', STANDARD);
  if (isRefusal(state)) throw new Error(state.why);
  const bot = findMove(state, PLAIN_STYLE(depth), () => true, quickRng(7));
  const told = thoughtsAbout(state, depth).find((thought) => thought.depth === depth);
  expect(told?.lines).toHaveLength(3);
  expect(told?.positions).toBeLessThanOrEqual(bot.nodes);
});
