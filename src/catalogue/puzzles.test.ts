import { describe, expect, test } from 'vitest';
import { puzzleId, readPuzzles } from '../kernel/puzzle.ts';
import { legal, scene, startFrom } from '../kernel/match.ts';
import { LOCALES } from '../words/plural.ts';
import type { PuzzleWords } from '../words/puzzle-words.ts';
import { findGames, loadGame, loadPuzzles } from './find-games.ts';

/** The puzzles of every game that has some; `clowder puzzles verify` proves each of them again. */

const LEAST = 200;
const SAMPLES = 3;
const ALIKE = 0.25; // of all puzzles, with one rating: more would be near nobody’s strength

const wordsOf = async (game: string, locale: string): Promise<PuzzleWords> =>
  ((await import(`../games/${game}/words/${locale}/puzzles.ts`)) as { readonly default: PuzzleWords })
    .default;

const found = await Promise.all(
  findGames().map(async (id) => {
    const [parts, { game }] = await Promise.all([loadPuzzles(id), loadGame(id)]);
    return parts ? [{ id, game, puzzles: parts.puzzles, lines: readPuzzles(parts.puzzles.lines) }] : [];
  }),
);
const all = found.flat();

describe.each(all)('the puzzles of $id', ({ id, game, puzzles, lines }) => {
  test('are many, each named once', () => {
    expect(lines.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(lines.map(puzzleId)).size).toBe(lines.length);
  });

  test('are told apart by their ratings', () => {
    const ratings = lines.map(({ rating }) => rating);
    const most = Math.max(...ratings.map((one) => ratings.filter((other) => other === one).length));
    expect(most / lines.length).toBeLessThan(ALIKE);
  });

  test('have words in every language', async () => {
    for (const locale of LOCALES) {
      const { goals } = await wordsOf(id, locale);
      expect(lines.filter(({ goal }) => !goals[goal])).toEqual([]);
    }
  });

  test('can be set up, and the solver can play', () => {
    for (const line of lines) {
      const { state, solver } = puzzles.open(line);
      expect(legal(game, scene(game, startFrom(state), solver), solver).length).toBeGreaterThan(0);
    }
  });
});

test.each(all.filter(({ puzzles }) => puzzles.weighed))(
  'a question of $id is answered by its solution, and missed by a bad answer',
  ({ game, puzzles, lines }) => {
    for (const line of lines.filter((_, i) => i % Math.ceil(lines.length / SAMPLES) === 0)) {
      const { state, solver, turns } = puzzles.open(line);
      const moves = legal(game, scene(game, startFrom(state), solver), solver);
      const verdict = (move: unknown): string => puzzles.judge(line.goal, state, move, turns).is;
      expect(verdict(game.read(line.solution))).toBe('solved');
      expect(moves.some((move) => verdict(move) === 'missed')).toBe(true);
    }
  },
);
