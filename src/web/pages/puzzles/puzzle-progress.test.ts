import { expect, test } from 'vitest';
import { puzzleId, type PuzzleLine } from '../../../kernel/puzzle.ts';
import { afterPuzzle, afterShown, FIRST } from './puzzle-progress.ts';

const line = (rating: number): PuzzleLine => ({ goal: 'win', rating, solution: 'a', where: `at ${rating}` });

test('a solved puzzle raises strength and streak, a missed one ends the streak', () => {
  const solved = afterPuzzle(FIRST, line(800), { solved: true, hinted: false });
  expect(solved).toMatchObject({ rating: 832, streak: 1, longest: 1, last: [true] });
  const missed = afterPuzzle(solved, line(832), { solved: false, hinted: false });
  expect(missed).toMatchObject({ rating: 800, streak: 0, longest: 1, last: [true, false] });
});

test('with a hint the streak does not end and does not grow, and the strength stays', () => {
  const before = { ...FIRST, streak: 3, longest: 3 };
  const after = afterPuzzle(before, line(900), { solved: true, hinted: true });
  expect(after).toMatchObject({ rating: 800, streak: 3 });
});

test('a puzzle counts once, and not after its solution was shown', () => {
  const first = afterPuzzle(FIRST, line(800), { solved: true, hinted: false });
  expect(afterPuzzle(first, line(800), { solved: true, hinted: false })).toEqual(first);
  const shown = afterShown(FIRST, [puzzleId(line(700))]);
  expect(afterPuzzle(shown, line(700), { solved: true, hinted: false })).toEqual(shown);
});
