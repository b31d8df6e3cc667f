import { describe, expect, test } from 'vitest';
import { PLACES } from './boat/grid.ts';
import { summary } from './boat/summary.ts';
import { EVENT_TILES } from './cards/events.ts';
import rules from './game.ts';
import {
  RARE,
  RESCUE,
  RICH,
  act,
  boat,
  one,
  pointsFor,
  refusalOf,
  scored,
  table,
  you,
  type Setting,
} from './table.testing.ts';
import type { FaceCode } from './state/types.ts';

const mapDay = (face: FaceCode) =>
  table({
    ...RESCUE,
    events: [{ tile: 1, face }],
    left: ['K1-G'],
    right: [],
    rare: ['R-O#1'],
    players: [{ ...RICH, hand: [98] }, RICH],
  });

/** The beginning of a day with this event face. */
const dawn = (face: FaceCode, more: Setting = {}, day = 2) => {
  const tile = { tile: 1, face };
  const now = table({
    options: { events: true, patience: 0 },
    day,
    events: [tile, tile, tile, tile, tile],
    left: [],
    right: [],
    ratsLeft: 18,
    tokensLeft: 10,
    phase: { name: 'ready', before: 'day', ready: [false, true], until: null },
    pending: [],
    ...more,
  });
  return act(now, [0, 'ready']);
};

describe('events', () => {
  test('[E1] five open tiles: fronts first and last, backs between', () => {
    for (let seed = 1; seed < 6; seed++) {
      const { events } = table({ options: { events: true }, seed }).state;
      expect(new Set(events.map(({ tile }) => tile)).size).toBe(5);
      events.forEach(({ tile, face }, i) => {
        const both = EVENT_TILES[tile - 1];
        expect(face).toBe(i === 0 || i === 4 ? both?.front : both?.back);
      });
    }
  });

  test('[E2] everybody places a royal rat, in turn order', () => {
    const now = dawn('RAT', { order: [1, 0], players: [{ tiles: boat('C16-B@4,4/1') }, {}] });
    expect(rules.actors(now.state)[0]).toBe(1);
    expect(refusalOf(now, 1, 'rat@12,4/0')).toBeNull(); // an empty boat: anywhere
    const next = act(now, [1, 'rat@12,4/0']);
    expect(refusalOf(next, 0, 'rat@12,4/0')).toBe('does-not-touch');
    const both = act(next, [0, 'rat@9,4/0']);
    expect([both.state.ratsLeft, both.state.phase.name]).toEqual([16, 'draft']);
    const first = table({ ...RESCUE, left: ['C13-R'], players: [{ ...RICH, tiles: boat('rat@12,4/0') }] });
    expect(refusalOf(first, 0, 'C13-R@4,3/0')).toBe('does-not-touch'); // a rat alone is a tile to touch
  });

  test('[A1] a player who must still place a rat plays no card before it, even while another is asked', () => {
    const now = dawn('RAT', { players: [{}, { hand: [84] }] });
    expect([rules.awaiting(now.state), refusalOf(now, 1, 'play:84')]).toEqual([[0], 'finish-first']);
    const last = act(now, [0, 'rat@12,4/0'], [1, 'rat@12,4/0']);
    expect(refusalOf(last, 1, 'play:84')).toBeNull();
  });

  test('[E2] it covers, fills and is itself a visible rat that costs three', () => {
    const tiles = boat('rat@7,3/0', 'rat@14,1/0'); // on a printed rat, and on a map
    const boatNow = summary(0, tiles);
    expect([boatNow.rats.length, boatNow.printedRats, boatNow.openMaps]).toEqual([20, 18, 4]);
    expect(boatNow.empty).toEqual([true, true, true, true, false, true, false]);
    const now = table({ players: [{ tiles, lessons: [125, 124] }] });
    expect([pointsFor(now, 'rats'), pointsFor(now, 'royal-rats'), pointsFor(now, 'private-lesson')]).toEqual([
      -18, -6, 40,
    ]);
  });

  test('[E2] no rat without room, and none when the supply is used up', () => {
    expect(dawn('RAT', { ratsLeft: 1 }).state.pending).toHaveLength(1);
    const full = PLACES.map(({ x, y }) => `T1#1@${x},${y}/0`);
    expect(
      dawn('RAT', { players: [{ tiles: boat(...full) }, { tiles: boat(...full) }] }).state.phase.name,
    ).toBe('draft');
  });

  test('[E3] feeding: a fish, a rat that touches a cat, at any time', () => {
    const tiles = boat('C16-B@4,4/1', 'rat@9,4/0', 'rat@10,4/0', 'rat@7,3/0');
    const now = table({
      ...RESCUE,
      left: ['C13-R'],
      ratsLeft: 15,
      players: [RICH, { ...RICH, tiles, fish: 1 }],
    });
    expect(refusalOf(now, 1, 'feed:10,4')).toBe('rat-touches-no-cat');
    expect(refusalOf(now, 1, 'feed:4,4')).toBe('no-rat-there');
    const fed = act(now, [1, 'feed:7,3']); // in the other's turn
    expect([you(fed, 1).fish, you(fed, 1).tiles.length, fed.state.ratsLeft]).toEqual([0, 3, 16]);
    expect(summary(0, you(fed, 1).tiles).printedRats).toBe(19); // the printed rat under it is visible again
    expect(refusalOf(fed, 1, 'feed:9,4')).toBe('too-little-fish');
    const end = { name: 'ready' as const, before: 'end' as const, ready: [true, false], until: null };
    expect(refusalOf({ ...now, state: { ...now.state, phase: end } }, 1, 'feed:9,4')).toBeNull();
  });

  test('[E3] fish promised for a purchase are not fed away; kittens and oshax eat too', () => {
    const tiles = boat('K1-B@8,4/0', 'rat@9,4/0', 'O1-R@10,3/0', 'rat@10,4/0');
    const buying = { phase: { name: 'buy' as const, chosen: [[43], null] }, pending: [] };
    const now = table({ ...buying, players: [{ ...RICH, fish: 2, kept: [43], tiles }, RICH] });
    expect(refusalOf(now, 0, 'feed:9,4')).toBe('too-little-fish');
    const rich = table({ ...buying, players: [{ ...RICH, fish: 3, kept: [43], tiles }, RICH] });
    expect([refusalOf(rich, 0, 'feed:9,4'), refusalOf(rich, 0, 'feed:10,4')]).toEqual([null, null]);
  });

  test('[E4] more fish, fewer fish, fewer cats', () => {
    expect(
      [dawn('FISH+', { players: [{ fish: 3 }] }), dawn('FISH-', { players: [{ fish: 3 }] })].map(
        (now) => you(now).fish,
      ),
    ).toEqual([25, 21]);
    const few = dawn('FEW').state;
    expect([few.left.length, few.right.length]).toEqual([2, 4]);
    const ready = { name: 'ready' as const, before: 'day' as const, ready: [false], until: null };
    const alone = dawn('FEW', { seats: 1, phase: ready }).state;
    expect([alone.left.length, alone.right.length]).toEqual([2, 4]);
    const beasts = dawn('FEW', { options: { events: true, beasts: true, patience: 0 } }, 1).state;
    expect([beasts.left.length, beasts.right.filter((id) => id.startsWith('B')).length]).toEqual([2, 4]);
  });

  test('[E5] a used basket: its side is chosen for good; laid with or without cards; gone at night', () => {
    const now = dawn('BASKET');
    const taken = act(now, [0, 'side:boots'], [1, 'side:basket']);
    expect([you(taken).tokens, you(taken, 1).tokens, taken.state.tokensLeft]).toEqual([
      ['boots'],
      ['basket'],
      8,
    ]);
    const lay = {
      ...taken,
      state: { ...taken.state, phase: { name: 'lay' as const, waiting: [1, 0] }, order: [1, 0] },
    };
    const laid = act(
      lay,
      [1, 'lay-token:basket'],
      [1, 'done'],
      [0, 'lay-token:boots'],
      [0, 'done'],
      [0, 'ready'],
      [1, 'ready'],
    );
    expect(laid.state.order).toEqual([0, 1]);
    const players = laid.state.players.map((player) => ({ ...player, baskets: 0, fish: 20 }));
    const rescue = { ...laid, state: { ...laid.state, players, left: ['C16-B'], right: ['C13-R'] } };
    expect(refusalOf(rescue, 0, 'C16-B@4,4/1')).toBe('no-basket');
    const used = act(rescue, [0, 'pass'], [1, 'C16-B@4,4/1']);
    expect([you(used, 1).laidTokens, used.state.tokensLeft]).toEqual([[], 9]);
    const night = act(used, [1, 'end'], [1, 'pass'], [0, 'pass'], [1, 'pass']);
    expect([you(night).laidTokens, night.state.tokensLeft, night.state.day]).toEqual([[], 10, 3]);
    expect(dawn('BASKET', { tokensLeft: 1 }).state.pending).toHaveLength(1);
  });

  test('[E6] rare finds before laying and rescue', () => {
    const now = dawn('SWAP', { players: [{}, {}] });
    const lessons = {
      ...now,
      state: { ...now.state, phase: { name: 'buy' as const, chosen: [null, null] } },
    };
    const rare = act(lessons, [0, 'buy:none'], [1, 'buy:none']);
    expect(rare.state.phase.name).toBe('rare');
    const lay = act(rare, [0, 'pass'], [1, 'pass']);
    expect(lay.state.phase.name).toBe('lay');
    const rescue = act(lay, [0, 'done'], [1, 'done'], [0, 'ready'], [1, 'ready']);
    expect(rescue.state.phase.name).toBe('rescue');
    expect(act(rescue, [0, 'pass'], [1, 'pass']).state.day).toBe(3);
  });

  test('[E7] a map gives two common treasures, or a rare one instead', () => {
    const two = act(mapDay('COMMON+'), [0, 'K1-G@7,0/0'], [0, 'T1@8,0/0']);
    expect(two.state.pending).toMatchObject([{ ask: 'treasure', from: 'common', left: 1 }]);
    expect(act(two, [0, 'T1@9,0/0']).state.pending).toEqual([]);
    const rare = act(mapDay('RARE'), [0, 'K1-G@7,0/0']);
    expect(act(rare, [0, 'R-O@8,0/0']).state.pending).toEqual([]);
    expect(refusalOf(rare, 0, 'T1@8,0/0')).toBeNull();
    const check = { name: 'ready' as const, before: 'day' as const, ready: [false, false], until: null };
    const dawnOf = (day: number) =>
      table({
        day,
        events: [{ tile: 1, face: 'COMMON+' }],
        phase: check,
        pending: [],
        bag: ['C16-G'],
        players: [{ ...RICH, hand: [75] }, RICH],
      });
    const found = [1, 2].map((day) => act(dawnOf(day), [0, 'play:75'], [0, 'C16-G@7,0/1']).state.pending);
    expect(found).toMatchObject([[{ left: 2 }], [{ left: 1 }]]);
    const card = table({
      ...RARE,
      events: [{ tile: 1, face: 'COMMON+' }],
      players: [{ ...RICH, hand: [107] }, RICH],
    });
    expect(act(card, [0, 'treasure:107:small']).state.pending).toMatchObject([{ left: 2, from: 'small' }]);
  });

  test('[E8] points are paid before the fields are filled', () => {
    const pay = (face: FaceCode, ...tiles: string[]): number =>
      you(dawn(face, { players: [{ tiles: boat(...tiles) }, {}] }, 3)).points;
    expect(pay('P-COMMON', 'T1#1@4,2/0', 'T1#2@5,2/0')).toBe(4);
    expect(pay('P-RAT2')).toBe(9); // nineteen rats
    expect(pay('P-RAT2', 'rat@4,2/0')).toBe(10); // a royal one counts too
    expect(pay('P-RATCAT', one('B', 7, 4))).toBe(1);
    expect(pay('P-ROW', one('B', 7, 4), one('R', 9, 4))).toBe(2);
    expect(pay('P-COL', one('B', 7, 4), one('R', 7, 5))).toBe(4);
    expect(pay('P-CAT', one('B', 7, 4), one('R', 7, 5), one('G', 7, 3))).toBe(4);
    expect(pay('P-LONE', one('B', 7, 4), one('B', 7, 5), one('G', 7, 3))).toBe(2);
    expect(pay('P-EMPTY', one('B', 7, 4))).toBe(12);
    expect(pay('P-FULL', 'T2#1@20,3/1', 'T1#1@21,4/0', 'T1#2@20,5/0')).toBe(2);
    expect(pay('P-RARE', 'R-O#1@4,2/0')).toBe(2);
    expect(pay('P-MAP', 'T1#1@7,0/0')).toBe(12);
    expect([pay('P-CAPT'), pay('P-CAPT', 'T1#1@21,4/0')]).toEqual([5, 0]);
    expect([pay('P-NONE', one('B', 7, 4)), pay('P-NONE', 'T1#1@7,4/0')]).toEqual([5, 0]);
    const now = dawn('P-MAP', {}, 3);
    const order = now.events.map(({ what }) => what);
    expect(order.indexOf('got-points')).toBeLessThan(order.indexOf('filled'));
    expect(pointsFor(now, 'tokens')).toBe(15);
    expect(now.state.events.map(({ paid }) => paid)).toEqual([
      undefined,
      undefined,
      [15, 15],
      undefined,
      undefined,
    ]);
  });

  test('[E9] alone: her numbers by space, 8 on space 2, 5 on space 3 and 8 on space 4', () => {
    const events = [1, 1, 6, 9, 1].map((tile) => ({ tile, face: 'RAT' as const })); // days 2, 3, 4 are spaces 4, 3, 2
    const solo = table({ seats: 1, options: { events: true }, events });
    expect(
      scored(solo)
        .lines.filter(({ what }) => what === 'sister-event')
        .map(({ points, with: d }) => [d?.['space'], points]),
    ).toEqual([
      [4, 8],
      [3, 5],
      [2, 8],
    ]);
  });
});
