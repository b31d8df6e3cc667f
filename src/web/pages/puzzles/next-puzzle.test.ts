import { expect, test } from 'vitest';
import { puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import { climb, nextPuzzle, puzzleBeyond } from './next-puzzle.ts';

const line = (rating: number): PuzzleLine => ({ goal: 'win', rating, solution: 'a', where: `at ${rating}` });
const idOf = (rating: number): string => puzzleId(line(rating));
const LINES = Array.from({ length: 200 }, (_, i) => line(500 + 10 * i));

test('the next puzzle is near the strength and new', () => {
  expect(nextPuzzle(LINES, { rating: 800, done: [] }, 0)?.rating).toBe(800);
  expect(nextPuzzle(LINES, { rating: 800, done: [idOf(800)] }, 0)?.rating).not.toBe(800);
  expect(Math.abs((nextPuzzle(LINES, { rating: 800, done: [] }, 0.99)?.rating ?? 0) - 800)).toBeLessThan(100);
});

test('when all of a level are solved, harder ones are offered, then easier ones, then the oldest again', () => {
  const lines = [line(500), line(800), line(1300)];
  const me = { rating: 800, done: [idOf(800)] };
  expect(nextPuzzle(lines, me, 0)).toBeNull();
  expect(puzzleBeyond(lines, me)?.rating).toBe(1300);
  expect(puzzleBeyond(lines, { ...me, done: [idOf(800), idOf(1300)] })?.rating).toBe(500);
  expect(puzzleBeyond(lines, { ...me, done: [idOf(1300), idOf(800), idOf(500)] })?.rating).toBe(1300);
});

test('a climb gets harder each time and repeats nothing', () => {
  const used: string[] = [];
  const ratings = Array.from({ length: 20 }, () => {
    const next = climb(LINES, 600, used, 0);
    used.push(puzzleId(next ?? line(0)));
    return next?.rating;
  });
  expect(ratings.slice(0, 3)).toEqual([600, 640, 680]);
  expect(new Set(ratings).size).toBe(20);
});
