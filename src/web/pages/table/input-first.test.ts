import { expect, test } from 'vitest';
import { inputFirst, type Input } from './input-first.ts';

const POINTER = { type: 'pointerdown', key: '', showsAll: false };
const CLICK = { type: 'click', key: '', showsAll: false };
const ENTER = { type: 'keydown', key: 'Enter', showsAll: false };
const onIt = (input: Input): Input => ({ ...input, showsAll: true });
const ARROW = { type: 'keydown', key: 'ArrowLeft', showsAll: false };

/** The number of pauses left after these inputs, and for each input: nothing else may act on it. */
const after = (pauses: number, ...inputs: readonly Input[]) => {
  let left = pauses;
  const take = inputFirst({ pauses: () => left > 0, goOn: () => (left -= 1), finish: () => (left = 0) });
  const swallowed = inputs.map(take);
  return { left, swallowed };
};

test.each([
  ['a tap', [POINTER, CLICK]],
  ['Enter on a button', [ENTER, CLICK]],
  ['a click of a screen reader', [CLICK]],
])('%s leaves one pause, and its click does nothing else', (_, inputs) => {
  const { left, swallowed } = after(3, ...inputs);
  expect(left).toBe(2);
  expect(swallowed.at(-1)).toBe(true);
});

test('the button that skips all pauses skips them, by pointer and by key', () => {
  expect(after(3, onIt(POINTER), onIt(CLICK)).left).toBe(0);
  expect(after(3, onIt(ENTER), onIt(CLICK)).left).toBe(0);
});

test('another key shows everything and acts', () => {
  expect(after(3, ARROW)).toEqual({ left: 0, swallowed: [false] });
});

test('a drag in the last pause does not take the click of the next key', () => {
  expect(after(1, POINTER, ENTER, CLICK)).toEqual({ left: 0, swallowed: [false, false, false] });
});
