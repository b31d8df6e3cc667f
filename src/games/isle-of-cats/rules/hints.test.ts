import { expect, test } from 'vitest';
import { scene } from '../../../kernel/match.ts';
import rules from './game.ts';
import hints from './hints.ts';
import { table, type Setting } from './table.testing.ts';

/** The hints that fit this decision of seat 0, in the order in which they are shown. */
const fitting = (setting: Setting): readonly string[] => {
  const seen = scene(rules, table(setting), 0);
  return hints.filter(({ when }) => when(seen, 0)).map(({ key }) => key);
};

const RAT: Setting = {
  options: { events: true },
  phase: { name: 'event' },
  pending: [{ ask: 'rat', seat: 0 }],
};

test('the goal is said first, also if an event asks before the first cards come', () => {
  expect(fitting(RAT)).toEqual(['goal', 'rat']);
  expect(fitting({ ...RAT, seats: 1 })).toEqual(['sister', 'rat']);
});
