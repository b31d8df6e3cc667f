import { expect, test } from 'vitest';
import rules from '../rules/game.ts';
import { table, type Setting } from '../rules/table.testing.ts';
import type { Flaw } from '../words/town-types.ts';
import { flawOf } from './flaw.ts';

const NAMES = ['Moon', 'Fish', 'Leaf'];

/** The flaw of the first player's move with the card that is turned over. */
const flaw = (setting: Setting, played: string, better: string): Flaw | null => {
  const [is, would] = [rules.read(played), rules.read(better)];
  if (!is || !would) throw new Error(played);
  return flawOf(rules.view(table(setting).state, 0), 0, is, would, (seat) => NAMES[seat] ?? '?');
};
const rows = (...each: string[]): Setting => ({ rows: each, next: '4** 1 1' });

test('being late is the worst, with the bells that it costs', () => {
  expect(flaw(rows('5* 5', '1', '1'), 'give0', 'give1')).toEqual({ why: 'late', name: 'Moon', count: 3 });
});

test('a rival made late is a mistake only if others gain more by it', () => {
  expect(flaw(rows('1*', '5 5', '2**'), 'give1', 'give0')).toEqual({ why: 'ends', name: 'Leaf', count: 2 });
  expect(flaw(rows('2** 1', '5 5', '2**'), 'give1', 'give0')).toBeNull();
  expect(flaw(rows('1', '5 5', '2'), 'give2', 'give1')).toEqual({ why: 'spares', name: 'Fish', count: 0 });
});

test('bells for a rival, a spent refusal, little time left', () => {
  expect(flaw(rows('2', '2', '2'), 'give2', 'give0')).toEqual({ why: 'gift', name: 'Leaf', count: 2 });
  expect(flaw(rows('2 n', '2', '2'), 'refuse', 'give0')).toMatchObject({ why: 'spent' });
  expect(flaw({ rows: ['5 3', '5', '5'], next: '4 1 1' }, 'give0', 'give1')).toEqual({
    why: 'near',
    name: 'Moon',
    count: 1,
  });
  expect(flaw({ rows: ['2', '2', '2'], next: '4 1 1' }, 'give0', 'give1')).toBeNull();
});
