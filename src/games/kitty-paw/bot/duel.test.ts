import { describe, expect, test } from 'vitest';
import type { Bot, Choice, Entry } from '../../../kernel/game.ts';
import { eventsFor, replay, scene, start } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { botMatch } from '../../../table/bot-match.ts';
import bots from './bot.ts';
import { cardOf } from '../rules/cards/cards.ts';
import rules, { type AnyKittyPaw } from '../rules/game.ts';
import { allTries, outcomeOf } from '../rules/duel/compare.ts';
import { TestDuel } from '../rules/duel/duel.testing.ts';
import type { Try } from '../rules/duel/types.ts';

const DAY = 86_400_000;
const right = (card: string, ms: number): Try => ({ card, how: 'right', ms, wrong: [] });
const wrong = (card: string, ms: number): Try => ({ card, how: 'wrong', ms, wrong: ['J'] });

describe('a run', () => {
  test('[K32] begins when its player wants: nothing is due before, and the runs of others set no time limit', () => {
    const duel = new TestDuel(2);
    expect(duel.due).toBeNull();
    expect(duel.try(0, 'meow')).toBe('wait-for-the-start');
    duel.run(0, 20_000, 21_000, 22_000, 23_000);
    expect(duel.due).toBeNull();
    duel.wait(DAY);
    expect(duel.seenBy(1).runs[1]).toEqual({ stage: 'waiting' });
    duel.do(1, 'hold');
    expect(duel.due).toBeGreaterThan(DAY);
  });

  test('[K32] everybody gets the same cards, and tiles and cat-box cards lie the same way', () => {
    const duel = new TestDuel(2, { deck: 'mixed' }).do(0, 'hold').shout(0);
    const first = duel.tableOf(0);
    duel.wait(DAY).do(1, 'hold').shout(1);
    const second = duel.tableOf(1);
    expect(second.cards).toEqual(first.cards);
    expect(second.tiles).toEqual(first.tiles);
  });

  test('[K33] shows its card with the shout and not before, and counts the time from there', () => {
    const duel = new TestDuel(1).do(0, 'hold');
    expect(duel.tableOf(0)).toMatchObject({ phase: { name: 'countdown' }, cards: [null] });
    duel.solve(0, 20_000);
    expect(duel.triesOf(0)).toMatchObject([{ how: 'right', ms: 20_000 }]);
    expect(duel.tableOf(0).phase.name).toBe('check');
    duel.wait(5_000);
    expect(duel.tableOf(0)).toMatchObject({ phase: { name: 'countdown' }, round: 2 });
  });

  test('[K33] goes on by its own clock when its player is away: every card is late, and then it is over', () => {
    const duel = new TestDuel(2).do(0, 'hold').wait(10_000).do(1, 'hold').shout(1).wait(DAY);
    expect(duel.triesOf(0).map(({ how }) => how)).toEqual(['late', 'late', 'late', 'late']);
    expect(rules.outcome(duel.state)?.scores).toEqual([-4, -4]);
  });

  test('[K33] two runs at once have two clocks', () => {
    const duel = new TestDuel(2).do(0, 'hold').shout(0).wait(10_000).do(1, 'hold').shout(1);
    const [one, other] = [0, 1].map((seat) => scene(rules, duel.now, seat).due ?? 0);
    expect((other ?? 0) - (one ?? 0)).toBeGreaterThan(9_000);
    expect(duel.due).toBe(one);
    duel.wait(36_000);
    expect(duel.triesOf(0)).toMatchObject([{ how: 'late' }]);
    expect(duel.triesOf(1)).toEqual([]);
  });

  test('[K33] a player who has finished cannot continue', () => {
    const duel = new TestDuel(2).run(0, null, null, null, null);
    expect(duel.try(0, 'hold')).toBe('not-your-turn');
    expect(rules.check(duel.seenBy(0), 0, { do: 'hold' })).toEqual({ why: 'run-over' });
  });
});

describe('secrets', () => {
  test('[K34] of the run of a rival a player learns only that it has begun or is over, also from the clock', () => {
    const duel = new TestDuel(3).do(0, 'hold').solve(0, 20_000);
    for (const viewer of [1, 'spectator'] as const) {
      const seen = scene(rules, duel.now, viewer);
      expect(duel.seenBy(viewer).runs[0]).toEqual({ stage: 'under-way', hidden: true });
      expect([seen.events, seen.due]).toEqual([[], null]);
      const card = duel.triesOf(0)[0]?.card ?? '';
      expect(JSON.stringify(seen)).not.toContain(card);
    }
    expect(eventsFor(duel.now.events, 0).length).toBeGreaterThan(0);
  });

  test('[K34] a player who has finished sees the other runs; a spectator only after all have finished', () => {
    const duel = new TestDuel(2).run(0, 20_000, null, 21_000, 22_000).do(1, 'hold').solve(1, 30_000);
    expect(duel.seenBy(0).runs[1]).toMatchObject({ stage: 'under-way', tries: [{ ms: 30_000 }] });
    expect(duel.seenBy('spectator').runs).toEqual([
      { stage: 'over', hidden: true },
      { stage: 'under-way', hidden: true },
    ]);
    duel.wait(DAY);
    expect(allTries(duel.seenBy('spectator').runs)?.[0]).toMatchObject([
      { ms: 20_000 },
      { how: 'wrong' },
      {},
      {},
    ]);
  });
});

describe('the comparison', () => {
  test('[K35] the fastest right try gets the points; slower ones get none, wrong or late ones lose the level', () => {
    const duel = new TestDuel(3)
      .run(0, 20_000, 25_000, null, 20_000)
      .run(1, 25_000, 20_000, null, 20_000)
      .run(2, 30_000, 30_000, 30_000)
      .wait(DAY);
    const points = duel.state.deals.map(({ card }) => cardOf(card).points);
    const [a = 0, b = 0, c = 0, d = 0] = points;
    expect(rules.outcome(duel.state)?.scores).toEqual([a - 1 + d, b - 1 + d, c - 1]);
    expect(scene(rules, duel.now, 'spectator').events.map(({ what }) => what)).toEqual([
      'run-over',
      'compared',
      'compared',
      'compared',
      'compared',
      'ended',
    ]);
  });

  test('[K35] a wrong card of level III costs three', () => {
    const tries = [[wrong('III-01', 5_000)], [right('III-01', 9_000)]];
    expect(outcomeOf(tries)).toMatchObject({ scores: [-3, 6], winners: [1] });
  });

  test('[K36] a tie goes to the faster player, and a wrong Meow counts with its whole time', () => {
    const tries = [
      [right('I-01', 20_000), right('I-02', 30_000)],
      [right('I-01', 25_000), right('I-02', 21_000)],
    ];
    expect(outcomeOf(tries)).toMatchObject({ scores: [5, 5], winners: [1] });
    expect(outcomeOf(tries).lines.at(-1)).toMatchObject({ seat: 1, what: 'quicker', with: { seconds: 46 } });
    const hasty = [
      [right('I-01', 44_000), wrong('I-02', 1_000)],
      [wrong('I-01', 2_000), right('I-02', 43_000)],
    ];
    expect(outcomeOf(hasty)).toMatchObject({ scores: [4, 4], winners: [1] });
    const equal = tries.map(() => [right('I-01', 20_000), right('I-02', 30_000)]);
    expect(outcomeOf(equal)).toMatchObject({ scores: [10, 10], winners: [0, 1] });
  });
});

const level = (strength: number): Bot<AnyKittyPaw> =>
  bots.levels[strength]?.bot ?? expect.fail('no such level');

test('two bots of one level do not need the same time for the same card: the better level would win every card', () => {
  const duel = new TestDuel(2).do(0, 'hold').do(1, 'hold').shout(0).shout(1);
  const [one, other] = [0, 1].map(
    (seat) => level(4)(scene(rules, duel.now, seat), seat, () => true, quickRng(1)).after,
  );
  expect(one).not.toBe(other);
});

test('bots duel at human speed, and the record replays to the same end', () => {
  const { header } = new TestDuel(2);
  let now = start(rules, header);
  const entries: Entry[] = [];
  const players = {
    botOf: (seat: number) => level(seat ? 4 : 1),
    ask: (_seat: number, ask: (think: () => boolean) => Choice<AnyKittyPaw>) => ask(() => true),
    rng: quickRng(3),
  };
  for (const { entry, position } of botMatch<AnyKittyPaw>(rules, header, players)) {
    entries.push(entry);
    now = position;
  }
  const outcome = rules.outcome(now.state);
  expect(outcome?.winners).toEqual([1]);
  expect([...replay(rules, header.seed, start(rules, header), entries)].at(-1)?.state).toEqual(now.state);
});
