import { expect, test } from 'vitest';
import { countingDepth, ratesOf, type Clocks, type Task } from './measure.ts';

/** A simulated machine with fixed times, where other programs use a share of the processor. */
const machine = (share: number) => {
  let spent = 0;
  const clocks: Clocks = { cpu: () => spent, wall: () => spent / share };
  const task = (ms: (done: number) => number): Task => {
    let done = 0;
    return (times) => {
      for (let i = 0; i < times; i++) spent += ms(done++);
      return times;
    };
  };
  return { clocks, task, spend: (ms: number) => (spent += ms) };
};

test('a busy machine changes the rate by the wall clock, and not the one that counts', () => {
  for (const share of [1, 0.25]) {
    const { clocks, task } = machine(share);
    const [plain, fast] = ratesOf(
      [task(() => 10), task(() => 0.5)],
      clocks,
      task(() => 1),
    );
    expect(plain?.cpu).toBeCloseTo(100);
    expect(fast?.cpu).toBeCloseTo(2000);
    expect(fast?.wall).toBeCloseTo(2000 * share);
  }
});

test('the measurement begins after the code has stopped getting faster', () => {
  const { clocks, task } = machine(1);
  const [warm] = ratesOf(
    [task((done) => 1 + 9 * 0.5 ** (done / 100))],
    clocks,
    task(() => 1),
  );
  expect(warm?.cpu).toBeGreaterThan(900);
});

const ending = (last: number) => (depth: number) => (depth <= last ? 2 ** depth : 0);

test('a machine that gets slower half-way does not change the ratio', () => {
  const { clocks, task } = machine(1);
  let done = 0;
  const slowing = (ms: number): Task => task(() => ms * (done++ > 900 ? 3 : 1));
  const [rate] = ratesOf([slowing(10)], clocks, slowing(1));
  expect(rate?.relative).toBeCloseTo(0.1);
});

test('the depth of the count depends only on the game', () => {
  expect(countingDepth(ending(3))).toBe(3);
  expect(countingDepth(ending(0))).toBeNull();
  expect(countingDepth(() => 1)).toBe(12);
  expect(countingDepth((depth) => 10 ** depth)).toBe(4);
});
