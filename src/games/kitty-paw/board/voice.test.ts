import { expect, test } from 'vitest';
import race from '../rules/race/race.ts';
import { TestTable } from '../rules/race/table.testing.ts';
import { says, waitsFor } from './voice.ts';

test('a rival’s grab is not said aloud, my own is', () => {
  expect(says({ what: 'grabbed', seat: 1, tile: 3 }, 0)).toBe(false);
  expect(says({ what: 'grabbed', seat: 0, tile: 3 }, 0)).toBe(true);
});

test('a Meow is read aloud to everybody, also to spectators', () => {
  expect(says({ what: 'meow', seat: 1, ms: 9_000 }, 'spectator')).toBe(true);
});

test('before a round all wait for the paw that is not down yet, and in the round for nobody', () => {
  const table = new TestTable(2).do(0, 'hold');
  const view = race.view(table.state, 1);
  expect([0, 1].map((seat) => waitsFor(view, seat))).toEqual([false, true]);
  const running = race.view(new TestTable(2).go().state, 1);
  expect([0, 1].map((seat) => waitsFor(running, seat))).toEqual([false, false]);
});
