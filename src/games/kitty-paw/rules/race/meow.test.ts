import { describe, expect, test } from 'vitest';
import { cardOf } from '../cards/cards.ts';
import { matOf } from './mat.ts';
import rules from './race.ts';
import { wrongPieces } from '../cards/solution.ts';
import { TestTable } from './table.testing.ts';

/** The last player at twenty tables, with these reactions of the others. */
const lastOf = (...reactions: number[]) =>
  Array.from({ length: 20 }, (_, n) => {
    const table = new TestTable(3, {}, `lot ${n}`).withCards().meow(0, ...reactions);
    return table.wait(2_500).eventsOf('last')[0]?.seat;
  });

describe('Meow', () => {
  test('[K15] after the Meow no piece can be changed', () => {
    const table = new TestTable(2).withCards().build(0);
    table
      .do(1, `g${table.tile('B')}`)
      .wait(300)
      .do(0, 'meow');
    expect(table.try(0, 'gE1')).toBe('paw-busy');
    table.wait(150);
    expect(table.state.tiles.some(({ place }) => place.in === 'paw')).toBe(false);
    expect(table.try(1, 'gB2')).toBe('too-late-for-that');
    expect(table.try(0, 'touchU')).toBe('you-meowed');
  });
  test('[K15] the thing that the meower holds returns too', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(300).do(0, 'meow').wait(150);
    expect(table.state.tiles.every(({ place }) => place.in === 'middle')).toBe(true);
  });
  test('[K15] of two Meows the earlier press counts', () => {
    const table = new TestTable(2).withCards().do(0, 'meow').wait(100);
    table.do(1, 'meow', { pressed: table.at - 140 }).wait(150);
    expect(table.eventsOf('meow')[0]?.seat).toBe(1);
  });
  test('[K15] a Meow has its own window, which an earlier closing window does not shorten', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(100).do(1, 'meow').wait(149);
    expect([table.eventsOf('grabbed').length, table.state.phase.name]).toEqual([1, 'play']);
    expect(table.wait(1).state.phase.name).toBe('touch');
  });
  test('[K16] the last to touch pays before the check, also if the Meow is wrong', () => {
    const table = new TestTable(3).withCards().meow(0, 300, 700);
    expect(table.points()).toEqual([[-1], [], [-1]]);
    expect(table.events.findIndex(({ what }) => what === 'last')).toBeLessThan(
      table.events.findIndex(({ what }) => what === 'checked'),
    );
  });
  test('[K16] the reaction time counts, not the arrival', () => {
    const table = new TestTable(3).withCards().do(0, 'meow').wait(150);
    const began = table.at;
    table
      .wait(500)
      .touch(1)
      .wait(100)
      .touch(2, { pressed: began + 400 });
    expect(table.eventsOf('last')[0]?.seat).toBe(1);
  });
  test('[K16] a false start is last, unless somebody does not touch at all', () => {
    expect(new TestTable(3).withCards().meow(0, 100, 900).eventsOf('last')[0]?.seat).toBe(1);
    expect(new TestTable(3).withCards().meow(0, 100).wait(2500).eventsOf('last')[0]?.seat).toBe(2);
  });
  test('[K16] 120 ms are no false start, and 2.5 seconds are the most', () => {
    expect(new TestTable(3).withCards().meow(0, 119, 900).eventsOf('last')[0]?.seat).toBe(1);
    expect(new TestTable(3).withCards().meow(0, 120, 900).eventsOf('last')[0]?.seat).toBe(2);
    const table = new TestTable(3).withCards().do(0, 'meow').wait(150).wait(2_499);
    expect([table.state.phase.name, table.wait(1).state.phase.name]).toEqual(['touch', 'check']);
    expect(table.events.filter(({ what }) => what === 'last')).toHaveLength(1);
  });
  test('[K16] among players without a touch, with a false start or equally slow the last is chosen at random', () => {
    expect(new Set(lastOf())).toEqual(new Set([1, 2]));
    expect(new Set(lastOf(50, 90))).toEqual(new Set([1, 2]));
    expect(new Set(lastOf(500, 509))).toEqual(new Set([1, 2]));
    expect(new Set(lastOf(500, 510))).toEqual(new Set([2]));
  });
  test('[K16] the paw rises anywhere, and the meower need not touch', () => {
    const phases = Array.from({ length: 12 }, (_, n) => {
      const table = new TestTable(4, {}, `ways ${n}`).withCards().do(0, 'meow').wait(150).touch(1);
      expect(table.try(1, 'touchU')).toBe('touched-already');
      return table.state.phase;
    });
    const ways = phases.flatMap((phase) => (phase.name === 'touch' ? phase.ways : []));
    expect(new Set(ways)).toEqual(new Set(['U', 'R', 'D', 'L']));
  });
  test('[K16] [K18] the other side of a card costs its level', () => {
    const costs = Array.from({ length: 12 }, (_, n) => {
      const table = new TestTable(2, { deck: 'mixed' }, `levels ${n}`).withCards();
      const levels = table.state.cards.map((card) => cardOf(card ?? '').level);
      expect(table.meow(0, 300).points()).toEqual(levels.map((level) => [-level]));
      return levels;
    });
    expect(new Set(costs.flat())).toEqual(new Set([1, 2, 3]));
  });
  test('[K16] less than 10 ms apart is decided by lot, and only the right side counts', () => {
    const last = Array.from(
      { length: 30 },
      (_, n) => new TestTable(3, {}, `touch ${n}`).withCards().meow(0, 500, 505).eventsOf('last')[0]?.seat,
    );
    expect(new Set(last)).toEqual(new Set([1, 2]));
    const table = new TestTable(2).withCards().do(0, 'meow').wait(300);
    const { phase } = table.state;
    const wrong = ['U', 'R', 'D', 'L'].find((way) => phase.name === 'touch' && way !== phase.ways[1]);
    expect(table.try(1, `touch${wrong}`)).toBe('wrong-paw');
  });
  test('[K17] a player whose connection is silent is excused', () => {
    const table = new TestTable(3)
      .withCards()
      .do(0, 'meow', { absent: [2] })
      .wait(500)
      .touch(1);
    expect(table.eventsOf('last')[0]?.seat).toBe(1);
    expect(table.eventsOf('excused').map(({ seat }) => seat)).toEqual([2]);
    expect(table.points()[2]).toEqual([]);
    expect(table.nextRound().state.removed).toHaveLength(2);
  });
  test('[K17] the touch does not wait for excused players, and if all are excused nobody pays', () => {
    const table = new TestTable(3)
      .withCards()
      .do(0, 'meow', { absent: [0, 1, 2] })
      .wait(150);
    expect([table.state.phase.name, table.points()]).toEqual(['check', [[-1], [], []]]);
    expect(table.eventsOf('excused').map(({ seat }) => seat)).toEqual([1, 2]);
    const one = new TestTable(3)
      .withCards()
      .do(0, 'meow', { absent: [2] })
      .wait(150);
    const { phase } = one.state;
    expect(one.try(2, `touch${phase.name === 'touch' ? phase.ways[2] : ''}`)).toBe('touched-already');
  });
  test('[K18] a right Meow keeps the card for its points, on every level', () => {
    for (const deck of ['stacked', 'mixed-both'] as const)
      for (const n of [1, 2, 3, 4, 5, 6]) {
        const table = new TestTable(2, { deck }, `right ${n}`).withCards();
        const card = table.state.cards[0] ?? '';
        table.build(0);
        expect(wrongPieces(cardOf(card).figure, matOf(table.state, 0))).toEqual([]);
        expect(table.meow(0, 300).points()[0]).toEqual([cardOf(card).points]);
      }
  });
  test('[K18] no move is legal while a Meow is checked', () => {
    const table = new TestTable(3).withCards().meow(0, 300, 700);
    expect(table.state.phase.name).toBe('check');
    expect(rules.actors(table.state)).toEqual([]);
    for (const move of ['hold', 'gB1', 'peek1', 'box', 'meow', 'touchU'])
      for (const seat of table.state.playing) expect(table.try(seat, move)).toBe('not-your-turn');
    expect(rules.actors(table.nextRound().state)).toEqual([0, 1, 2]);
  });
  test('[K18] no viewer learns before the check if it is right', () => {
    const seen = [true, false].map((right) => {
      const table = new TestTable(3).withCards();
      if (right) table.build(0);
      table.do(0, 'meow').wait(150);
      const { tiles: _tiles, layers: _layers, phase, ...rest } = rules.view(table.state, 1);
      expect(phase.name).toBe('touch');
      return rest;
    });
    expect(seen[0]).toEqual(seen[1]);
  });
  test('[K19] all other cards leave, and everything goes back', () => {
    const table = new TestTable(3).withCards().build(0).meow(0, 300, 400).nextRound();
    expect(table.state.removed).toHaveLength(2);
    expect(table.state.tiles.every(({ place }) => place.in === 'middle')).toBe(true);
    expect(table.state.cats.every(({ cat, place }) => cat === null && place.in === 'slot')).toBe(true);
    expect([table.state.round, table.state.row.filter(Boolean).length]).toEqual([2, 4]);
  });
  test('[K20] three minutes without a Meow: the row leaves and nobody pays', () => {
    const table = new TestTable(2).go().wait(179_999);
    expect(table.state.phase.name).toBe('play');
    expect(table.wait(1).eventsOf('nobody')).toHaveLength(1);
    expect(table.nextRound().points()).toEqual([[], []]);
    expect(table.state.removed).toHaveLength(4);
  });
  test('[K20] a Meow at the last moment still counts', () => {
    const table = new TestTable(2).go().wait(179_800).do(1, 'gB1'); // a paw that is busy beyond the end of the time
    table.wait(150).do(0, 'meow').wait(150);
    expect([table.state.phase.name, table.eventsOf('nobody').length]).toEqual(['touch', 0]);
  });
  test('[K28] with mercy only the slow pay, and in a calm game nobody', () => {
    expect(new TestTable(2, { touch: 'mercy' }).withCards().meow(0, 900).points()[1]).toEqual([]);
    expect(new TestTable(2, { touch: 'mercy' }).withCards().meow(0, 901).points()[1]).toEqual([-1]);
    expect(new TestTable(2, { touch: 'mercy' }).withCards().meow(0, 100).points()[1]).toEqual([-1]);
    expect(new TestTable(3, { touch: 'mercy' }).withCards().meow(0, 300, 400).points()[2]).toEqual([-1]);
    expect(new TestTable(3, { touch: 'calm' }).withCards().meow(0).points()).toEqual([[-1], [], []]);
  });
  test('[K30] the photo finish shows the time difference', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(7).do(1, 'gB1').wait(300).meow(0, 444);
    const [photo] = table.eventsOf('photo-finish');
    expect(photo?.finish.grabs).toEqual([
      { target: { on: 'tile', tile: 20 }, winner: 0, loser: 1, apart: 7, sure: 80 },
    ]);
    expect(photo?.finish.touches).toEqual([{ seat: 1, touch: { reaction: 444, early: false } }]);
  });
  test('[K30] the photo finish includes a contested Meow', () => {
    const table = new TestTable(2).withCards().do(0, 'meow').wait(12).do(1, 'meow').wait(150);
    expect(table.eventsOf('snatched')).toMatchObject([{ seat: 1, by: 0, apart: 12 }]);
    expect(table.state.contests).toEqual([
      { target: { on: 'meow' }, winner: 0, loser: 1, apart: 12, sure: 90 },
    ]);
  });
});
