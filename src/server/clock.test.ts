import { afterAll, expect, test } from 'vitest';
import { ago, now, watchForStalls } from './clock.ts';
import { REAL_TIME, replaceTime } from './time.ts';

let moment = 0;
replaceTime({ ...REAL_TIME, elapsed: () => moment, every: () => () => {} });
const stop = watchForStalls();
afterAll(() => {
  stop();
  replaceTime(REAL_TIME);
});

/** Time passes, and somebody looks at the clock all the while. */
const pass = (ms: number): void => {
  for (const until = moment + ms; moment < until; moment += 10) now();
};

test('the clock stands while the process is stopped, and what came meanwhile came at that moment', () => {
  pass(2_000);
  const before = now();
  moment += 4_000; // stopped
  pass(1_000);
  const shown = now() - before;
  expect(shown).toBeGreaterThanOrEqual(1_000);
  expect(shown).toBeLessThan(1_100);
  expect(ago(500)).toBe(now() - 500); // after it
  expect(ago(3_000)).toBeGreaterThanOrEqual(before); // during it
  expect(ago(3_000)).toBeLessThan(before + 100);
  expect(ago(6_000)).toBeLessThanOrEqual(before - 900); // a second before it
  expect(ago(6_000)).toBeGreaterThan(before - 1_100);
});
