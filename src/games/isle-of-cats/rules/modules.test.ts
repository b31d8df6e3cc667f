import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../parts/events.ts';
import { friendships, seams } from './boat/families.ts';
import { PLACES, cellAt } from './boat/grid.ts';
import { summary } from './boat/summary.ts';
import {
  RARE,
  RESCUE,
  RICH,
  act,
  boat,
  movesOf,
  one,
  pointsFor,
  refusalOf,
  scored,
  table,
  you,
} from './table.testing.ts';
import rules from './game.ts';
import type { Placed } from './state/types.ts';

describe('kittens', () => {
  const board = { kittens: ['K1-B', 'K2-R', 'K3L-O', 'K3I-G'], kittenBag: ['K1-G', 'K1-O'] };
  const now = table({
    options: { kittens: true },
    ...RESCUE,
    ...board,
    left: ['C16-B'],
    right: ['C13-R'],
    players: [RICH, RICH],
  });

  test('[K1] four are open; they are filled up after a rescue, as long as there are some', () => {
    const fresh = table({ options: { kittens: true } }).state;
    expect([fresh.kittens.length, fresh.kittenBag.length]).toEqual([4, 16]);
    const taken = act(now, [0, 'K1-B@4,2/0']);
    expect([taken.state.kittens.length, taken.state.kittenBag.length]).toEqual([4, 1]);
    const last = act({ ...now, state: { ...now.state, kittenBag: [] } }, [0, 'K1-B@4,2/0']);
    expect(last.state.kittens).toEqual(['K2-R', 'K3L-O', 'K3I-G']);
    const night = act({ ...taken, state: { ...taken.state, ...RARE } }, [0, 'pass'], [1, 'pass']);
    expect(night.state.kittens).toHaveLength(4);
  });

  test('[K2] the first alone: one for 2 fish, two for 5, one basket', () => {
    expect(you(act(now, [0, 'K1-B@4,2/0']))).toMatchObject({ fish: 38, used: 1 });
    const pair = act(now, [0, 'pair:K1-B+K2-R']);
    expect(you(pair)).toMatchObject({ fish: 35, used: 1 });
    const second = act(now, [0, 'pass']);
    expect(refusalOf(second, 1, 'K1-B@4,2/0')).toBe('kittens-for-first');
    expect(refusalOf(second, 1, 'pair:K1-B+K2-R')).toBe('kittens-for-first');
    const poor = {
      ...now,
      state: { ...now.state, players: now.state.players.map((p) => ({ ...p, fish: 4 })) },
    };
    expect([refusalOf(poor, 0, 'pair:K1-B+K2-R'), refusalOf(poor, 0, 'K1-B@4,2/0')]).toEqual([
      'too-little-fish',
      null,
    ]);
    expect(refusalOf(act(now, [0, 'K1-B@4,2/0']), 0, 'K2-R@5,2/0')).toBe('no-more-rescues');
  });

  test('[K2] with one more rescue: cat and kittens, kittens and kittens, each with a basket', () => {
    const more = table({
      ...now.state,
      seats: 2,
      options: { kittens: true },
      players: [{ ...RICH, extraRescues: 1 }, RICH],
    });
    expect(you(act(more, [0, 'C16-B@4,4/1'], [0, 'K2-R@4,3/0']))).toMatchObject({ used: 2, fish: 35 });
    const twice = act(
      more,
      [0, 'pair:K1-B+K2-R'],
      [0, 'K1-B@4,2/0'],
      [0, 'K2-R@5,2/0'],
      [0, 'pair:K3I-G+K3L-O'],
    );
    expect(you(twice)).toMatchObject({ used: 2, fish: 30 });
    expect(
      you(act(more, [0, 'pair:K1-B+K2-R'], [0, 'K1-B@4,2/0'], [0, 'K2-R@5,2/0'], [0, 'C16-B@4,3/1'])).used,
    ).toBe(2);
  });

  test('[K3] both are chosen, then placed in any order; a treasure in between', () => {
    const pair = act(now, [0, 'pair:K1-B+K2-R']);
    expect(new Set(movesOf(pair, 0).map((text) => text.split('@')[0]))).toEqual(new Set(['K1-B', 'K2-R']));
    const found = act(pair, [0, 'K1-B@14,1/0']); // the blue map of boat 1
    expect(found.state.pending.map(({ ask }) => ask)).toEqual(['kittens', 'treasure']);
    const done = act(found, [0, 'T1@13,1/0'], [0, 'K2-R@14,2/0']);
    expect([done.state.pending, done.state.kittens.length, done.state.kittenBag.length]).toEqual([[], 4, 0]);
  });

  test('[K3] if the first leaves no room for the second, it stays and 3 fish come back', () => {
    const free = new Set(['4,2', '5,2', '4,4']); // two cells in a row, and one apart
    const tiles = PLACES.flatMap(({ x, y }) => (free.has(`${x},${y}`) ? [] : boat(`T1#1@${x},${y}/0`)));
    const full = table({
      options: { kittens: true },
      ...RESCUE,
      ...board,
      players: [{ ...RICH, tiles }, RICH],
    });
    const squeezed = act(full, [0, 'pair:K1-B+K2-R'], [0, 'K1-B@4,2/0']);
    expect([you(squeezed).fish, squeezed.state.kittens.includes('K2-R'), squeezed.state.pending]).toEqual([
      38,
      true,
      [],
    ]);
    expect(refusalOf(full, 0, 'pair:K2-R+K3I-G')).toBe('nothing-fits');
  });

  test('[K3] a pair is allowed if it fits in one order only', () => {
    // The bow: a kitten of one cell at 21,4 touches something only if the long one lies beside it.
    const tiles = PLACES.flatMap(({ x, y }) => (x >= 20 ? [] : boat(`T1#1@${x},${y}/0`)));
    const bow = table({
      options: { kittens: true },
      ...RESCUE,
      ...board,
      players: [{ ...RICH, tiles }, RICH],
    });
    const placed = act(bow, [0, 'pair:K1-B+K3I-G'], [0, 'K3I-G@20,3/1'], [0, 'K1-B@21,4/0']);
    expect([you(placed).fish, placed.state.pending]).toEqual([35, []]);
    expect(you(act(bow, [0, 'pair:K1-B+K3I-G'], [0, 'K1-B@20,4/0'])).fish).toBe(38);
  });

  test('[K4] a kitten is a cat: a family with two cats, a map, five on the edge', () => {
    const family = boat('C16-B@4,2/1', 'C13-B@4,3/0', one('B', 9, 2));
    expect(pointsFor(table({ players: [{ tiles: family }] }), 'family')).toBe(8);
    const edge = boat('C16-O@7,0/1', 'C15-O@0,3/0', 'C13-O@14,1/0', one('O', 12, 0), one('O', 13, 0));
    expect(pointsFor(table({ players: [{ tiles: edge, lessons: [117] }] }), 'private-lesson')).toBe(5);
    expect(act(now, [0, 'K2-R@1,3/0']).state.pending.at(-1)).toMatchObject({ ask: 'treasure' }); // the red map
  });

  test('[K5] with empty fields the first goes on, the others can only pass', () => {
    const bare = table({
      options: { kittens: true },
      ...RESCUE,
      ...board,
      left: [],
      right: [],
      players: [RICH, RICH],
    });
    const taken = act(bare, [0, 'K1-B@4,2/0'], [0, 'end']);
    expect(taken.state.phase).toMatchObject({ name: 'rescue', turn: 1 });
    expect(movesOf(taken, 1)).toEqual(['pass']);
    const again = act(taken, [1, 'pass'], [0, 'K2-R@5,2/0'], [0, 'end']);
    expect(again.state.phase).toMatchObject({ name: 'rescue', turn: 0 });
    expect(act(again, [0, 'pass']).state.phase.name).toBe('rare');
    expect(act(taken, [1, 'pass']).state.phase.name).toBe('rescue');
  });

  test('[K5] the phase ends when the first player has passed, and in a solo match if the sister is first', () => {
    const bare = { options: { kittens: true }, ...board, left: [], right: [], pending: [] };
    const three = {
      name: 'rescue' as const,
      turn: 0,
      passed: [false, false, false],
      rescued: [],
      over: false,
    };
    const crowd = table({ seats: 3, ...bare, phase: three, players: [RICH, RICH, RICH] });
    expect(act(crowd, [0, 'pass']).state.phase.name).toBe('rare');
    const solo = table({
      seats: 1,
      ...bare,
      left: ['C16-B'],
      phase: { ...three, passed: [false] },
      players: [RICH],
    });
    const first = (hers: boolean) => {
      const sister = {
        ...(solo.state.sister as NonNullable<typeof solo.state.sister>),
        first: hers,
        left: 0,
      };
      const taken = act({ ...solo, state: { ...solo.state, sister } }, [0, 'C16-B@4,4/1'], [0, 'end']);
      return taken.state.phase.name;
    };
    expect([first(true), first(false)]).toEqual(['rare', 'rescue']);
  });

  test('[K6] alone: a faster sister takes the four kittens', () => {
    const solo = table({
      seats: 1,
      options: { kittens: true },
      ...board,
      phase: { name: 'lay', waiting: [0] },
      pending: [],
      players: [RICH],
    });
    const sister = { ...(solo.state.sister as NonNullable<typeof solo.state.sister>), baskets: [195] };
    const swept = act({ ...solo, state: { ...solo.state, sister } }, [0, 'done']);
    expect(eventsOf(swept.events, 'kittens-left')[0]?.tiles).toEqual(board.kittens);
    expect(swept.state.kittens).toEqual(expect.arrayContaining(['K1-G', 'K1-O']));
    const ready = act(swept, [0, 'ready']);
    expect(refusalOf(ready, 0, 'K1-G@4,2/0')).toBe('kittens-for-first');
  });
});

describe('beasts', () => {
  test('[W1] on day 1 two for each player in the right field, at 5 fish in both fields', () => {
    const first = table({ seats: 3, options: { beasts: true } }).state;
    expect([first.left.length, first.right.length, first.beastBag.length]).toEqual([6, 6, 12]);
    expect(first.right.every((id) => id.startsWith('B'))).toBe(true);
    const now = table({ ...RESCUE, left: ['B03'], right: ['C13-R', 'B04'], players: [RICH, RICH] });
    expect(you(act(now, [0, 'B03@4,4/0'])).fish).toBe(35);
    expect(you(act(now, [0, 'C13-R@4,4/0'])).fish).toBe(35);
    const night = act(
      table({ ...RARE, options: { beasts: true }, right: ['B04'], players: [RICH, RICH] }),
      [0, 'pass'],
      [1, 'pass'],
      [0, 'ready'],
      [1, 'ready'],
    );
    expect(night.state.right.every((id) => id.startsWith('C'))).toBe(true);
  });

  test('[W2] a beast finds no treasure and is no cat, but covers', () => {
    const now = table({
      ...RESCUE,
      left: ['B03'],
      right: ['C13-R'],
      players: [{ ...RICH, lessons: [120] }, RICH],
    });
    const placed = act(now, [0, 'B03@7,0/0']); // over the green map
    expect(placed.state.pending).toEqual([]);
    expect(scored(placed).lines.find(({ what }) => what === 'private-lesson')?.with?.['count']).toBe(0);
    expect(summary(0, you(placed).tiles).openMaps).toBe(4);
  });

  // B03 is B#G above ##O: at 8,3 its blue symbol is at 8,3, green at 10,3, orange at 10,4.
  const beast = boat('B03@8,3/0');
  const friends = (...cats: string[]): number => {
    const tiles: Placed[] = [...beast, ...boat(...cats)];
    return friendships(summary(0, tiles), tiles).length;
  };

  test('[W3] a family at the symbol of its colour is a friend', () => {
    const orange = [one('O', 11, 4), one('O', 12, 4), one('O', 13, 4)];
    expect(friends(...orange)).toBe(1);
    expect(friends(...orange.slice(0, 2))).toBe(0); // no family
    expect(friends(one('R', 11, 4))).toBe(0);
    expect(friends(one('B', 8, 5), one('B', 7, 5), one('B', 6, 5))).toBe(0); // another cell of the beast
    expect(friends(...orange, one('O', 10, 5), one('O', 9, 5), one('O', 8, 5))).toBe(1); // a second family, the same symbol
    expect(friends(...orange, one('B', 7, 3), one('B', 6, 3), one('B', 5, 3))).toBe(2);
    const now = table({ players: [{ tiles: [...beast, ...boat(...orange)] }] });
    expect(pointsFor(now, 'friendships')).toBe(5);
  });

  test('[W3] a beast has one friendship for each colour, however many symbols of it it shows', () => {
    const cats = new Map([cellAt(11, 3), cellAt(11, 4)].map((cell) => [cell, 'O' as const]));
    const orange = (cell: number) => cats.get(cell);
    const cells = [cellAt(10, 3), cellAt(10, 4)];
    expect(seams(cells, 'OO', orange)).toEqual([
      { colour: 'O', at: { x: 10, y: 3 }, beside: { x: 11, y: 3 } },
    ]);
    expect(seams(cells, '#O', orange)).toEqual([
      { colour: 'O', at: { x: 10, y: 4 }, beside: { x: 11, y: 4 } },
    ]);
  });

  test('[W3] everybody sees each friendship: beast, colour and the two cells it stands between', () => {
    const tiles = [...beast, ...boat(one('O', 11, 4), one('O', 12, 4), one('O', 13, 4))];
    const now = table({ players: [{ tiles }, {}] });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(rules.view(now.state, viewer).players[0]?.friendships).toEqual([
        { beast: 'B03', colour: 'O', at: { x: 10, y: 4 }, beside: { x: 11, y: 4 } },
      ]);
  });

  test('[W3] several beasts may be friends with one family; symbols turn with the beast', () => {
    const orange = boat(one('O', 11, 4), one('O', 12, 4), one('O', 13, 4));
    const two = [...beast, ...boat('B03@14,3/4'), ...orange]; // mirrored: orange at 14,4
    expect(friendships(summary(0, two), two)).toHaveLength(2);
  });

  test('[W4] alone: her cards take beasts, and she scores their symbols', () => {
    const solo = table({
      seats: 1,
      options: { beasts: true },
      players: [{ ...RICH, tiles: [...beast, ...boat('B13@4,2/0')] }],
    });
    expect(pointsFor(solo, 'sister-beasts')).toBe(3 * 7);
    const sister = {
      ...(solo.state.sister as NonNullable<typeof solo.state.sister>),
      first: true,
      next: 174,
      left: 1,
    };
    const fields = { left: ['C01-B', 'C02-B', 'C03-B', 'C04-B'], right: ['B01', 'B02', 'B04', 'B05'] };
    const check = { name: 'ready' as const, before: 'rescue' as const, ready: [false], until: null };
    const now = act({ ...solo, state: { ...solo.state, ...fields, sister, phase: check, pending: [] } }, [
      0,
      'ready',
    ]);
    expect(eventsOf(now.events, 'sister-took').map(({ tile }) => tile)).toEqual(['B01', 'C04-B']); // cat 5, then cat 4
  });
});
