import { expect, test } from 'vitest';
import { slowerOnes, type Figure } from '../../bench/compare.ts';
import { gameIn, settled } from './measure-again.ts';

const figure = (name: string, relative: number): Figure => ({ name, value: 1, relative, better: 'higher' });

test('the game of a figure is found in its name', () => {
  expect(gameIn('chess: random matches, plain rules')).toBe('chess');
  expect(gameIn('start of the program, ms')).toBeNull();
});

test('only measurements that seem slower are repeated', () => {
  const asked: (string | null)[] = [];
  const before = [figure('a: matches', 1), figure('b: matches', 1), figure('start', 1)];
  const first = [figure('a: matches', 0.5), figure('b: matches', 1), figure('start', 0.5)];
  const comparison = settled(before, first, (game) => {
    asked.push(game);
    return game === 'a' ? [figure('a: matches', 0.9)] : [figure('start', 0.6)];
  });
  expect(asked).toEqual(['a', null, null]);
  expect(slowerOnes(comparison)).toEqual(['start']);
  expect(comparison.changes.map(({ speed }) => speed)).toEqual([0.9, 1, 0.6]);
});
