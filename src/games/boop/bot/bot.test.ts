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
import rules from '../rules/game.ts';
import { KITTENS, after, endOf, refusalOf, table } from '../rules/table.testing.ts';
import type { Boop, State } from '../rules/types.ts';

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

describe.each([3, 4, 5])('level %i', (level) => {
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
