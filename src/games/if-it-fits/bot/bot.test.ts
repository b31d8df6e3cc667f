import { describe, expect, test } from 'vitest';
import type { Rng } from '../../../kernel/game.ts';
import { randomMove } from '../../../kernel/playout.ts';
import { legal, scene, startFrom } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import bots from './bot.ts';
import { Evaluator } from './evaluate.ts';
import { outlook } from '../rules/outlook.ts';
import rules from '../rules/game.ts';
import { PATIENT, PLAIN, prices, turnsLeft } from './preferences.ts';
import { BASIC, EXTENDED, table, type Setting } from '../rules/table.testing.ts';
import type { IfItFits } from '../rules/types.ts';

const lead = (scores: readonly number[], seat: number): number =>
  (scores[seat] as number) - Math.max(...scores.filter((_, other) => other !== seat));

const chosen = (setting: Setting, level: number, thoughts: number, luck = 42): string => {
  const now = table(setting);
  const { turn } = now.state;
  const here = scene(rules, now, turn);
  let left = thoughts;
  const bot = bots.levels[level - 1]?.bot;
  const choice = bot?.(here, turn, () => left-- > 0, quickRng(luck));
  expect(legal(rules, here, turn)).toContainEqual(choice?.move);
  return choice ? rules.write(choice.move) : '';
};

const turnsOfMatch = (level: number, rng: Rng): number => {
  const bot = bots.levels[level - 1]?.bot;
  let now = startFrom<IfItFits>(rules.setup(2, BASIC, rng));
  let turns = 0;
  while (!rules.outcome(now.state)) {
    const { turn } = now.state;
    const choice = bot?.(scene(rules, now, turn), turn, () => false, rng);
    if (!choice) throw new Error(`there is no level ${level}`);
    if (choice.move.do !== 'draw') turns++;
    now = startFrom<IfItFits>(rules.apply(now.state, { by: turn, at: 0, move: choice.move }, rng).state);
  }
  return turns;
};

describe('bots', () => {
  test('the evaluator counts the same as the rules after every move', () => {
    const rng = quickRng(41);
    let judged = 0;
    for (const [seats, options] of [
      [2, BASIC],
      [4, EXTENDED],
      [3, { ...BASIC, extraCats: 'everyone' }],
    ] as const) {
      let state = rules.setup(seats, options, rng);
      while (!rules.outcome(state)) {
        const { turn, phase } = state;
        const seen = rules.view(state, turn);
        const evaluator = new Evaluator(seen, turn, PLAIN);
        const move = randomMove(rules, seen, turn, rng);
        if (!move) throw new Error('no move');
        expect(evaluator.after(move)).toBe(lead(outlook(seen, turn, move).to, turn));
        judged++;
        const done = phase.name === 'choose' && rng.int(8) > 0 ? ({ do: 'draw' } as const) : move;
        state = rules.apply(state, { by: turn, at: 0, move: done }, rng).state;
      }
    }
    expect(judged).toBeGreaterThan(100);
  });

  test('the greedy level and better ones take the last available points', () => {
    // The last card of the match: a mouse for one's own box, next to the cat.
    const last = { laid: 'B11@h5 B65@i5t', across: '0@h5', hands: ['B01', ''], ending: true };
    for (const level of [4, 5, 6]) expect(chosen(last, level, 20)).toMatch(/^B01@/);
    const { state } = table(last);
    const best = outlook(state, 0, rules.read(chosen(last, 4, 20)) as never).to[0];
    for (const move of legal(rules, scene(rules, table(last), 0), 0))
      expect(outlook(state, 0, move).to[0]).toBeLessThanOrEqual(best as number);
  });

  test('each level has a move at every stage, with no time at all', () => {
    for (const level of [1, 2, 3, 4, 5, 6]) {
      chosen({ laid: '', phase: { name: 'cat' } }, level, 0);
      chosen({ laid: '', phase: { name: 'start' } }, level, 0);
      chosen({ laid: 'ST5@h5', phase: { name: 'choose' } }, level, 0);
      chosen({ laid: 'ST5@h5 B02@i5', phase: { name: 'toy', card: 'T1' } }, level, 0);
      chosen({ laid: 'ST5@h5', hands: ['P', 'B05'], ending: true }, level, 0);
    }
    expect(bots.levels.every(({ ms }) => ms <= 1000)).toBe(true);
  });

  test('early in a match a nap for one point is not worth a cat', () => {
    const young: Setting = { laid: 'B11@h5 B65@i5t', across: '0@h5', phase: { name: 'choose' } };
    for (const level of [4, 5, 6]) expect(chosen(young, level, 0)).toBe(rules.write({ do: 'draw' }));
  });

  test('the weakest level sees the card it has just drawn, and often overlooks a better one in its hand', () => {
    // Two mice for its own box, next to the card laid last.
    const laid = { laid: 'B65@i5t B11@h5', across: '0@h5' };
    const lays = (level: number, hand: string): number =>
      Array.from({ length: 40 }, (_, luck) =>
        chosen({ ...laid, hands: [hand, 'B06 B42'] }, level, 0, luck),
      ).filter((text) => text.startsWith('B37@')).length;
    expect([lays(4, 'B05 B41 B37'), lays(4, 'B37 B05 B41')]).toEqual([40, 40]);
    expect(lays(1, 'B05 B41 B37')).toBe(40);
    expect(lays(1, 'B37 B05 B41')).toBeLessThan(20);
  });

  test('the greedy one plays whole matches', () => {
    const rng = quickRng(43);
    const lengths = Array.from({ length: 8 }, () => turnsOfMatch(4, rng));
    expect(lengths.reduce((a, b) => a + b) / lengths.length).toBeGreaterThan(35);
  });

  test('if a player uses up cats fast, little time is left, and unused cats lose value', () => {
    const calm = table({ laid: 'B11@h5 B65@i5t B05@j5 B06@k5' }).state;
    const hasty = table({ laid: 'B11@h5 z1@i5 z1@j5 z1@k5' }).state;
    expect(turnsLeft(hasty)).toBeLessThan(turnsLeft(calm) / 2);
    expect(turnsLeft({ ...calm, ending: true })).toBe(0);
    expect(prices(PATIENT, turnsLeft(hasty))[5]).toBeLessThan(prices(PATIENT, turnsLeft(calm))[5] as number);
  });
});
