import { describe, expect, test } from 'vitest';
import { replay, start } from '../../../../kernel/match.ts';
import { LOOK_AGAIN, RESUME_AFTER } from './limits.ts';
import rules from './race.ts';
import { TestTable } from './table.testing.ts';

const phaseOf = (table: TestTable): string => table.state.phase.name;

describe('[K37] a pause', () => {
  test('stops every clock, and all of them run on where they stopped', () => {
    const [paused, other] = [new TestTable(2), new TestTable(2)].map((table) => table.go().wait(2_000));
    if (!paused || !other) throw new Error('two');
    for (const table of [paused, other]) table.do(0, 'card1').wait(100); // on its way: neither won nor free again
    paused.do(1, 'pause').wait(3 * LOOK_AGAIN + 12_345);
    expect([phaseOf(paused), paused.state.cards]).toEqual(['paused', [null, null]]);
    const late = paused.at;
    paused.do(0, 'resume').wait(RESUME_AFTER);
    const shift = paused.at - other.at;
    expect(late).toBeGreaterThan(other.at);
    for (const ms of [49, 1, 99, 1, 5_749, 1]) {
      const [after, plain] = [paused.wait(ms).state, other.wait(ms).state];
      expect(after.cards.map(Boolean)).toEqual(plain.cards.map(Boolean));
      expect(after.paws.map(({ busyUntil }) => busyUntil)).toEqual(
        plain.paws.map(({ busyUntil }) => (busyUntil === null ? null : busyUntil + shift)),
      );
    }
    expect(paused.state.cards.filter(Boolean)).toHaveLength(2); // dealt after eight seconds of play
    paused.wait(180_000);
    expect(
      [...replay(rules, paused.header.seed, start(rules, paused.header), paused.entries)].at(-1)?.state,
    ).toEqual(paused.state);
  });

  test('a Meow is as long after the shout as without the pause', () => {
    const table = new TestTable(2).withCards().wait(10_000).do(0, 'pause').wait(60_000);
    table.do(1, 'resume').wait(RESUME_AFTER).do(0, 'meow').wait(150);
    expect(table.eventsOf('meow')[0]?.ms).toBe(10_300);
  });

  test('nothing else can be done meanwhile, and a player who said "go on" too early can be stopped', () => {
    const table = new TestTable(2).withCards().do(0, 'pause');
    for (const text of ['gB1', 'meow', 'hold', 'touchU', 'pause']) expect(table.try(1, text)).toBe('paused');
    table.do(1, 'resume').wait(RESUME_AFTER - 1);
    expect([phaseOf(table), table.try(0, 'resume')]).toEqual(['paused', 'goes-on-already']);
    expect(phaseOf(table.do(0, 'pause').wait(RESUME_AFTER))).toBe('paused');
    expect(phaseOf(table.do(0, 'resume').wait(RESUME_AFTER))).toBe('play');
    expect(table.try(0, 'resume')).toBe('not-paused');
    expect(table.eventsOf('paused').map(({ seat }) => seat)).toEqual([0, 0]);
  });

  test('is possible before a round and while it is built, not between a shout and its end', () => {
    const table = new TestTable(2).do(0, 'pause').do(1, 'resume').wait(RESUME_AFTER).do(0, 'hold');
    expect(phaseOf(table)).toBe('ready');
    table.do(1, 'hold');
    expect(table.try(0, 'pause')).toBe('no-pause-now');
    while (phaseOf(table) !== 'play') table.wait(100);
    for (const seat of [0, 1]) table.do(seat, `card${seat + 1}`);
    table.wait(300).do(0, 'meow');
    expect(table.try(1, 'pause')).toBe('no-pause-now');
    table.wait(150);
    expect(table.try(1, 'pause')).toBe('no-pause-now');
  });

  test('a player alone may pause too, and no one in a duel', () => {
    expect(new TestTable(1).withCards().try(0, 'pause')).toBeNull();
    expect(new TestTable(1, { mode: 'duel' }).withCards().try(0, 'pause')).toBe('no-pause-now');
  });
});
