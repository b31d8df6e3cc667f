import { expect, test } from 'vitest';
import { scene } from '../../../../kernel/match.ts';
import rules from '../../rules/game.ts';
import { RESCUE, RICH, boat, table } from '../../rules/table.testing.ts';
import type { Placed, View } from '../../rules/state/types.ts';
import { changesBy } from './changes.ts';

/** The view of seat 0 on boat 1 with these tiles. */
const seen = (tiles: readonly Placed[], lessons: readonly number[] = []): View =>
  scene(rules, table({ ...RESCUE, players: [{ ...RICH, tiles, lessons }] }), 0).view;

const one = (text: string): Placed => {
  const [placed] = boat(text);
  if (!placed) throw new Error(`${text} is no placement`);
  return placed;
};

test('a second cat of a colour needs one more for a family, the third completes it', () => {
  const cats = boat('C16-B@3,4/1', 'C16-G@8,4/1');
  expect(changesBy(seen(cats), 0, [one('C09-B@3,5/1')]).group).toEqual({
    colour: 'B',
    cats: 2,
    needs: 1,
    points: 0,
  });
  const more = [...cats, one('C09-B@3,5/1')];
  const { points, group } = changesBy(seen(more), 0, [one('C15-B@5,2/0')]);
  expect(group).toEqual({ colour: 'B', cats: 3, needs: 0, points: 8 });
  expect(points).toBe(8 + changesBy(seen(more), 0, [one('C15-B@5,2/0')]).rats);
});

test('a map of its own colour is found, another is lost; rats under the tile are hidden', () => {
  expect(changesBy(seen([]), 0, [one('C16-G@7,0/1')])).toMatchObject({ map: 'G', lostMap: null, rats: 1 });
  expect(changesBy(seen([]), 0, [one('C16-B@7,0/1')])).toMatchObject({ map: null, lostMap: 'G' });
});

test('a lesson that is gained or lost is listed with its points', () => {
  // Lesson 140: fifteen points if the dining room is empty.
  expect(changesBy(seen([], [140]), 0, [one('C16-B@5,4/1')]).lessons).toEqual([{ card: 140, points: -15 }]);
  expect(changesBy(seen([], [140]), 0, [one('C16-B@11,4/1')]).lessons).toEqual([]);
});

test('a beast and a royal rat are no cats, and are explained', () => {
  expect(changesBy(seen([]), 0, [one('B01@8,3/0')])).toMatchObject({ special: 'beast', group: null });
  expect(changesBy(seen([]), 0, [one('rat@9,4/0')])).toMatchObject({ special: 'rat', points: -3 });
  expect(changesBy(seen([]), 0, [one('C16-B@11,4/1')]).special).toBeNull();
});

test('a rare treasure is worth its points, a common one none', () => {
  expect(changesBy(seen([]), 0, [one('R-O#1@10,4/0')])).toMatchObject({ rare: 3, points: 3 });
  expect(changesBy(seen([]), 0, [one('T1#1@10,4/0')])).toMatchObject({ rare: 0, points: 0 });
});
