import { expect, test } from 'vitest';
import { wheelCounter } from './wheel.ts';

const steps = (count: number, apart: number, deltaY: number, deltaMode = 0): number => {
  const turns = wheelCounter();
  let sum = 0;
  for (let i = 0; i < count; i++) sum += turns({ deltaY, deltaMode, timeStamp: 1000 + i * apart });
  return sum;
};

test.each([5, 30, 60, 100, 300])('three notches of a wheel, %i ms apart, are three turns', (apart) => {
  for (const pixels of [53, 100, 120]) expect(steps(3, apart, pixels)).toBe(3);
  expect(steps(3, apart, -120)).toBe(-3);
  expect(steps(3, apart, 3, 1)).toBe(3); // counted in lines
});

test('several notches in one event are as many turns', () => {
  expect(steps(1, 0, 240)).toBe(2);
  expect(steps(1, 0, -360)).toBe(-3);
});

test('a touchpad turns at once, and then once for every way as long as a notch', () => {
  expect(steps(1, 16, 2)).toBe(1);
  expect(steps(25, 16, 4)).toBe(1);
  expect(steps(60, 16, 4)).toBe(3);
  expect(steps(4, 16, 0)).toBe(0);
});

test('the other way begins anew', () => {
  const turns = wheelCounter();
  const at = (timeStamp: number, deltaY: number): number => turns({ deltaY, deltaMode: 0, timeStamp });
  expect([at(0, 4), at(16, 4), at(32, -4), at(48, -4)]).toEqual([1, 0, -1, 0]);
});
