import { describe, expect, test } from 'vitest';
import { startFrom } from '../../../../kernel/match.ts';
import { quickRng } from '../../../../kernel/random.ts';
import { cardOf, cardsOf } from '../cards/cards.ts';
import { cardsForAll, freshDeck, reveal } from './deck.ts';
import rules from './race.ts';
import { PLAIN_OPTIONS } from './plain-options.ts';
import { TestTable } from './table.testing.ts';
import type { Options } from './types.ts';

/** One round: the player who meows, rightly or not, and the player who is last. */
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

/** Ten rounds without a Meow: the deck is empty, and the points are as before. */
const tenSilentRounds = (table: TestTable): TestTable => {
  for (let n = 0; n < 10; n++) table.go().wait(180_000).nextRound();
  return table;
};

/** A match in its last round, with these points beside each player. */
const lastRoundWith = (points: readonly (readonly number[])[], options: Partial<Options> = {}): TestTable => {
  const table = new TestTable(points.length, { endCount: 'scored', ...options });
  const kept = points.map((its) => its.map((each) => ({ card: 'I-01', points: each })));
  table.now = startFrom({ ...table.state, kept, bags: [], removed: [...cardsOf(1).slice(12), 'III-06'] });
  table.go().wait(180_000).nextRound();
  return table;
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
  test('[K23] the sum decides, not the number of cards', () => {
    const table = new TestTable(3);
    for (let n = 0; n < 4; n++) round(table, 0, false, 2);
    round(table, 1, true, 0);
    expect(table.points().map((cards) => cards.length)).toEqual([5, 1, 4]);
    expect(rules.outcome(table.state)).toMatchObject({ winners: [1], scores: [-5, expect.any(Number), -4] });
  });
  test('[K2] ten rounds: six of level I, two of level II, two of level III, never mixed', () => {
    const table = tenSilentRounds(new TestTable(2));
    expect(table.eventsOf('round')).toHaveLength(10); // the first row is there from the start, the last belongs to an extra round
    const levels = table
      .eventsOf('round')
      .slice(0, 9)
      .map(({ row }) => row.map((id) => cardOf(id ?? '').level).join(''));
    expect(levels).toEqual([...Array.from({ length: 5 }, () => '1111'), '2222', '2222', '3333', '3333']);
  });
  test('[K23] an empty deck ends it after ten rounds', () => {
    const table = tenSilentRounds(new TestTable(2, { endCount: 'scored', tieBreak: 'rounds' }));
    expect(table.eventsOf('tied')).toHaveLength(1);
    expect(table.state.extra).toBe(true);
  });
  test('[K24] tied leaders play on with the cards that left, and share if nobody meows', () => {
    const table = tenSilentRounds(new TestTable(2, { endCount: 'scored' }));
    expect([table.state.playing, table.state.row.filter(Boolean).length]).toEqual([[0, 1], 4]);
    table.go().wait(180_000).nextRound();
    expect(rules.outcome(table.state)?.winners).toEqual([0, 1]);
  });
  test('[K24] an extra round decides by its cards', () => {
    const table = tenSilentRounds(new TestTable(2, { endCount: 'scored' }));
    round(table, 1, true, 0);
    expect(rules.outcome(table.state)?.winners).toEqual([1]);
  });
  test('[K24] only the tied ones play on, with a set of tiles each and the cards that had left', () => {
    const table = lastRoundWith([[6], [5], [6]]);
    const { state } = table;
    expect([state.extra, state.playing, state.tiles.length]).toEqual([true, [0, 2], 14]);
    expect(table.eventsOf('tied')[0]?.seats).toEqual([0, 2]);
    expect(table.try(1, 'hold')).toBe('not-your-turn');
    round(table, 2, true, 0);
    expect(rules.outcome(table.state)).toMatchObject({ winners: [2] });
  });
  test('[K28] mercy also applies if two of three play an extra round', () => {
    const table = lastRoundWith([[6], [5], [6]], { touch: 'mercy' })
      .withCards()
      .meow(0, 900);
    expect(table.points()[2]).toEqual([6]);
  });
  test('[K24] while the lead is shared another extra round follows, for the seats that share it', () => {
    const table = lastRoundWith([[6], [6], [6]]);
    round(table, 0, false, 1);
    expect(rules.outcome(table.state)).toMatchObject({ winners: [2] });
    const longer = lastRoundWith([[6], [6], [6], [5]], { touch: 'calm' });
    longer.withCards().meow(0).nextRound();
    expect([longer.state.extra, longer.state.playing]).toEqual([true, [1, 2]]);
    expect(longer.state.tiles).toHaveLength(14);
  });
  test('[K24] a seat that was not tied cannot win any more, even if the leaders lose points', () => {
    const table = lastRoundWith([[6], [5], [6]]);
    round(table, 0, false, 2);
    round(table, 0, false, 2);
    expect(table.state.playing).toEqual([0, 2]);
    table.go().wait(180_000).nextRound();
    expect(rules.outcome(table.state)?.winners).toEqual([0, 2]);
  });
  test('[K24] the rest of the deck is not used in extra rounds', () => {
    const table = new TestTable(2);
    const kept = [1, 2].map(() => [1, 2, 3, 4].map(() => ({ card: 'I-01', points: 5 })));
    table.now = startFrom({ ...table.state, kept });
    table.withCards();
    const row = [...table.state.row, ...table.state.cards].filter((card) => card !== null);
    table.meow(0, 300).nextRound(); // wrong, and last: one less for both
    expect(table.state.extra).toBe(true);
    expect(row).toEqual(expect.arrayContaining(table.state.row.filter(Boolean)));
    expect(table.state.aside).toHaveLength(36);
  });
  test('[K24] with fewer cards than tied players those that were never played come in, then scored ones', () => {
    const table = new TestTable(2);
    table.now = startFrom({ ...table.state, bags: [], row: ['I-01', 'I-02', null, null] });
    table.withCards().meow(0, 300).nextRound();
    expect(table.state.extra).toBe(true);
    expect(new Set(table.state.row)).toEqual(new Set(['I-01', 'I-02', null])); // both were scored
    round(table, 1, true, 0);
    expect(rules.outcome(table.state)?.winners).toEqual([1]);
  });
  test('[K24] every tied player gets a card, also where cards want the same guest', () => {
    const [gone, unplayed, scored] = [['IIa-01', 'IIb-01'], ['III-06'], ['I-01', 'I-02']]; // the first three want C4
    expect(cardsForAll(1, gone, unplayed, scored)).toEqual(gone);
    expect(cardsForAll(2, gone, unplayed, scored)).toHaveLength(5);
    expect(cardsForAll(2, ['I-03', 'I-01'], unplayed, scored)).toEqual(['I-01', 'I-03']);
    const table = new TestTable(4, { endCount: 'scored' });
    const kept = [1, 2, 3, 4].map(() => [{ card: 'I-01', points: 5 }]);
    table.now = startFrom({
      ...table.state,
      kept,
      bags: [],
      removed: [],
      row: ['IIa-01', 'I-02', null, null],
    });
    table.go().wait(180_000).nextRound();
    expect([table.state.extra, table.state.row.filter(Boolean).length]).toEqual([true, 3]);
  });
  test('[K25] in a sudden death of three a wrong Meow is out, the others continue, and nobody touches or pays', () => {
    const table = lastRoundWith([[6], [6], [6]], { tieBreak: 'sudden-death' });
    table.withCards().do(1, 'meow').wait(150);
    expect(table.state.phase.name).toBe('check');
    table.nextRound();
    expect([table.state.playing, table.state.tiles.length, table.points()]).toEqual([
      [0, 2],
      14,
      [[6], [6], [6]],
    ]);
    expect(table.eventsOf('out').map(({ seat }) => seat)).toEqual([1]);
    table.withCards().do(0, 'meow').wait(150).nextRound();
    const outcome = rules.outcome(table.state);
    expect(outcome).toMatchObject({ winners: [2], scores: [6, 6, 6] });
    expect(outcome?.lines.at(-1)).toMatchObject({ seat: 2, what: 'sudden-death' });
  });
  test('[K25] in sudden death a right Meow wins and a wrong one is out', () => {
    for (const right of [true, false]) {
      const table = tenSilentRounds(new TestTable(2, { endCount: 'scored', tieBreak: 'sudden-death' }));
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
    // With two decks' worth of them, cards put off later lie lower; a card that fits is drawn before one that
    // does not.
    const lower = reveal({ bags: [same], under: ['IIa-02', 'IIb-05', 'I-01'] }, quickRng(1));
    expect(lower.row.slice(1)).toEqual(['IIa-02', 'I-01', null]);
    expect(lower.deck.under[0]).toBe('IIb-05');
    expect(lower.deck.under).toHaveLength(3);
  });
  test('[K26] no row of a mixed deck asks for the same guest twice, and no card is lost', () => {
    for (const [deck, cards] of [
      ['mixed', 40],
      ['mixed-both', 48],
    ] as const)
      for (let n = 0; n < 10; n++) {
        const dealt: string[] = [];
        let revealed = reveal(freshDeck({ ...PLAIN_OPTIONS, deck }), quickRng(n));
        for (; revealed.row[0]; revealed = reveal(revealed.deck, quickRng(n))) {
          const row = revealed.row.filter((card) => card !== null);
          const guests = row.flatMap((card) => cardOf(card).figure.box?.cat ?? []);
          expect(new Set(guests).size).toBe(guests.length);
          dealt.push(...row);
        }
        expect([dealt.length, new Set(dealt).size]).toEqual([cards, cards]);
      }
  });
  test.each([
    ['mixed', 10],
    ['mixed-both', 12],
  ] as const)('[K26] a deck %s ends after %i rounds, even if a card fitted into no row', (deck, rounds) => {
    const table = new TestTable(3, { deck, endCount: 'scored' });
    table.now = startFrom({
      ...table.state,
      round: rounds - 1,
      bags: [['I-01']],
      under: ['IIa-01', 'III-06'],
    });
    table.go().wait(180_000).nextRound();
    expect(table.state).toMatchObject({ round: rounds, extra: false, row: ['I-01', 'IIa-01', null, null] });
    table.go().wait(180_000).nextRound();
    expect([table.state.extra, table.state.aside]).toEqual([true, ['III-06']]);
  });
  test('[K27] in a match for one a card has the time of its level, from the start, and being late costs the level', () => {
    const table = new TestTable(1);
    for (const seconds of [45, 45, 45, 45, 45, 45, 60, 60, 75, 75]) {
      table.withCards(); // 300 ms
      expect(table.wait(1000 * seconds - 301).state.phase.name).toBe('play');
      expect(table.wait(1).state.phase.name).toBe('check');
      table.nextRound();
    }
    expect(rules.outcome(table.state)).toMatchObject({ winners: [], scores: [-16] });
    expect(table.points()[0]).toEqual([-1, -1, -1, -1, -1, -1, -2, -2, -3, -3]);
  });
  test('[K27] a Meow in time counts, even if the time runs out before its window closes', () => {
    const table = new TestTable(1).withCards().build(0);
    table.wait(table.now.state.phase.name === 'play' ? table.now.state.phase.since + 44_900 - table.at : 0);
    expect(table.do(0, 'meow').wait(150).points()[0]?.[0]).toBeGreaterThan(0);
  });
  test.each([
    [29, 'rating-none', []],
    [30, 'rating-kitten', [0]],
    [44, 'rating-kitten', [0]],
    [45, 'rating-cat', [0]],
    [54, 'rating-cat', [0]],
    [55, 'rating-lucky', [0]],
  ] as const)('[K27] %i points in a match for one: %s', (points, what, winners) => {
    const { state } = new TestTable(1);
    const over = {
      ...state,
      kept: [[{ card: 'I-01', points }]],
      phase: { name: 'over' },
      winners: [0],
    } as const;
    const outcome = rules.outcome(over);
    expect([outcome?.winners, outcome?.lines.at(-1)?.what]).toEqual([winners, what]);
  });
  test('[K27] a match for one: ten rounds against the clock, with a rating', () => {
    const table = new TestTable(1);
    for (let n = 0; n < 10; n++) {
      table.withCards();
      if (n < 8) table.build(0).do(0, 'meow').wait(150);
      else table.wait(75_000);
      table.nextRound();
    }
    const outcome = rules.outcome(table.state);
    expect(table.eventsOf('too-late')).toHaveLength(2);
    expect(outcome?.scores[0]).toBe(
      table
        .points()
        .flat()
        .reduce((a, b) => a + b, 0),
    );
    expect(outcome?.lines.at(-1)?.what).toMatch(/^rating-(kitten|cat|lucky)$/);
  });
});
