import { describe, expect, test } from 'vitest';
import { scene } from '../../../../kernel/match.ts';
import { misplaced } from '../../rules/boat/cover.ts';
import rules from '../../rules/game.ts';
import { FAMILY, STANDARD, boat, playOut, table } from '../../rules/table.testing.ts';
import type { Options, Placed } from '../../rules/state/types.ts';
import { packedDays, type ReplayedStep } from './days.ts';
import { orderOf } from './order.ts';
import { search, type Packed } from './search.ts';
import { worthOf, type PackingTask } from './task.ts';

/** A match as a spectator sees it afterwards. */
const watched = (seats: number, options: Options, seed: string): ReplayedStep[] =>
  playOut(seats, options, seed).map((position) => scene(rules, position, 'spectator'));

const finish = (task: PackingTask): { found: Packed; heard: number[] } => {
  const heard: number[] = [];
  const running = search(task);
  for (;;) {
    const { value, done } = running.next();
    if (done) return { found: value, heard };
    heard.push(value);
  }
};

const at = (tiles: readonly Placed[]): string[] =>
  tiles.map(({ tile, x, y, turn }) => `${tile}@${x},${y}/${turn}`).toSorted();

describe('a day is packed again', () => {
  test.each([
    ['with everything', 2, { ...STANDARD, kittens: true, beasts: true, events: true }],
    ['in family mode', 2, FAMILY],
    ['alone', 1, STANDARD],
  ] as const)('%s: the notes of the days give the boat as it was', (name, seats, options) => {
    const steps = watched(seats, options, name);
    const days = packedDays(steps, 0);
    const end = steps.at(-1)?.view.players[0]?.tiles ?? [];
    const { task } = days.at(-1) ?? {};
    expect(at([...(task?.base ?? []), ...(task?.played ?? [])])).toEqual(at(end));
    for (const { task: day } of days) expect(orderOf(day, day.played)).not.toBeNull();
  });

  test('never worse than the played boat, with the same tiles, in a legal order', () => {
    const days = packedDays(watched(2, FAMILY, 'packing'), 0);
    const { task } = days.at(-1) ?? {};
    if (!task) throw new Error('nothing was placed on the last day');
    const { found, heard } = finish(task);
    expect(found.playedPoints).toBe(worthOf(task, task.played));
    expect(found.points).toBeGreaterThanOrEqual(found.playedPoints);
    expect(found.points).toBe(worthOf(task, found.placed));
    expect(found.placed.map(({ tile }) => tile).toSorted()).toEqual(
      task.played.map(({ tile }) => tile).toSorted(),
    );
    found.placed.forEach((placed, i) => {
      const before = [...task.base, ...found.placed.slice(0, i)];
      expect(misplaced(before, placed.tile, placed, task.anywhere > 0)).toBeNull();
    });
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBe(1);
  });
});

/** A day on boat 1 with these tiles, played like this, on an otherwise empty table. */
const day = (
  base: readonly Placed[],
  played: readonly Placed[],
  more: Partial<PackingTask> = {},
): PackingTask => ({
  seat: 0,
  world: table().state,
  base,
  stages: [played.map(({ tile }) => ({ tile, found: false }))],
  treasuresPerMap: 1,
  anywhere: 0,
  played,
  ...more,
});

describe('the rules in the search', () => {
  test('a third cat left apart joins its family', () => {
    const base = boat('C16-B@4,2/1', 'C09-B@4,3/0', 'T3I@9,2/0');
    const { found } = finish(day(base, boat('C05-B@12,2/4')));
    expect(found.points).toBeGreaterThanOrEqual(found.playedPoints + 8);
  });

  test('[P4] a treasure from a map needs a cat on its map, and comes after it', () => {
    const [cat, treasure] = [boat('C16-B@10,1/1'), boat('T1@13,2/0')];
    const task = day(boat('T1@9,1/0'), [...cat, ...treasure], {
      stages: [
        [
          { tile: 'C16-B', found: false },
          { tile: 'T1', found: true },
        ],
      ],
      base: boat('T2@8,1/0'),
    });
    expect(orderOf(task, [...treasure, ...cat])).toEqual([...cat, ...treasure]);
    expect(orderOf(task, boat('C16-B@10,2/1', 'T1@13,3/0'))).toBeNull();
  });

  test('[P2] a tile that touches nothing needs a card that allows it', () => {
    const lone = boat('T1@20,4/0');
    expect(orderOf(day(boat('C16-B@4,4/1'), lone), lone)).toBeNull();
    expect(orderOf(day(boat('C16-B@4,4/1'), lone, { anywhere: 1 }), lone)).toEqual(lone);
  });
});
