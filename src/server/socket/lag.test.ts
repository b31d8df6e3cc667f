import { describe, expect, test } from 'vitest';
import type { Millis, Rng } from '../../kernel/game.ts';
import { quickRng } from '../../kernel/random.ts';
import { Lag, TRUST } from './lag.ts';

/** A distant client on a simulated clock: nothing here sleeps. */
interface Client {
  readonly lag: Lag;
  readonly oneWay: () => Millis;
  readonly clockError: Millis; // its clock minus ours
}

const client = (trip: Millis, rng: Rng, clockError: Millis): Client => {
  const oneWay = (): Millis => trip / 2 + rng.int(Math.ceil(trip / 20) + 1); // a jitter of a tenth of the delay
  const lag = new Lag();
  for (let n = 0; n < 8; n++) {
    const sent = n * 2000;
    const there = sent + oneWay();
    lag.measure(sent, there + oneWay(), there + clockError);
  }
  return { lag, oneWay, clockError };
};

describe('a client that lies', () => {
  test('gains at most the trusted time, even if it claims a much earlier press', () => {
    const rng = quickRng(3);
    const { lag, oneWay } = client(50, rng, 500);
    for (const lie of [0, 10, 100, 400, 1_000, 1e9, Infinity, NaN]) {
      const received = 200_000 + oneWay();
      const time = lag.pressed(200_000 + 500 - lie, received);
      expect(received - time).toBeLessThanOrEqual(TRUST);
      expect(time).toBeLessThanOrEqual(received);
    }
  });

  test('cannot press in the future', () => {
    const { lag } = client(50, quickRng(4), 0);
    expect(lag.pressed(1e9, 200_000)).toBe(200_000);
  });

  test('and answers clock requests slowly on purpose gains at most the longest trusted delay', () => {
    const slow = new Lag();
    for (let n = 0; n < 8; n++) slow.measure(n * 2000, n * 2000 + 5_000, 0);
    for (const claimed of [0, 1, 100, 500, 999, 1000, 5000]) {
      const believed = slow.reaction(claimed, 0, 1_000);
      expect(1_000 - believed).toBeLessThanOrEqual(450);
      expect(believed).toBeLessThanOrEqual(1_000);
    }
  });
});

describe('a reaction', () => {
  test('measured by the client is used if the delay explains the rest', () => {
    const { lag } = client(150, quickRng(5), 0);
    expect(lag.reaction(430, 0, 600)).toBe(430);
  });
  test('an impossibly short reaction is replaced by the measured time without the delay', () => {
    const { lag } = client(150, quickRng(5), 0);
    const believed = lag.reaction(10, 0, 600);
    expect(believed).toBeGreaterThan(420);
    expect(believed).toBeLessThanOrEqual(450);
  });
  test('longer than the time that passed is replaced too', () => {
    expect(client(150, quickRng(5), 0).lag.reaction(2_000, 0, 600)).toBeLessThanOrEqual(450);
  });
});

test('without measurements the arrival counts', () => {
  const lag = new Lag();
  expect(lag.pressed(5, 1_000)).toBe(1_000);
  expect(lag.reaction(5, 0, 1_000)).toBe(1_000);
});

test('nonsense measurements change nothing', () => {
  const lag = new Lag();
  lag.measure(100, 50, 0);
  lag.measure(0, 100, NaN);
  expect(lag.pressed(5, 1_000)).toBe(1_000);
});
