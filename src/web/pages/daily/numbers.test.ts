import { expect, test } from 'vitest';
import type { DailyTask, Patch } from '../../../protocol/daily.ts';
import { nextTask, percentOf } from './numbers.ts';

const task = (patch: Patch): DailyTask => ({
  task: patch,
  goal: null,
  patch,
  late: false,
  points: null,
  table: null,
  puzzle: null,
  among: null,
});

test('the next task is the first that is not done, while the day can be played', () => {
  const tasks = [task('solved'), task('missed'), task('begun'), task('none')];
  expect(nextTask({ tasks, playable: true })?.task).toBe('begun');
  expect(nextTask({ tasks, playable: false })).toBeUndefined();
  expect(nextTask({ tasks: tasks.slice(0, 2), playable: true })).toBeUndefined();
});

test('nobody is better than all', () => {
  expect([percentOf(999, 1_000), percentOf(0, 0)]).toEqual([99, 0]);
});
