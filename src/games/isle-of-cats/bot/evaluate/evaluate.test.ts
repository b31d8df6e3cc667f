import { describe, expect, test } from 'vitest';
import { quickRng } from '../../../../kernel/random.ts';
import { FIXED_LESSONS, MODULES } from '../../rules/cards/discovery.ts';
import { randomBoat } from '../../rules/independent/random-boat.testing.ts';
import rules from '../../rules/game.ts';
import { RESCUE, RICH, STANDARD, boat, table, you } from '../../rules/table.testing.ts';
import type { CardId, Placed, State } from '../../rules/state/types.ts';
import { DaySequence } from './day-sequence.ts';
import { growths } from './family-growth.ts';
import { Evaluator } from './evaluator.ts';
import { DayPlan } from './day-plan.ts';
import { fishWorth } from './fish-value.ts';

/** A match that is over, with this boat and these lessons in front of the first of two players. */
const ended = (tiles: readonly Placed[], lessons: readonly CardId[] = []): State => {
  const first = rules.setup(2, { ...STANDARD, beasts: true }, quickRng(1));
  return {
    ...first,
    day: 5,
    phase: { name: 'over' },
    left: [],
    right: [],
    pending: [],
    players: first.players.with(0, {
      ...you({ state: first, events: [], seq: 0, at: 0 }),
      tiles,
      lessons,
      packet: [],
    }),
  };
};
const valueOf = (state: State): number => new Evaluator(rules.view(state, 0), 0).value();
const scoreOf = (state: State): number => rules.outcome(state)?.scores[0] ?? 0;

// For these lessons a bot's value may differ from the exact points: it includes fish and baskets, or is not rounded.
const ROUGH: ReadonlySet<CardId> = new Set([
  118,
  121,
  135,
  142,
  ...MODULES.i.slice(3, 4),
  ...MODULES.i.slice(7),
  ...MODULES.j.slice(7),
]);

describe('the value of boats', () => {
  test('if nothing more comes, the value of a boat is its score', () => {
    const rng = quickRng(8);
    for (let n = 0; n < 40; n++) {
      const state = ended(randomBoat(rng, 45, true));
      expect(valueOf(state)).toBeCloseTo(scoreOf(state));
    }
  });

  test('if nothing more comes, the value of a lesson is its points', () => {
    const rng = quickRng(9);
    const lessons = [...FIXED_LESSONS, ...MODULES.a, ...MODULES.b, ...MODULES.i, ...MODULES.j].filter(
      (id) => !ROUGH.has(id),
    );
    for (let n = 0; n < 12; n++) {
      const tiles = randomBoat(rng, 45, true);
      const wrong = lessons.filter((card) => {
        const state = ended(tiles, [card]);
        return Math.abs(valueOf(state) - scoreOf(state)) > 0.01;
      });
      expect(wrong).toEqual([]);
    }
  });

  test('trying a placement changes nothing afterwards', () => {
    const tiles = boat('C16-B@4,2/1', 'C09-B@4,3/0', 'T1@9,2/0');
    const now = table({ ...RESCUE, left: ['C13-B'], players: [{ ...RICH, tiles }] });
    const evaluator = new Evaluator(rules.view(now.state, 0), 0, { placed: 1 });
    const before = evaluator.value();
    const idea = evaluator.best('C13-B');
    expect(idea && evaluator.suppose(idea, () => evaluator.best('C13-B')?.gain)).toBeTypeOf('number');
    expect(evaluator.value()).toBe(before);
  });
});

const thrifty = (fish: number): number => fish / 2;

describe('the value of days', () => {
  const offers = [
    { tile: 'C01-B', price: 3, gain: 6 },
    { tile: 'C02-B', price: 3, gain: 4 },
    { tile: 'C03-B', price: 5, gain: 9 },
  ];
  const plan = new DayPlan(offers, 0);
  test.each([
    [0, 20, 10], // no basket: the fish are kept
    [1, 20, 16.5], // the dear one, and 15 fish
    [1, 4, 6.5], // there is no fish for it
    [2, 8, 15], // one of each
    [9, 11, 19], // all three
  ])('%i baskets and %i fish are worth %f', (baskets, fish, value) => {
    expect(plan.value(baskets, fish, thrifty)).toBe(value);
  });
});

const FISH = 200; // the sister's lesson about them

/** An evaluator against a sister with these lessons. */
const alone = (day: number, lessons: readonly CardId[], fish: number): Evaluator => {
  const now = table({ ...RESCUE, seats: 1, day, players: [{ ...RICH, fish }] });
  const { sister } = now.state;
  return new Evaluator(rules.view({ ...now.state, sister: sister && { ...sister, lessons } }, 0), 0);
};

describe('the value against the sister', () => {
  test('leftover fish have a negative value if the sister scores them', () => {
    expect(fishWorth(alone(3, [FISH], 30), 30)).toBeLessThan(fishWorth(alone(3, [FISH], 6), 6));
    expect(fishWorth(alone(5, [FISH], 2), 2)).toBe(-8);
    expect(fishWorth(alone(3, [], 30), 30)).toBeGreaterThan(fishWorth(alone(3, [], 6), 6));
  });

  test('with lessons about families, groups may also grow alike or not at all', () => {
    const { to } = alone(1, [], 20);
    const costs = [0, 0, 0, 0, 0];
    const groups = [0, 1, 2].map((colour) => ({ colour, size: 2, open: true }));
    expect(growths(groups, to, costs, false)).toHaveLength(1);
    const ways = growths(groups, to, costs, true).map((way) => way.groups.map(({ size }) => size));
    expect(ways[0]).toEqual([2, 2, 2]);
    expect(ways.some(([one, two, three]) => one === two && two === three && (one ?? 0) > 2)).toBe(true);
  });
});

describe('rescues one after the other', () => {
  test('rescues that fish and baskets allow, each evaluated on the boat with the earlier ones', () => {
    const tiles = boat('C16-B@4,2/1', 'C09-B@4,3/0');
    const now = table({
      ...RESCUE,
      day: 5,
      left: ['C13-B', 'C04-G'],
      players: [{ ...RICH, baskets: 1, tiles }],
    });
    const evaluator = new Evaluator(rules.view(now.state, 0), 0, { placed: 1 });
    const day = new DaySequence(evaluator, ['C13-B', 'C04-G'], () => 3, 2, 0);
    const third = evaluator.best('C13-B')?.gain ?? 0;
    expect(third).toBeGreaterThan(7); // a family of three
    expect(day.value(1, 3, () => 0)).toBeCloseTo(third);
    expect(day.value(0, 3, () => 0)).toBe(0);
    expect(day.value(1, 2, () => 0)).toBe(0);
  });
});
