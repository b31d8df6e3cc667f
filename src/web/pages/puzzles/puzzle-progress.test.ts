import { expect, test } from 'vitest';
import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import { afterPuzzle, nextPuzzle, type PuzzleProgress } from './puzzle-progress.ts';

const line = (rating: number): PuzzleLine => ({ goal: 'win', rating, solution: 'a', where: `at ${rating}` });
const NEW: PuzzleProgress = { rating: 800, streak: 0, longest: 0, last: [], done: [] };

test('a solved puzzle raises strength and streak, a missed one ends the streak', () => {
  const solved = afterPuzzle(NEW, line(800), true, false);
  expect(solved).toMatchObject({ rating: 832, streak: 1, longest: 1, last: [true] });
  const missed = afterPuzzle(solved, line(832), false, false);
  expect(missed).toMatchObject({ rating: 800, streak: 0, longest: 1, last: [true, false] });
});

test('with a hint the streak does not end and does not grow, and the strength stays', () => {
  const before = { ...NEW, streak: 3, longest: 3 };
  expect(afterPuzzle(before, line(900), true, true)).toMatchObject({ rating: 800, streak: 3 });
});

test('the next puzzle is near the strength and new', () => {
  const lines = Array.from({ length: 200 }, (_, i) => line(500 + 10 * i));
  const first = nextPuzzle(lines, NEW, 0);
  expect(first?.rating).toBe(800);
  const { done } = afterPuzzle(NEW, line(800), true, false);
  expect(nextPuzzle(lines, { ...NEW, done }, 0)?.rating).not.toBe(800);
  expect(Math.abs((nextPuzzle(lines, NEW, 0.99)?.rating ?? 0) - 800)).toBeLessThan(100);
});

test('when all are done, they come again', () => {
  const { done } = afterPuzzle(NEW, line(800), true, false);
  expect(nextPuzzle([line(800)], { ...NEW, done }, 0)?.rating).toBe(800);
});
