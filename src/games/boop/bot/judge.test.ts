import { expect, test } from 'vitest';
import { judged } from '../../../bots/judge.ts';
import { readPuzzles } from '../../../kernel/puzzle.ts';
import { scene, startFrom } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import puzzles from '../puzzles/puzzles.ts';
import { stateOf } from '../puzzles/goals.ts';
import rules from '../rules/game.ts';
import type { Boop } from '../rules/types.ts';
import { chancesAfter } from './chance.ts';
import boopJudge from './judge.ts';

const scored = (score: number, before: number, earlier: number, earliest = earlier) => ({
  move: 0,
  score,
  before,
  earlier,
  earliest,
});

test('a move loses only what the last four depths agree on', () => {
  const [best = 0, once = 0, always = 0] = chancesAfter([
    scored(100, 100, 100),
    scored(-100, -100, -100, 100), // three moves less deep it was as good
    scored(-100, -100, -100),
  ]);
  expect(best).toBeGreaterThan(0.7);
  expect(once).toBeCloseTo(best);
  expect(always).toBeLessThan(0.3);
});

test('a forced win that is left out, and a forced loss, cost everything, however late the search finds them', () => {
  expect(chancesAfter([scored(29_990, 50, 50), scored(50, 50, 50)])[1]).toBeLessThan(0.7);
  expect(chancesAfter([scored(50, 50, 50), scored(-29_990, 50, 50)])[1]).toBe(0);
});

test('the only move that wins is best, and no other is as good', () => {
  const line = readPuzzles(puzzles.lines).find(({ goal }) => goal === 'win2');
  if (!line) throw new Error('no puzzle');
  const state = stateOf(line);
  const here = scene(rules, startFrom<Boop>(state), state.turn);
  const { moves } = judged(boopJudge, { scene: here, seat: state.turn, seats: 2 }, 100_000, quickRng(1));
  const [best, second] = moves;
  expect(best && rules.write(best.move)).toBe(line.solution);
  expect(best?.chance).toBe(1);
  expect(second?.chance).toBeLessThan(1);
});
