import { expect, test } from 'vitest';
import { keptAfter, nothingMarked } from './useMarks.ts';

interface Action {
  readonly seat: number;
  readonly at: number;
}
type Marks = ReadonlyMap<number, number>;
const NONE: Marks = new Map();
const marked = (before: Marks, events: readonly Action[]): Marks =>
  new Map([...before, ...events.map(({ seat, at }) => [seat, at] as const)]);

const step = (seq: number, seat: number, at: number, beat = 0) => ({ seq, beat, events: [{ seat, at }] });
type ShownStep = ReturnType<typeof step> & { readonly whole?: readonly Action[] };
const after = (...parts: readonly ShownStep[]): Marks =>
  parts.reduce((kept, part) => keptAfter(kept, part, NONE, marked), nothingMarked<Action, Marks>(NONE)).marks;
const all = (...marks: readonly (readonly [number, number])[]): Marks => new Map(marks);

const [first, second] = [step(4, 0, 10), step(5, 1, 20)];

test('the last action of each seat stays marked until its next one', () => {
  expect(after(first, second)).toEqual(all([0, 10], [1, 20]));
  expect(after(first, second, step(6, 0, 30))).toEqual(all([0, 30], [1, 20]));
});

test('a jump forwards or back begins anew', () => {
  expect(after(first, second, step(40, 0, 30))).toEqual(all([0, 30]));
  expect(after(first, second, step(2, 1, 30))).toEqual(all([1, 30]));
});

test('a move of one’s own that is refused takes back its own mark only', () => {
  const refused = step(6, 0, 30);
  expect(after(first, second, refused, second)).toEqual(after(first, second));
  const same = { ...second, events: [...second.events] };
  expect(after(first, second, refused, second, same)).toEqual(after(first, second));
  expect(after(first, second, refused, step(6, 1, 40))).toEqual(all([0, 10], [1, 40]));
});

test('the beats of a step add up; of beats that were passed over the view tells', () => {
  const beats = [step(6, 2, 30, 0), step(6, 3, 40, 1)];
  expect(after(first, second, ...beats)).toEqual(all([0, 10], [1, 20], [2, 30], [3, 40]));
  const whole = beats.flatMap(({ events }) => events);
  expect(after(first, second, { ...step(6, 3, 40, 1), whole })).toEqual(
    all([0, 10], [1, 20], [2, 30], [3, 40]),
  );
});
