import { describe, expect, test } from 'vitest';
import { defined } from '../../../kernel/defined.ts';
import type { Millis } from '../../../kernel/game.ts';
import { startFrom, play, type Position } from '../../../kernel/match.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { puzzleId, readPuzzles, type PuzzleLine } from '../../../kernel/puzzle.ts';
import { RACE_SEED, raceThrough, runOn } from '../../../kernel/race-puzzle.ts';
import { quickRng } from '../../../kernel/random.ts';
import bots from '../bot/bot.ts';
import { cardOf } from '../rules/cards/cards.ts';
import kittyPaw, { type AnyKittyPaw } from '../rules/game.ts';
import type { State } from '../rules/race/types.ts';
import { goalOf } from './goals.ts';
import miner from './miner.ts';
import { readPlace, stateAt, writePlace } from './place-text.ts';
import puzzles from './puzzles.ts';
import { onAnotherDay } from './times.ts';

const LINES = readPuzzles(puzzles.lines);

/** One kitty is missing. */
const ONE_LEFT = 'I-02 9 H Ea1 Ra2 Da0 | Ja4@1,0 Aa0@3,2 Ps2@0,2 Bs0@2,3';
const line = (goal: string, where: string): PuzzleLine => ({ goal, where, rating: 0, solution: 'gD1' });

/** Plays moves of the solver, each at its time. */
const after = (where: string, ...moves: readonly (readonly [Millis, string])[]): Position<AnyKittyPaw> => {
  const { state } = puzzles.open(line('rest', where));
  let now = startFrom<AnyKittyPaw>(state);
  for (const [at, text] of moves) {
    const move = defined(kittyPaw.read(text) ?? undefined);
    const next = play(kittyPaw, RACE_SEED, runOn(kittyPaw, now, at), { by: 0, at, move });
    if (isRefusal(next)) throw new Error(`${text}: ${next.why}`);
    now = next;
  }
  return now;
};

const tableOf = ({ state }: Position<AnyKittyPaw>): State => {
  if ('runs' in state) throw new Error('a duel');
  return state;
};

describe('a puzzle of Kitty Paw', () => {
  test('a Meow is right when the mat is as the card, and wrong before', () => {
    const done = after(ONE_LEFT, [1_000, 'gD1'], [2_000, 'put4,4']);
    const meow = defined(kittyPaw.read('meow') ?? undefined);
    expect(puzzles.judge('rest', done.state, meow, 1)).toEqual({ is: 'solved' });
    expect(puzzles.judge('rest', after(ONE_LEFT).state, meow, 1).is).toBe('missed');
    expect(puzzles.judge('rest', done.state, { do: 'return' }, 1).is).toBe('on');
  });

  test('the rules say the same, and tell the time from the first sight', () => {
    const meowed = after(ONE_LEFT, [1_000, 'gD1'], [2_000, 'put4,4'], [3_500, 'meow']);
    const { phase, past } = tableOf(runOn(kittyPaw, meowed, 4_000));
    expect(phase).toMatchObject({ name: 'check', verdict: { how: 'meow', correct: true } });
    expect(past).toMatchObject([{ ms: 3_500, correct: true }]);
  });

  test('when its time is over the rules call it off, long before the time of a card in a match', () => {
    const { phase } = tableOf(runOn(kittyPaw, after(ONE_LEFT), 9_000));
    expect(phase).toMatchObject({ name: 'check', verdict: { how: 'late', correct: false } });
    expect(tableOf(runOn(kittyPaw, after(ONE_LEFT), 8_999)).phase.name).toBe('play');
  });

  test('nobody has to look for the guest, and nothing can be paused', () => {
    const where = 'IIa-01 30 H Js0 Ea1 Ra2 As3 Da0 Ba4 Pa5 | -';
    const state = stateAt(readPlace(where));
    expect(state.cats.find(({ place }) => place.in === 'box')?.cat).toBe('C4');
    expect(kittyPaw.check(kittyPaw.view(state, 0), 0, { do: 'pause' })).toEqual({ why: 'no-pause-now' });
  });
});

describe('the puzzles that there are', () => {
  test('are written as they are read', () => {
    for (const { where } of LINES) expect(writePlace(readPlace(where))).toBe(where);
  });

  test('ask for what they say: nothing lies there, something is missing, or something is wrong', () => {
    expect(LINES.filter(({ goal, where }) => goalOf(readPlace(where)) !== goal)).toEqual([]);
    expect(new Set(LINES.map(({ goal }) => goal))).toEqual(new Set(['cold', 'rest', 'mend']));
  });

  test('use nearly all cards, of all levels', () => {
    const cards = new Set(LINES.map(({ where }) => readPlace(where).card));
    expect(cards.size).toBeGreaterThan(40);
    expect(new Set([...cards].map((card) => cardOf(card).level)).size).toBe(3);
  });

  test('are proved by somebody who makes no mistake', () => {
    expect(LINES.filter((_, i) => i % 20 === 0).filter((each) => !miner.verify(each))).toEqual([]);
  });
});

test('a puzzle that cannot be solved in time, or asks for something else, is not proved', () => {
  expect(miner.verify(line('rest', ONE_LEFT))).toBe(true);
  expect(miner.verify(line('rest', ONE_LEFT.replace(' 9 ', ' 0.5 ')))).toBe(false);
  expect(miner.verify(line('cold', ONE_LEFT))).toBe(false);
});

test('the stronger a bot, the more puzzles it solves in time', () => {
  const some = LINES.filter((each) => Number.parseInt(puzzleId(each), 36) % 12 === 0);
  const rng = quickRng(1);
  const solvedBy = bots.levels.map(
    ({ bot }) =>
      some.filter((each) => {
        const puzzle = puzzles.open(each);
        const state = onAnotherDay(puzzle.state, rng);
        return raceThrough(kittyPaw, puzzles, each.goal, { ...puzzle, state }, bot, rng).solved;
      }).length,
  );
  expect(some.length).toBeGreaterThan(10);
  expect(defined(solvedBy[0])).toBeLessThan(defined(solvedBy[2]));
  expect(defined(solvedBy[2])).toBeLessThan(defined(solvedBy[4]));
});
