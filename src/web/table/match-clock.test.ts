import { expect, test } from 'vitest';
import { MatchClock } from './match-clock.ts';

test('a match goes on at the time it was left', () => {
  const clock = new MatchClock(5_000, 100, 1);
  expect([clock.at(100), clock.at(1_100)]).toEqual([5_000, 6_000]);
});

test('it stands still while nobody looks', () => {
  const clock = new MatchClock(0, 0, 1);
  clock.stop(1_000);
  clock.stop(2_000); // told twice
  expect([clock.stands, clock.at(9_000)]).toEqual([true, 1_000]);
  clock.go(10_000);
  clock.go(11_000);
  expect([clock.stands, clock.at(10_500)]).toEqual([false, 1_500]);
});

test('a test may make it run faster', () => {
  const clock = new MatchClock(600, 0, 6);
  expect([clock.at(0), clock.at(100), clock.real(600), clock.span(100)]).toEqual([600, 1_200, 100, 600]);
});
