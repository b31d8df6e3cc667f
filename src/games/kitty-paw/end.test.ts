import { describe, expect, test } from 'vitest';
import { quickRng } from '../../kernel/random.ts';
import { reveal } from './deck.ts';
import rules from './race.ts';
import { TestTable } from './table.testing.ts';

/** One round: who meows, rightly or not, and who is last. */
const round = (table: TestTable, meower: number, right: boolean, last: number): void => {
  table.withCards();
  if (right) table.build(meower);
  const others = table.state.playing.filter((seat) => seat !== meower);
  table.meow(meower, ...others.map((seat) => (seat === last ? 900 : 300))).nextRound();
};

const left = (deck: 'mixed' | 'mixed-both'): number => {
  const { bags, under } = new TestTable(2, { deck }).state;
  return bags.flat().length + under.length;
};

describe('the end', () => {
  test('[K23] the worked example: five cards of any kind end it, and the sum decides', () => {
    const [long, short] = (['scored', 'all'] as const).map((endCount) => {
      const table = new TestTable(3, { endCount });
      round(table, 0, true, 2);
      round(table, 1, false, 0);
      round(table, 1, true, 2);
      round(table, 0, true, 1);
      round(table, 0, true, 2);
      round(table, 0, true, 1);
      return table;
    });
    expect(short?.points().map((cards) => cards.map(Math.sign))).toEqual([
      [1, -1, 1, 1, 1],
      [-1, 1, -1, -1],
      [-1, -1, -1],
    ]);
    const outcome = short && rules.outcome(short.state);
    expect(outcome?.winners).toEqual([0]);
    expect(outcome?.scores).toEqual(short?.points().map((cards) => cards.reduce((a, b) => a + b, 0)));
    expect(long && rules.outcome(long.state)).toBeNull();
  });
  test('[K23] an empty deck ends it after ten rounds', () => {
    const table = new TestTable(2, { endCount: 'scored', tieBreak: 'rounds' });
    for (let n = 0; n < 10; n++) table.go().wait(180_000).nextRound();
    expect(table.heard('tied')).toHaveLength(1);
    expect(table.state.extra).toBe(true);
  });
  test('[K24] tied leaders play on with the cards that left, and share if nobody meows', () => {
    const table = new TestTable(2, { endCount: 'scored' });
    for (let n = 0; n < 10; n++) table.go().wait(180_000).nextRound();
    expect([table.state.playing, table.state.row.filter(Boolean).length]).toEqual([[0, 1], 4]);
    table.go().wait(180_000).nextRound();
    expect(rules.outcome(table.state)?.winners).toEqual([0, 1]);
  });
  test('[K24] an extra round decides by its cards', () => {
    const table = new TestTable(2, { endCount: 'scored' });
    for (let n = 0; n < 10; n++) table.go().wait(180_000).nextRound();
    round(table, 1, true, 0);
    expect(rules.outcome(table.state)?.winners).toEqual([1]);
  });
  test('[K25] in sudden death a right Meow wins and a wrong one is out', () => {
    for (const right of [true, false]) {
      const table = new TestTable(2, { endCount: 'scored', tieBreak: 'sudden-death' });
      for (let n = 0; n < 10; n++) table.go().wait(180_000).nextRound();
      table.withCards();
      if (right) table.build(0);
      table.do(0, 'meow').wait(150).nextRound();
      expect(rules.outcome(table.state)?.winners).toEqual([right ? 0 : 1]);
    }
  });
  test('[K26] mixed decks, and no two cards of a row that want the same guest', () => {
    expect([left('mixed'), left('mixed-both')]).toEqual([36, 44]);
    const same = ['IIa-01', 'IIb-01', 'III-06']; // all want C4
    const { row, deck } = reveal({ bags: [same], under: [] }, quickRng(1));
    expect(row.filter(Boolean)).toHaveLength(1);
    expect(deck.under).toHaveLength(2);
    const next = reveal(deck, quickRng(1));
    expect(next.row[0]).toBe(deck.under[0]);
  });
  test('[K27] alone: ten rounds against the clock, with a rating', () => {
    const table = new TestTable(1);
    for (let n = 0; n < 10; n++) {
      table.withCards();
      if (n < 8) table.build(0).do(0, 'meow').wait(150);
      else table.wait(75_000);
      table.nextRound();
    }
    const outcome = rules.outcome(table.state);
    expect(table.heard('too-late')).toHaveLength(2);
    expect(outcome?.scores[0]).toBe(
      table
        .points()
        .flat()
        .reduce((a, b) => a + b, 0),
    );
    expect(outcome?.lines.at(-1)?.what).toMatch(/^rating-(kitten|cat|lucky)$/);
  });
});
