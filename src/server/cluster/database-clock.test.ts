import { expect, test } from 'vitest';
import { DatabaseClock } from './database-clock.ts';

const AHEAD = 5_000; // the clock of the database, by ours

test('the clock of the database is never taken to be ahead of itself, however late its answers come', () => {
  const clock = new DatabaseClock();
  for (const [i, late] of [900, 40, 2_500, 3].entries()) {
    const asked = i * 500;
    clock.measure(asked + late, asked + AHEAD);
    expect(clock.at(7_000)).toBeLessThanOrEqual(7_000 + AHEAD);
  }
  expect(clock.at(7_000)).toBe(7_000 + AHEAD - 3); // the quickest answer counts
});
