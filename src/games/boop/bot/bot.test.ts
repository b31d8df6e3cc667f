import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../kernel/game.ts';
import { scene, type Position } from '../../../kernel/match.ts';
import { allOptions } from '../../../kernel/options.ts';
import { randomMove } from '../../../kernel/playout.ts';
import { quickRng } from '../../../kernel/random.ts';
import bots from './bot.ts';
import { winsNow } from './engine/evaluate.ts';
import { STRIDE } from './engine/layout.ts';
import { load, rulesOf } from './engine/load.ts';
import { emptyPast } from './engine/past.ts';
import { player } from './player.ts';
import rules from '../rules/game.ts';
import { KITTENS, after, endOf, refusalOf, table } from '../rules/table.testing.ts';
import type { Boop, State } from '../rules/types.ts';

const [F1, C5] = [5, 26];
const THOUGHTS = 40; // calls of `think`, not seconds: the same on every machine

const answer = (level: number, now: Position<Boop>, thoughts = THOUGHTS): string => {
  const seen: Scene<Boop> = scene(rules, now, now.state.turn);
  let left = thoughts;
  const { move } = (bots.levels[level - 1] as (typeof bots.levels)[number]).bot(
    JSON.parse(JSON.stringify(seen)) as Scene<Boop>, // a copy, as if it came over the wire
    now.state.turn,
    () => left-- > 0,
    quickRng(level),
  );
  return rules.write(move);
};

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('level %i', (level) => {
  test('wins when it can', () => {
    const now = table('K K . .\n. . . x', { pools: '0670' });
    expect(endOf(after(now, answer(level, now)))?.winners).toEqual([0]);
  });

  test('stops a win when it must', () => {
    const now = table('. X X .\n. . . .\n. . . .\n. . k .', { pools: '2524' });
    const moved = after(now, answer(level, now));
    const wins = [...rules.candidates(moved.state, 1)].filter(
      (move) =>
        !rules.check(moved.state, 1, move) &&
        rules
          .outcome(rules.apply(moved.state, { by: 1, at: 0, move }, quickRng(1)).state)
          ?.winners.includes(1),
    );
    expect(wins).toEqual([]);
  });

  test('wins with kittens where there are no cats', () => {
    const now = table('k k . .', { options: KITTENS });
    expect(endOf(after(now, answer(level, now)))?.winners).toEqual([0]);
  });
});

const careless = player({ depth: 2, careless: 100 });

/** The moves of a hundred careless turns. */
const carelessly = (now: Position<Boop>): string[] =>
  Array.from({ length: 100 }, (_, seed) => {
    const seen = scene(rules, now, now.state.turn);
    return rules.write(careless(seen, now.state.turn, () => true, quickRng(seed)).move);
  });

const lastAt = (now: Position<Boop>, at: number): Position<Boop> => ({
  ...now,
  events: [{ what: 'placed', seat: 1, size: 'kitten', at }],
});

describe('a careless turn', () => {
  test('misses a win at the far side, and never one near the last piece', () => {
    const now = table('K K . .\n. . . .', { pools: '0680' });
    const wins = (at: number): number =>
      carelessly(lastAt(now, at)).filter((move) => endOf(after(now, move))?.winners[0] === 0).length;
    expect(wins(F1)).toBeGreaterThan(10);
    expect(wins(F1)).toBeLessThan(60);
    expect(wins(C5)).toBe(100);
  });

  test('forgets that its own kittens are pushed apart', () => {
    const now = table('k . k .\n. . . .', { pools: '6080' });
    const between = carelessly(now).filter((move) => move === 'kb6');
    expect(between.length).toBeGreaterThan(90);
    expect(answer(7, now)).not.toBe('kb6');
  });
});

test('every level answers with a legal move, even with almost no time', () => {
  const rng = quickRng(4);
  for (const options of allOptions(rules)) {
    let state = rules.setup(2, options, rng);
    for (let step = 0; step < 40 && !rules.outcome(state); step++) {
      const text = answer((step % bots.levels.length) + 1, { seq: step, at: 0, state, events: [] }, step % 3);
      expect(refusalOf({ seq: step, at: 0, state, events: [] }, text)).toBeNull();
      state = rules.apply(
        state,
        { by: state.turn, at: 0, move: randomMove(rules, state, state.turn, rng) as never },
        rng,
      ).state;
    }
  }
});

test('a win it sees at a glance is a win by the rules', () => {
  const rng = quickRng(9);
  const seen: State[] = [];
  for (const options of allOptions(rules))
    for (let match = 0; match < 40; match++)
      for (let state = rules.setup(2, options, rng); !rules.outcome(state);) {
        if (state.phase === 'place' && glance(state)) seen.push(state);
        state = rules.apply(
          state,
          { by: state.turn, at: 0, move: randomMove(rules, state, state.turn, rng) as never },
          rng,
        ).state;
      }
  expect(seen.length).toBeGreaterThan(50);
  expect(seen.filter((state) => !canWin(state))).toEqual([]);
});

const glance = (state: State): boolean => {
  const m = new Int32Array(STRIDE);
  load(state, m, 0, emptyPast());
  return winsNow(m, 0, rulesOf(state));
};

const canWin = (state: State): boolean =>
  [...rules.candidates(state, state.turn)].some(
    (move) =>
      !rules.check(state, state.turn, move) &&
      rules.outcome(rules.apply(state, { by: state.turn, at: 0, move }, quickRng(1)).state)?.winners[0] ===
        state.turn,
  );
