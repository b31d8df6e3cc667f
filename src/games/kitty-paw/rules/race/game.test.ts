import { describe, expect, test } from 'vitest';
import { replay, start } from '../../../../kernel/match.ts';
import { readOptions } from '../../../../kernel/options.ts';
import { cardOf, cardsOf } from '../cards/cards.ts';
import { BETWEEN_GRABS, REACH, WINDOW } from './limits.ts';
import { hasOwnClock } from '../../../../kernel/press.ts';
import rules from './race.ts';
import { PLAIN_OPTIONS } from './plain-options.ts';
import { TestTable } from './table.testing.ts';

test('[K27] a match for one has a clock of its own too: no other is offered', () => {
  for (const seats of [1, 2]) expect(hasOwnClock(rules, seats, PLAIN_OPTIONS)).toBe(true);
});

test('a race without variants has the first value of every option', () =>
  expect(readOptions(rules)).toEqual(PLAIN_OPTIONS));

describe('the things on the table', () => {
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
  test('[K1] the tiles lie mixed, on either side and turned anyhow', () => {
    const tiles = [1, 2, 3].flatMap((n) => new TestTable(4, {}, `mixed ${n}`).state.tiles);
    expect(new Set(tiles.map(({ side }) => side))).toEqual(new Set(['a', 's']));
    expect(new Set(tiles.map(({ turn }) => turn))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    const spots = tiles.map(({ place }) => (place.in === 'middle' ? place.spot : null));
    expect(spots.slice(0, 28)).not.toEqual(spots.slice(28, 56));
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
    const moments = Array.from({ length: 60 }, (_, n) => {
      const table = new TestTable(2, {}, `start ${n}`).do(0, 'hold').wait(1000);
      expect(table.state.phase.name).toBe('ready');
      table.do(1, 'hold');
      const began = table.at;
      while (table.state.phase.name !== 'play') table.wait(100);
      return table.at - began;
    });
    expect(new Set(moments)).toEqual(new Set([800, 1000, 1200, 1400, 1600, 1800, 2000]));
  });
  test('[K7] waits without limit, and after 20 seconds those who hold may begin without the others', () => {
    const table = new TestTable(3).do(0, 'hold').wait(19_999);
    expect(table.try(0, 'begin')).toBe('wait-for-the-others');
    table.wait(1);
    expect(table.try(1, 'begin')).toBe('not-holding');
    expect(table.wait(3 * 86_400_000).state.phase.name).toBe('ready');
    expect(table.do(0, 'begin').state.phase.name).toBe('countdown');
    expect(table.eventsOf('began-without')).toEqual([{ what: 'began-without', seat: 0, missing: [1, 2] }]);
    expect(table.try(0, 'begin')).toBe('too-late-for-that');
  });
  test('[K7] a paw that is released early waits half a second, counted from the start', () => {
    const table = new TestTable(2).do(0, 'hold').do(1, 'hold').do(0, 'release');
    expect(table.try(0, 'release')).toBe('not-holding');
    expect(table.try(0, 'card1')).toBe('wait-for-the-start');
    while (table.state.phase.name !== 'play') table.wait(1);
    expect([table.try(0, 'card1'), table.try(1, 'card2')]).toEqual(['paw-busy', null]);
    expect(table.wait(499).try(0, 'card1')).toBe('paw-busy');
    expect(table.wait(1).try(0, 'card1')).toBeNull();
  });
  test('[K7] before the countdown a paw may be lifted and put down again', () => {
    const table = new TestTable(2).do(0, 'hold').do(0, 'release').do(1, 'hold');
    expect(table.state.phase.name).toBe('ready');
    expect(table.try(1, 'hold')).toBe('already-holding');
    expect(table.do(0, 'hold').state.phase.name).toBe('countdown');
  });
});

describe('grabbing', () => {
  test('[K8] one card each, and no exchange; the slow are dealt one', () => {
    const table = new TestTable(2).go().do(0, 'card2').wait(300);
    expect(table.try(0, 'card1')).toBe('have-a-card');
    for (const text of ['gB1', 'peek1', 'box', 'meow']) expect(table.try(1, text)).toBe('card-first');
    expect(table.try(1, 'card2')).toBe('card-gone');
    expect(table.wait(7_699).state.cards[1]).toBeNull();
    table.wait(1);
    expect(table.eventsOf('took-card').map(({ seat, dealt }) => [seat, dealt])).toEqual([
      [0, false],
      [1, true],
    ]);
  });
  test('[K8] everybody sees who took which card, also viewers who come later', () => {
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
  test('[K8] a player who already reaches for a card gets it when the rest is dealt', () => {
    const late = new TestTable(2).go().wait(7_950).do(1, 'card3').wait(50);
    expect(late.eventsOf('took-card')[0]).toMatchObject({ seat: 1, place: 2, dealt: false });
    const meowed = new TestTable(2).go().do(0, 'card1').wait(300).do(0, 'meow').wait(100);
    meowed.do(1, 'card4').wait(50);
    expect(meowed.eventsOf('took-card')[1]).toMatchObject({ seat: 1, place: 3, dealt: false });
  });
  test('[K9] one thing in the paw, and nothing from another mat', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(300);
    expect(table.try(0, 'gB2')).toBe('paw-full');
    expect(table.try(0, 'box')).toBe('paw-full');
    table.do(0, 'put0,0');
    expect(table.try(1, 'gB1')).toBe('tile-gone');
    expect(table.try(1, 'liftB1')).toBe('not-on-your-mat');
    expect(table.try(0, 'put0,0')).toBe('paw-empty');
    expect(table.try(1, 'flipB1')).toBe('not-on-your-mat');
  });
  test('[K9] a full paw lifts, looks and turns nothing else', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(300).do(0, 'put0,0');
    table.do(0, 'box').do(0, 'put3,3').do(0, 'gE1').wait(300);
    for (const text of ['liftB1', 'liftbox', 'flipB1', 'turn+B1', 'flipbox', 'peek1', 'gE2'])
      expect([text, table.try(0, text)]).toEqual([text, 'paw-full']);
    expect(table.try(0, 'keep')).toBe('only-cats-live-in-boxes');
    table.do(0, 'return').do(0, 'liftbox');
    expect([table.try(0, 'turn+'), table.try(0, 'box')]).toEqual(['only-tiles-turn', 'paw-full']);
    expect(table.do(0, 'return').try(0, 'liftbox')).toBe('not-on-your-mat');
  });
  test('[K10] the first press wins, not the first arrival', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(80);
    table.do(1, 'gB1', { pressed: table.at - 120 }).wait(300);
    expect(table.eventsOf('grabbed').map(({ seat }) => seat)).toEqual([1]);
    expect(table.eventsOf('snatched')[0]).toMatchObject({ seat: 0, by: 1, apart: 40 });
  });
  test('[K10] a press is dated back at most 150 ms', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(149);
    table.do(1, 'gB1', { pressed: table.at - 1000 }).wait(300);
    expect(table.eventsOf('snatched')[0]).toMatchObject({ seat: 0, by: 1, apart: 1 });
  });
  test('[K10] the window closes 150 ms after the first claim', () => {
    const table = new TestTable(2).withCards().do(0, 'gB1').wait(150);
    expect(table.try(1, 'gB1')).toBe('tile-gone');
  });
  test('[K10] the window closes before the movement of the paw ends, so the delay is not visible', () => {
    expect(WINDOW).toBeLessThan(REACH);
    expect(REACH).toBeLessThan(BETWEEN_GRABS);
  });
  test('[K10] in the same millisecond chance decides', () => {
    const won = Array.from({ length: 40 }, (_, n) => {
      const table = new TestTable(2, {}, `lot ${n}`).withCards().do(0, 'gB1').do(1, 'gB1').wait(300);
      return table.eventsOf('grabbed')[0]?.seat;
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
    table.do(0, 'gB1').wait(300);
    for (const place of ['put13,0', 'put0,13', 'put-13,0', 'put0,-13'])
      expect(table.try(0, place)).toBe('off-the-mat');
    expect(table.try(0, 'put-12,12')).toBeNull();
  });
  test('[K14] a lifted cat-box card is open to all, and goes back to its place face down', () => {
    const table = new TestTable(2).withCards().do(0, 'peek3').wait(300);
    const cat = table.eventsOf('peeked')[0]?.cat;
    const seen = () => rules.view(table.state, 1).cats[2];
    expect(seen()?.open).toBe(cat);
    expect(table.try(0, 'put0,0')).toBe('cats-live-in-boxes');
    table.do(0, 'return');
    expect(seen()).toMatchObject({ open: null, place: { in: 'slot' } });
    table.do(1, 'peek3').wait(300);
    expect(table.eventsOf('peeked')[1]?.cat).toBe(cat);
    table.do(1, 'keep').do(1, 'liftcat').do(1, 'keep');
    expect(table.do(1, 'peek4').wait(300).try(1, 'keep')).toBe('box-taken');
  });
  test('[K14] the eight cats are all different, and a player cannot lift the cat of another', () => {
    const table = new TestTable(2).withCards().do(1, 'peek8').wait(300);
    expect(table.try(0, 'peek8')).toBe('cat-gone');
    expect(table.try(1, 'flip')).toBe('nothing-to-flip');
    table.do(1, 'keep');
    expect(table.try(0, 'peek8')).toBe('cat-gone');
    expect(rules.view(table.state, 'spectator').cats[7]?.open).toBe(table.eventsOf('peeked')[0]?.cat);
    for (let place = 1; place <= 7; place++) table.do(0, `peek${place}`).wait(300).do(0, 'return');
    expect(new Set(table.eventsOf('peeked').map(({ cat }) => cat)).size).toBe(8);
    expect(rules.view(table.state, 0).cats.filter(({ open }) => open)).toHaveLength(1);
    expect(table.do(1, 'box').do(1, 'return').state.boxes[1]?.cat).toBe(7); // a cat in a box stays there
    expect(table.do(1, 'liftcat').do(1, 'return').state.cats[7]?.place).toEqual({ in: 'slot' });
  });
  test('[K29] with a head start the others count 0.4 seconds later', () => {
    const table = new TestTable(2, { headStart: 400 }).go();
    table.do(1, 'card1').wait(300).do(0, 'card1').wait(700);
    expect(table.eventsOf('took-card')[0]).toMatchObject({ seat: 0, place: 0 });
  });
  test('[K29] any seat may have it, and it may be longer or shorter', () => {
    const table = new TestTable(3, { headStart: 600, headStartFor: 2 }).go();
    table.do(0, 'card1').do(2, 'card1').wait(500).do(1, 'card1').wait(700);
    expect(table.eventsOf('took-card')[0]).toMatchObject({ seat: 1, place: 0 });
    const short = new TestTable(2, { headStart: 200 }).go();
    short.do(1, 'card1').wait(250).do(0, 'card1').wait(700);
    expect(short.eventsOf('took-card')[0]).toMatchObject({ seat: 1, place: 0 });
  });
  test('[K29] the others reach more slowly, but nobody waits for them, and a Meow is not delayed', () => {
    const table = new TestTable(2, { headStart: 400 }).go().do(0, 'card1').do(1, 'card2').wait(150);
    expect(table.state.cards.map((card) => card !== null)).toEqual([true, false]);
    expect(table.wait(399).state.cards[1]).toBeNull();
    expect(table.wait(1).state.cards[1]).not.toBeNull();
    expect(table.wait(99).try(1, 'meow')).toBe('paw-busy');
    table.wait(1).do(1, 'meow').wait(10).do(0, 'meow').wait(140);
    expect(table.eventsOf('meow')[0]?.seat).toBe(1);
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
