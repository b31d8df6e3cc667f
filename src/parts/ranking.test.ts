import { expect, test } from 'vitest';
import { bestBy } from './ranking.ts';

test('the first measure decides, the next only among equals, and full equals share', () => {
  const all = [
    { name: 'a', score: 3, left: 1 },
    { name: 'b', score: 5, left: 0 },
    { name: 'c', score: 5, left: 2 },
    { name: 'd', score: 5, left: 2 },
  ];
  const names = (...by: ('score' | 'left')[]): string[] =>
    bestBy(all, ...by.map((key) => (one: (typeof all)[number]) => one[key])).map(({ name }) => name);
  expect(names('score')).toEqual(['b', 'c', 'd']);
  expect(names('score', 'left')).toEqual(['c', 'd']);
  expect(bestBy([], () => 1)).toEqual([]);
});
