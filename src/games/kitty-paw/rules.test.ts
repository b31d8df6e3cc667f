import { describe, expect, test } from 'vitest';
import { replay, start } from '../../kernel/match.ts';
import { quickRng } from '../../kernel/random.ts';
import { cardOf, cardsOf } from './cards.ts';
import { reveal } from './deck.ts';
import { BETWEEN_GRABS, REACH, WINDOW } from './limits.ts';
import { matOf } from './mat.ts';
import rules from './race.ts';
import { wrongPieces } from './solution.ts';
import { TestTable } from './table.testing.ts';

describe('what is on the table', () => {
  test('[K1] a set of seven tiles each, eight cat-box cards, a box each', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { state } = new TestTable(seats);
      expect(state.tiles).toHaveLength(7 * seats);
      expect([state.cats.length, state.boxes.length]).toEqual([8, seats]);
      expect(new Set(state.tiles.map(({ place }) => place.in === 'middle' && place.spot)).size).toBe(
        7 * seats,
      );
    }
  });
  test('[K2] forty cards, easy ones first, with either set of level II', () => {
    const { state } = new TestTable(2, { levelTwo: 'b' });
    expect(state.bags.map(({ length }) => length)).toEqual([20, 8, 8]);
    expect(state.bags[1]).toEqual(cardsOf(2, 'b'));
    expect([cardOf('I-01').points, cardOf('III-08').points]).toEqual([5, 7]);
  });
  test('[K3] a row of four, also for two', () => {
    expect(new TestTable(2).state.row.filter(Boolean)).toHaveLength(4);
  });
});

describe('the start', () => {
  test('[K7] begins when all paws are down, at a moment between 0.8 and 2 seconds', () => {
    const moments = Array.from({ length: 20 }, (_, n) => {
      const table = new TestTable(2, {}, `start ${n}`).do(0, 'hold').wait(1000);
      expect(table.state.phase.name).toBe('ready');
      table.do(1, 'hold');
      const began = table.at;
      while (table.state.phase.name !== 'play') table.wait(100);
      return table.at - began;
    });
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(800);
    expect(Math.max(...moments)).toBeLessThanOrEqual(2000);
    expect(new Set(moments).size).toBeGreaterThan(2);
  });
  test('[K7] nobody can hold it up, and who lets go early waits half a second', () => {
    const table = new TestTable(2).do(0, 'hold').wait(20_000);
    expect(table.state.phase.name).toBe('countdown');
    expect(table.try(0, 'card1')).toBe('wait-for-the-start');
    table.do(0, 'release');
    while (table.state.phase.name !== 'play') table.wait(1);
    expect([table.try(0, 'card1'), table.try(1, 'card2')]).toEqual(['paw-busy', null]);
    expect(table.wait(500).try(0, 'card1')).toBeNull();
  });
});

describe('grabbing', () => {
  test('[K8] one card each, and no exchange; the slow are dealt one', () => {
    const table = new TestTable(2).go().do(0, 'card2').wait(300);
    expect(table.try(0, 'card1')).toBe('have-a-card');
    expect(table.try(1, 'gB1')).toBe('card-first');
    expect(table.try(1, 'card2')).toBe('card-gone');
    table.wait(8000);
    expect(table.heard('took-card').map(({ seat, dealt }) => [seat, dealt])).toEqual([
      [0, false],
      [1, true],
    ]);
  });
  test('[K8] everybody sees who took which card, also who comes later', () => {
    const table = new TestTable(2).go();
    const card = table.state.row[1];
    table.do(0, 'card2').wait(300);
    expect(rules.view(table.state, 'spectator').taken).toEqual([null, { card, seat: 0 }, null, null]);
    table.meow(0, 300);
    expect(table.state.taken[1]).toEqual({ card, seat: 0 });
    expect(table.wait(5000).state.taken).toEqual([null, null, null, null]);
  });
  test('[K8] a Meow deals too', () => {
    const table = new TestTable(2).go().do(0, 'card2').wait(300).do(0, 'meow').wait(150);
    expect(table.state.cards[1]).not.toBeNull();
  });
  test('[K9] one thing in the paw, and nothing from another mat', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(300);
    expect(table.try(0, 'gB2')).toBe('paw-full');
    expect(table.try(0, 'box')).toBe('paw-full');
    table.do(0, 'put0,0');
    expect(table.try(1, 'gB1')).toBe('tile-gone');
    expect(table.try(1, 'liftB1')).toBe('not-on-your-mat');
    expect(table.try(0, 'put0,0')).toBe('paw-empty');
  });
  test('[K10] who pressed first wins, not who arrived first', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(80);
    table.do(1, 'gB1', { pressed: table.at - 120 }).wait(300);
    expect(table.heard('grabbed').map(({ seat }) => seat)).toEqual([1]);
    expect(table.heard('snatched')[0]).toMatchObject({ seat: 0, by: 1, apart: 40 });
  });
  test('[K10] nobody is believed more than 150 ms', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(149);
    table.do(1, 'gB1', { pressed: table.at - 1000 }).wait(300);
    expect(table.heard('snatched')[0]).toMatchObject({ seat: 0, by: 1, apart: 1 });
  });
  test('[K10] the window closes 150 ms after the first claim', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(150);
    expect(table.try(1, 'gB1')).toBe('tile-gone');
  });
  test('[K10] a paw is still on its way when the window closes, so nobody sees it', () => {
    expect(WINDOW).toBeLessThan(REACH);
    expect(REACH).toBeLessThan(BETWEEN_GRABS);
  });
  test('[K10] in the same millisecond chance decides', () => {
    const won = Array.from({ length: 40 }, (_, n) => {
      const table = new TestTable(2, {}, `lot ${n}`).withCards().do(0, 'gB1').do(1, 'gB1').wait(300);
      return table.heard('grabbed')[0]?.seat;
    });
    expect(new Set(won)).toEqual(new Set([0, 1]));
  });
  test('[K11] 250 ms between grabs, won or lost, and 120 ms to turn', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').do(1, 'gB1', { pressed: 0 }).wait(249);
    expect([table.try(0, 'gE1'), table.try(1, 'put0,0')]).toEqual(['paw-busy', 'paw-busy']);
    table.wait(1).do(0, 'gE1').wait(300).do(0, 'flip').wait(119);
    expect(table.try(0, 'turn+')).toBe('paw-busy');
    expect(table.wait(1).try(0, 'turn+')).toBeNull();
  });
  test('[K12] nine tiles are the most', () => {
    const table = new TestTable(4).withCards();
    const tiles = ['gJ1', 'gJ2', 'gE1', 'gE2', 'gR1', 'gR2', 'gA1', 'gA2', 'gD1'];
    for (const [i, tile] of tiles.entries()) table.do(0, tile).wait(300).do(0, `put${i},0`);
    expect(table.try(0, 'gP1')).toBe('too-many-tiles');
    expect(table.do(0, 'liftD1').do(0, 'return').try(0, 'gP1')).toBeNull();
  });
  test('[K13] tiles are turned over and around, lifted and given back', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(300);
    const b1 = () => table.state.tiles.find(({ id }) => id === 20);
    const [side, turn] = [b1()?.side, b1()?.turn ?? 0];
    table.do(0, 'flip').wait(120).do(0, 'turn-').wait(120).do(0, 'put2,-1').do(0, 'turn+B1').wait(120);
    expect(b1()).toMatchObject({
      side: side === 'a' ? 's' : 'a',
      turn,
      place: { in: 'mat', at: { u: 2, v: -1 } },
    });
    table.do(0, 'liftB1').do(0, 'return');
    expect(b1()?.place.in).toBe('middle');
    expect(table.do(0, 'gB1').wait(300).try(0, 'put13,0')).toBe('off-the-mat');
  });
  test('[K14] a lifted cat-box card is open to all, and goes back to its place face down', () => {
    const table = new TestTable(2).withCards().do(0, 'peek3').wait(300);
    const cat = table.heard('peeked')[0]?.cat;
    const seen = () => rules.view(table.state, 1).cats[2];
    expect(seen()?.open).toBe(cat);
    expect(table.try(0, 'put0,0')).toBe('cats-live-in-boxes');
    table.do(0, 'return');
    expect(seen()).toMatchObject({ open: null, place: { in: 'slot' } });
    table.do(1, 'peek3').wait(300);
    expect(table.heard('peeked')[1]?.cat).toBe(cat);
    table.do(1, 'keep').do(1, 'liftcat').do(1, 'keep');
    expect(table.do(1, 'peek4').wait(300).try(1, 'keep')).toBe('box-taken');
  });
  test('[K29] with a head start the others count 0.4 seconds later', () => {
    const table = new TestTable(2, { headStart: 400 }).go();
    table.do(1, 'card1').wait(300).do(0, 'card1').wait(700);
    expect(table.heard('took-card')[0]).toMatchObject({ seat: 0, place: 0 });
  });
});

describe('Meow', () => {
  test('[K15] after the Meow the paw is up: nothing more is changed', () => {
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
  test('[K15] of two Meows the earlier press counts', () => {
    const table = new TestTable(2).withCards().do(0, 'meow').wait(100);
    table.do(1, 'meow', { pressed: table.at - 140 }).wait(150);
    expect(table.heard('meow')[0]?.seat).toBe(1);
  });
  test('[K16] the last to touch pays before the check, also if the Meow is wrong', () => {
    const table = new TestTable(3).withCards().meow(0, 300, 700);
    expect(table.points()).toEqual([[-1], [], [-1]]);
    expect(table.events.findIndex(({ what }) => what === 'last')).toBeLessThan(
      table.events.findIndex(({ what }) => what === 'checked'),
    );
  });
  test('[K16] what counts is the reaction, whenever it arrives', () => {
    const table = new TestTable(3).withCards().do(0, 'meow').wait(150);
    const began = table.at;
    table
      .wait(500)
      .touch(1)
      .wait(100)
      .touch(2, { pressed: began + 400 });
    expect(table.heard('last')[0]?.seat).toBe(1);
  });
  test('[K16] a false start is last, unless somebody does not touch at all', () => {
    expect(new TestTable(3).withCards().meow(0, 100, 900).heard('last')[0]?.seat).toBe(1);
    expect(new TestTable(3).withCards().meow(0, 100).wait(2500).heard('last')[0]?.seat).toBe(2);
  });
  test('[K16] less than 10 ms apart is decided by lot, and only the right side counts', () => {
    const last = Array.from(
      { length: 30 },
      (_, n) => new TestTable(3, {}, `touch ${n}`).withCards().meow(0, 500, 505).heard('last')[0]?.seat,
    );
    expect(new Set(last)).toEqual(new Set([1, 2]));
    const table = new TestTable(2).withCards().do(0, 'meow').wait(300);
    const { phase } = table.state;
    const wrong = ['U', 'R', 'D', 'L'].find((way) => phase.name === 'touch' && way !== phase.ways[1]);
    expect(table.try(1, `touch${wrong}`)).toBe('wrong-paw');
  });
  test('[K17] whose connection is silent is excused', () => {
    const table = new TestTable(3)
      .withCards()
      .do(0, 'meow', { absent: [2] })
      .wait(500)
      .touch(1);
    expect(table.heard('last')[0]?.seat).toBe(1);
    expect(table.heard('excused').map(({ seat }) => seat)).toEqual([2]);
    expect(table.points()[2]).toEqual([]);
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
  test('[K19] all other cards leave, and everything goes back', () => {
    const table = new TestTable(3).withCards().build(0).meow(0, 300, 400).nextRound();
    expect(table.state.removed).toHaveLength(2);
    expect(table.state.tiles.every(({ place }) => place.in === 'middle')).toBe(true);
    expect(table.state.cats.every(({ cat, place }) => cat === null && place.in === 'slot')).toBe(true);
    expect([table.state.round, table.state.row.filter(Boolean).length]).toEqual([2, 4]);
  });
  test('[K20] three minutes without a Meow: the row leaves and nobody pays', () => {
    const table = new TestTable(2).withCards().wait(180_000);
    expect(table.heard('nobody')).toHaveLength(1);
    expect(table.nextRound().points()).toEqual([[], []]);
    expect(table.state.removed).toHaveLength(4);
  });
  test('[K28] with mercy only the slow pay, and in a calm game nobody', () => {
    expect(new TestTable(2, { touch: 'mercy' }).withCards().meow(0, 900).points()[1]).toEqual([]);
    expect(new TestTable(2, { touch: 'mercy' }).withCards().meow(0, 901).points()[1]).toEqual([-1]);
    expect(new TestTable(3, { touch: 'calm' }).withCards().meow(0).points()).toEqual([[-1], [], []]);
  });
  test('[K30] the photo finish tells how close it was', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(7).do(1, 'gB1').wait(300).meow(0, 444);
    const [photo] = table.heard('photo-finish');
    expect(photo?.finish.grabs).toEqual([
      { target: { on: 'tile', tile: 20 }, winner: 0, loser: 1, apart: 7, sure: 80 },
    ]);
    expect(photo?.finish.touches).toEqual([{ seat: 1, touch: { reaction: 444, early: false } }]);
  });
  test('[K30] and so of a Meow that two wanted', () => {
    const table = new TestTable(2).withCards().do(0, 'meow').wait(12).do(1, 'meow').wait(150);
    expect(table.heard('snatched')).toMatchObject([{ seat: 1, by: 0, apart: 12 }]);
    expect(table.state.contests).toEqual([
      { target: { on: 'meow' }, winner: 0, loser: 1, apart: 12, sure: 90 },
    ]);
  });
});

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

test('[K31] every move has one text', () => {
  const texts =
    'hold release meow card2 gB3 peek5 box put3,-1 keep return flip turn+ turn- flipB3 turn-B3 flipbox liftB3 liftbox liftcat touchU';
  for (const text of texts.split(' ')) {
    const move = rules.read(text);
    expect(move && rules.write(move)).toBe(text);
  }
  for (const text of ['put-0,1', 'put00,1', 'gB5', 'card5', 'peek9', 'touchX', 'turn', 'turn+box'])
    expect(rules.read(text)).toBeNull();
});

test('[K10] the log with its press times replays to the same result', () => {
  const table = new TestTable(3).withCards().do(0, 'gB1').wait(80);
  table
    .do(1, 'gB1', { pressed: table.at - 120 })
    .wait(300)
    .build(2);
  table
    .do(2, 'meow', { pressed: table.at - 30, absent: [0] })
    .wait(400)
    .touch(1, { pressed: table.at - 77 });
  const again = [...replay(rules, table.header.seed, start(rules, table.header), table.entries)].at(-1);
  expect(again?.state).toEqual(table.state);
  expect(table.entries.some(({ move }) => move === 'meow~30!0')).toBe(true);
});
