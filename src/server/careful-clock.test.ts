import { expect, test } from 'vitest';
import { CarefulClock, onJump } from './careful-clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TEN_SECONDS = 10_000;

/** A computer whose three clocks are moved by hand. */
const computer = () => {
  const at = { elapsed: 0, wall: 1_000 * DAY, uptime: 3 * DAY };
  const clock = new CarefulClock({
    elapsed: () => at.elapsed,
    wall: () => at.wall,
    uptime: () => at.uptime,
  });
  const began = clock.now();
  return {
    at,
    passed: (): number => clock.now() - began,
    pass: (ms: number): void => {
      for (const which of ['elapsed', 'wall', 'uptime'] as const) at[which] += ms;
    },
  };
};

test.each([DAY, -DAY])('a wall clock that is wrong by %i ms for a while changes nothing', (wrong) => {
  const { at, passed, pass } = computer();
  at.wall += wrong;
  expect(passed()).toBe(0);
  pass(TEN_SECONDS);
  expect(passed()).toBe(TEN_SECONDS);
  at.wall -= wrong;
  pass(4 * MINUTE);
  expect(passed()).toBe(TEN_SECONDS + 4 * MINUTE);
  at.wall += wrong; // again: its minutes begin anew
  pass(4 * MINUTE);
  expect(passed()).toBe(TEN_SECONDS + 8 * MINUTE);
});

test('a clock that was set is believed after five minutes', () => {
  const { at, passed, pass } = computer();
  at.wall += DAY;
  expect(passed()).toBe(0);
  pass(5 * MINUTE);
  expect(passed()).toBe(DAY + 5 * MINUTE);
});

test('a computer that slept for days has not jumped', () => {
  const { at, passed } = computer();
  at.wall += 2 * DAY;
  at.uptime += 2 * DAY;
  expect(passed()).toBe(2 * DAY);
});

test('a clock that runs a little too fast is followed', () => {
  const { at, passed, pass } = computer();
  for (let i = 0; i < 100; i++) {
    pass(MINUTE);
    at.wall += 5_000;
    expect(passed()).toBe((i + 1) * (MINUTE + 5_000));
  }
});

test('each jump is told once', () => {
  const { at, passed, pass } = computer();
  const told: number[] = [];
  const stop = onJump((jump) => told.push(jump));
  at.wall += DAY;
  for (let i = 0; i < 10; i++) {
    pass(TEN_SECONDS);
    passed();
  }
  at.wall -= DAY;
  passed();
  stop();
  expect(told).toEqual([DAY]);
});
