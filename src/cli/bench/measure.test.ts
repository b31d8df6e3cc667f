import { expect, test } from 'vitest';
import { countingDepth, ratesOf, type Clocks, type Task } from './measure.ts';

/** A machine where everything takes as long as we say, and others have their share of the processor. */
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
    const [plain, fast] = ratesOf([task(() => 10), task(() => 0.5)], clocks);
    expect(plain?.cpu).toBeCloseTo(100);
    expect(fast?.cpu).toBeCloseTo(2000);
    expect(fast?.wall).toBeCloseTo(2000 * share);
  }
});

test('nothing is measured before it has stopped getting faster', () => {
  const { clocks, task } = machine(1);
  const [warm] = ratesOf([task((done) => 1 + 9 * 0.5 ** (done / 100))], clocks);
  expect(warm?.cpu).toBeGreaterThan(900);
});

const ending = (last: number) => (depth: number) => (depth <= last ? 2 ** depth : 0);

test('a game that is over before it takes a moment is counted as deep as it goes', () => {
  const { clocks, spend } = machine(1);
  expect(countingDepth(ending(3), clocks)).toBe(3);
  expect(countingDepth(ending(0), clocks)).toBeNull();
  expect(countingDepth(ending(99), clocks)).toBe(12);
  expect(countingDepth((depth) => spend(depth > 4 ? 50 : 1), clocks)).toBe(5);
});
