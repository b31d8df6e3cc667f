import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../parts/events.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from './game.ts';
import { tileOf } from './boat/tiles.ts';
import { RARE, RESCUE, RICH, act, boat, idle, movesOf, refusalOf, table, you } from './table.testing.ts';

const CATS = { left: ['C16-B', 'C13-R'], right: ['C13-G', 'C15-O'] };
const EMPTY = { packet: [], kept: [] };

const boatsOf = (seats: number, seed: number): number[] =>
  rules.setup(seats, table().state.options, quickRng(seed)).players.map((player) => player.boat);

describe('morning', () => {
  test('[D1][D2] fields, fish and seven cards each', () => {
    for (const [seats, each] of [
      [1, 4],
      [2, 4],
      [3, 6],
      [4, 8],
      [5, 10],
      [6, 12],
    ] as const) {
      const { state } = table({ seats });
      expect([state.left.length, state.right.length]).toEqual([each, each]);
      expect([...state.left, ...state.right].every((id) => tileOf(id).kind === 'cat')).toBe(true);
      const all = 2 * each + state.rare.length + state.bag.length;
      expect(all).toBe(seats < 5 ? 110 : 160);
      expect(state.players.map(({ fish, packet }) => [fish, packet.length])).toEqual(
        Array.from({ length: seats }, () => [20, seats === 1 ? 5 : 7]),
      );
    }
  });

  test('[B2] boats 1 to 4 for up to four players, all six for more', () => {
    for (let seed = 0; seed < 5; seed++) {
      expect(boatsOf(4, seed).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
      expect(boatsOf(6, seed).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  test('[D3] keep two, hand on five; to the left on odd days, to the right on even ones', () => {
    const players = [0, 1, 2].map((seat) => ({
      packet: Array.from({ length: 7 }, (_, i) => seat * 10 + i + 1),
    }));
    const keep = (day: number) =>
      act(table({ seats: 3, day, players }), [0, 'keep:1+2'], [1, 'keep:11+12'], [2, 'keep:21+22']);
    expect(you(keep(1), 1).packet).toEqual([3, 4, 5, 6, 7]);
    expect(you(keep(2), 2).packet).toEqual([3, 4, 5, 6, 7]);
    expect(you(keep(1), 1).kept).toEqual([11, 12]);
    const first = table({ players });
    expect(refusalOf(first, 0, 'keep:1')).toBe('wrong-number');
    expect(refusalOf(first, 0, 'keep:1+11')).toBe('not-in-hand');
    expect(refusalOf(act(first, [0, 'keep:1+2']), 0, 'keep:1+2')).toBe('already-chosen');
  });

  test('[D3] after three rounds everybody has seven', () => {
    const now = idle(table({ seats: 4 }), ({ state }) => state.phase.name === 'ready');
    expect(now.state.players.map(({ kept }) => kept.length)).toEqual([7, 7, 7, 7]);
    expect(new Set(now.state.players.flatMap(({ kept }) => kept)).size).toBe(28);
  });

  test('[D4] everybody buys at the same time, and nobody sees how many before all are in', () => {
    const kept = [1, 43, 44, 67, 98, 113, 143];
    const now = table({
      players: [
        { ...EMPTY, kept, fish: 9, hand: [94], tiles: boat('T1#1@4,2/0') },
        { ...EMPTY, kept: [], fish: 1 },
      ],
      phase: { name: 'buy', chosen: [null, null] },
    });
    expect(refusalOf(now, 0, 'buy:1+43+44+67')).toBe('too-little-fish');
    expect(refusalOf(now, 0, 'buy:2')).toBe('not-in-hand');
    const richer = act(now, [0, 'play:94']); // a fish card from before
    expect(you(richer).fish).toBe(10);
    const chosen = act(richer, [0, 'buy:43+44+98']);
    expect(you(chosen).fish).toBe(10);
    expect(rules.view(chosen.state, 1).phase).toMatchObject({ chosen: ['secret', null] });
    const after = act(chosen, [1, 'buy:none']);
    expect(you(after)).toMatchObject({ fish: 4, hand: [43, 44, 98], kept: [] });
    expect(after.state.dropped).toEqual(expect.arrayContaining([1, 67, 113, 143]));
  });

  test('[D5] private lessons lie face down, public ones openly with a colour', () => {
    const now = table({
      players: [
        { ...EMPTY, kept: [113, 144, 43], fish: 9 },
        { ...EMPTY, kept: [147], fish: 9 },
      ],
      phase: { name: 'buy', chosen: [null, null] },
    });
    const asked = act(now, [0, 'buy:43+113+144'], [1, 'buy:147']);
    expect(you(asked)).toMatchObject({ lessons: [113], hand: [43], fresh: [] });
    expect(asked.state.pending).toMatchObject([{ ask: 'colour', seat: 0, card: 144 }]);
    const after = act(asked, [0, 'colour:P']);
    expect(after.state.publicLessons).toEqual([
      { card: 144, by: 0, colour: 'P' },
      { card: 147, by: 1, colour: null },
    ]);
    expect(after.state.phase.name).toBe('lay');
  });
});

describe('rescue', () => {
  const laying = table({
    seats: 3,
    order: [2, 0, 1],
    players: [{ ...EMPTY, hand: [43, 7, 15] }, { ...EMPTY, hand: [8] }, EMPTY],
    phase: { name: 'lay', waiting: [2, 0, 1] },
  });

  test('[D6] in turn order, any number, face down', () => {
    expect(refusalOf(laying, 0, 'lay:43')).toBe('not-asked');
    const some = act(laying, [2, 'done'], [0, 'lay:43'], [0, 'lay:7']);
    expect(you(some)).toMatchObject({ laid: [43, 7], hand: [15] });
    expect(rules.view(some.state, 1).players[0]?.laid).toEqual({ hidden: 2 });
    expect(refusalOf(some, 0, 'lay:8')).toBe('not-in-hand');
  });

  test('[D7] boots decide the order, equals keep theirs', () => {
    const revealed = act(laying, [2, 'done'], [0, 'lay:15'], [0, 'done'], [1, 'lay:8'], [1, 'done']);
    expect(revealed.state.order).toEqual([1, 2, 0]); // 4 boots; 0 and 0 as before
    const slow = act(laying, [2, 'done'], [0, 'done'], [1, 'done']);
    expect(slow.state.order).toEqual([2, 0, 1]);
    expect(eventsOf(revealed.events, 'revealed').map(({ seat, speed }) => [seat, speed])).toEqual([
      [2, 0],
      [0, 0],
      [1, 4],
    ]);
  });

  const rescue = table({ ...RESCUE, ...CATS, players: [{ ...RICH, fish: 8, baskets: 2 }, RICH] });

  test('[D8] three fish on the left, five on the right, one basket, placed at once', () => {
    const left = act(rescue, [0, 'C16-B@4,4/1']);
    expect(you(left)).toMatchObject({ fish: 5, used: 1, tiles: boat('C16-B@4,4/1') });
    expect(left.state.left).toEqual(['C13-R']);
    const right = act(left, [0, 'end'], [1, 'pass'], [0, 'C13-G@9,3/0']);
    expect(you(right)).toMatchObject({ fish: 0, used: 2 });
    expect(refusalOf(rescue, 0, 'C01-B@4,4/0')).toBe('not-there');
    expect(refusalOf(left, 0, 'C13-R@9,3/0')).toBe('no-more-rescues');
    expect(refusalOf(left, 0, 'pass')).toBe('finish-first');
    expect(refusalOf(rescue, 0, 'end')).toBe('nothing-rescued');
    expect(refusalOf(act(right, [0, 'end']), 0, 'C13-R@4,5/0')).toBe('no-basket');
    const poor = table({ ...RESCUE, ...CATS, players: [{ ...RICH, fish: 4 }] });
    expect(refusalOf(poor, 0, 'C13-G@4,4/0')).toBe('too-little-fish');
  });

  test('[D8] a player without a legal rescue must still pass; a player who passed is out', () => {
    const stuck = table({ ...RESCUE, ...CATS, players: [{ ...RICH, baskets: 0 }, RICH] });
    expect(movesOf(stuck, 0)).toEqual(['pass']);
    const passed = act(stuck, [0, 'pass'], [1, 'C16-B@4,4/1'], [1, 'end']);
    expect(rules.actors(passed.state)[0]).toBe(1);
  });

  test('[D8] every placement of every affordable cat is offered, and no other', () => {
    const now = act(rescue, [0, 'C16-B@4,4/1'], [0, 'end']);
    const offered = movesOf(now, 1).filter((text) => text.includes('@'));
    const names = new Set(offered.map((text) => text.split('@')[0]));
    expect([...names]).toEqual(['C13-R', 'C13-G', 'C15-O']);
  });

  test('[D9] permanent baskets, then whole ones, then two halves', () => {
    const now = table({
      ...RESCUE,
      left: ['C16-B', 'C16-R', 'C16-G', 'C16-O'],
      right: [],
      players: [{ ...RICH, baskets: 1, laid: [43, 15, 16, 23], extraRescues: 3 }],
    });
    const first = act(now, [0, 'C16-B@4,2/1']);
    expect(you(first)).toMatchObject({ used: 1, laid: [43, 15, 16, 23] });
    const second = act(first, [0, 'C16-R@4,3/1']);
    expect(you(second).laid).toEqual([15, 16, 23]);
    const third = act(second, [0, 'C16-G@4,4/1']);
    expect(you(third).laid).toEqual([23]);
    expect(third.state.spent).toEqual([43, 15, 16]);
    expect(refusalOf(third, 0, 'C16-O@4,5/1')).toBe('no-basket'); // half a basket is none
  });

  test('[D10] ends when the fields are empty or all have passed; laid cards are gone', () => {
    const last = table({ ...RESCUE, left: ['C16-B'], right: [], players: [{ ...RICH, laid: [7] }, RICH] });
    const empty = act(last, [0, 'C16-B@4,4/1'], [0, 'end']);
    expect(empty.state.phase.name).toBe('rare');
    expect([you(empty).laid, empty.state.spent]).toEqual([[], [7]]);
    expect(act(last, [0, 'pass'], [1, 'pass']).state.phase.name).toBe('rare');
  });
});

describe('maps', () => {
  const now = table({ ...RESCUE, left: ['C16-G', 'C16-B'], right: [], players: [RICH, RICH] });

  test('[P4] the right cat on a map may take a common treasure', () => {
    const found = act(now, [0, 'C16-G@7,0/1']);
    expect(found.state.pending).toMatchObject([{ ask: 'treasure', from: 'common', left: 1 }]);
    expect(movesOf(found, 0).some((text) => text.startsWith('R-'))).toBe(false);
    const taken = act(found, [0, 'T2@7,1/0']);
    expect(you(taken).tiles.at(-1)?.tile).toBe('T2#1');
    expect(taken.state.common).toEqual([5, 4, 5, 5]);
    expect(act(found, [0, 'skip']).state.common).toEqual([5, 5, 5, 5]);
    expect(act(now, [0, 'C16-B@7,0/1']).state.pending).toEqual([]);
  });

  test('[P5] a map that is visible again gives again', () => {
    const covered = table({
      ...RESCUE,
      left: ['C16-G'],
      right: [],
      players: [{ ...RICH, hand: [88], tiles: boat('T1#1@7,0/0', 'T1#2@7,1/0', 'C16-O@8,1/1') }, RICH],
    });
    const open = act(covered, [0, 'play:88:T1#1+T1#2']);
    expect(act(open, [0, 'C16-G@7,0/0']).state.pending).toMatchObject([{ ask: 'treasure' }]);
  });

  test('[P2][P3] a boat that became empty starts anew; the remaining tiles need not be connected', () => {
    const bare = table({
      ...RESCUE,
      left: ['C16-G'],
      right: [],
      players: [{ ...RICH, hand: [88], tiles: boat('T1#1@4,2/0', 'T1#2@4,3/0') }],
    });
    expect(refusalOf(bare, 0, 'C16-G@11,4/1')).toBe('does-not-touch');
    expect(refusalOf(act(bare, [0, 'play:88:T1#1+T1#2']), 0, 'C16-G@11,4/1')).toBeNull();
    const apart = table({
      ...RESCUE,
      left: ['C16-G'],
      right: [],
      players: [{ ...RICH, tiles: boat('K1-B@4,2/0', 'K1-B@12,4/0') }],
    });
    expect(refusalOf(apart, 0, 'C16-G@13,2/0')).toBeNull();
  });
});

describe('rare finds', () => {
  const now = table({
    ...RARE,
    rare: ['R-S#1', 'R-O#1', 'R-S#2'],
    players: [{ ...RICH, hand: [1, 98, 107], fish: 3 }, RICH],
  });

  test('[D11] an oshax is a cat of the colour it is named', () => {
    const played = act(now, [0, 'oshax:1:B']);
    expect(played.state.pending).toMatchObject([{ ask: 'oshax', colour: 'B' }]);
    const placed = act(played, [0, 'O1@12,1/0']);
    expect(placed.state.pending).toMatchObject([{ ask: 'treasure' }]); // it lies on the blue map
    expect(you(placed).tiles[0]?.tile).toBe('O1-B');
    expect(placed.state.oshax).not.toContain('O1');
    expect(refusalOf(now, 0, 'oshax:98:B')).toBe('wrong-card');
    expect(refusalOf(now, 1, 'oshax:1:B')).toBe('not-asked');
  });

  test('[D11] one card each, round after round, until all have passed', () => {
    const first = act(now, [0, 'treasure:98:rare'], [0, 'R-S@4,2/0']);
    expect(rules.actors(first.state)[0]).toBe(1);
    const second = act(first, [1, 'pass']);
    expect(rules.actors(second.state)[0]).toBe(0);
    expect(act(second, [0, 'pass']).state.day).toBe(2);
  });

  test('[D12] one rare or two common; two small, or two common for a fish', () => {
    const rare = act(now, [0, 'treasure:98:rare']);
    expect(new Set(movesOf(rare, 0).map((text) => text.split('@')[0]))).toEqual(new Set(['R-S', 'R-O']));
    expect(refusalOf(rare, 0, 'skip')).toBe('must-place');
    const taken = act(rare, [0, 'R-S@4,2/0']);
    expect([you(taken).tiles.at(-1)?.tile, taken.state.rare, taken.state.pending]).toEqual([
      'R-S#2',
      ['R-S#1', 'R-O#1'],
      [],
    ]);
    const small = act(now, [0, 'treasure:107:small']);
    expect(new Set(movesOf(small, 0).map((text) => text.split('@')[0]))).toEqual(new Set(['T1', 'T2']));
    const half = act(small, [0, 'T1@4,2/0']);
    expect(refusalOf(half, 0, 'skip')).toBeNull();
    const paid = act(now, [0, 'treasure:107:common']);
    expect(you(paid).fish).toBe(2);
    const poor = table({ ...RARE, players: [{ ...RICH, hand: [107], fish: 0 }, RICH] });
    expect([refusalOf(poor, 0, 'treasure:107:common'), refusalOf(poor, 0, 'treasure:107:small')]).toEqual([
      'too-little-fish',
      null,
    ]);
    expect(refusalOf(now, 0, 'treasure:107:rare')).toBe('wrong-card');
    expect(refusalOf(now, 0, 'treasure:98:small')).toBe('wrong-card');
    const none = table({ ...RARE, rare: [], players: [{ ...RICH, hand: [98] }] });
    expect(refusalOf(none, 0, 'treasure:98:rare')).toBe('nothing-fits');
  });
});

describe('night and later cards', () => {
  test('[D13] cats left behind are gone, baskets whole, the day moves on', () => {
    const now = table({ ...RARE, left: ['C16-B'], players: [{ ...RICH, used: 2 }, RICH] });
    const next = act(now, [0, 'pass'], [1, 'pass']);
    expect(next.state).toMatchObject({ day: 2, left: [], phase: { name: 'ready', before: 'day' } });
    expect(you(next).used).toBe(0);
  });

  test('[D13] after day 5 a last check, then the score', () => {
    const now = table({ ...RARE, day: 5, players: [RICH, RICH] });
    const last = act(now, [0, 'pass'], [1, 'pass']);
    expect(last.state.phase).toMatchObject({ name: 'ready', before: 'end' });
    expect(rules.outcome(act(last, [1, 'ready'], [0, 'ready']).state)).not.toBeNull();
  });

  test('[D14] cards bought later: lessons and rescue cards wait, oshax and treasures can be played', () => {
    const lay = table({ players: [{ ...RICH, fresh: [113, 43, 98] }, RICH], ...RESCUE, ...CATS });
    expect(you(lay).lessons).toEqual([]);
    const rare = table({ ...RARE, players: [{ ...RICH, fresh: [113, 43, 98] }, RICH] });
    expect(refusalOf(rare, 0, 'treasure:98:common')).toBeNull();
    const next = table({
      players: [{ ...RICH, fresh: [113, 43] }, RICH],
      phase: { name: 'buy', chosen: [null, null] },
    });
    const read = act(next, [0, 'buy:none'], [1, 'buy:none']);
    expect(you(read)).toMatchObject({ lessons: [113], hand: [43] });
    const over = table({ players: [{ ...RICH, fresh: [114] }, RICH], phase: { name: 'over' }, pending: [] });
    expect(rules.outcome(over.state)?.lines.some(({ what }) => what === 'private-lesson')).toBe(false);
  });

  test('[C3] an empty deck is refilled from the discarded cards', () => {
    const now = table({
      ...RESCUE,
      ...CATS,
      deck: [5],
      dropped: [6, 7],
      spent: [8],
      players: [{ ...RICH, hand: [73] }, RICH],
    });
    const drawn = act(now, [0, 'play:73']);
    expect(drawn.state.pending[0]).toMatchObject({ ask: 'drawn-cards' });
    const [decision] = drawn.state.pending;
    const cards = decision?.ask === 'drawn-cards' ? decision.cards : [];
    expect([...cards, ...drawn.state.deck].toSorted((a, b) => a - b)).toEqual([5, 6, 7, 8, 73]);
  });

  test('[D3][D13] four players see 140 cards and 80 cats in five days', () => {
    const seen = { cards: 0, cats: 0 };
    const now = idle(table({ seats: 4 }), (at) => {
      seen.cats += eventsOf(at.events, 'filled').reduce(
        (sum, { left, right }) => sum + left.length + right.length,
        0,
      );
      seen.cards += eventsOf(at.events, 'dealt').reduce((sum, { cards }) => sum + 4 * cards, 0);
      return false;
    });
    expect(rules.outcome(now.state)).not.toBeNull();
    expect(seen).toEqual({ cards: 140 - 28, cats: 80 - 16 }); // the first day was dealt before the match began
  });
});
