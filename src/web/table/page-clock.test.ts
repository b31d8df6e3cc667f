import { expect, test } from 'vitest';
import { PageClock } from './page-clock.ts';

test('time stops while the page is hidden', () => {
  const clock = new PageClock();
  expect(clock.at(1_000)).toBe(1_000);
  clock.stop(1_000);
  clock.stop(2_000); // a second stop changes nothing
  expect([clock.stands, clock.at(9_000)]).toEqual([true, 1_000]);
  clock.go(10_000);
  clock.go(11_000);
  expect([clock.stands, clock.at(10_500)]).toEqual([false, 1_500]);
});
