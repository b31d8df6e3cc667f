import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const text = (letters: readonly string[]): string => letters.join('');

test('only the inputs that are needed for the failure are left', async () => {
  const whole = 'some {long} and [boring] text'.split('');
  expect(text(await shrink(whole, (part) => text(part).includes('[') && text(part).includes('{')))).toBe(
    '{[',
  );
  expect(await shrink(whole, () => true)).toEqual([]);
  expect(await shrink(whole, (part) => part.length === whole.length)).toEqual(whole);
});

const count = (part: readonly string[], letter: string): number =>
  part.filter((one) => one === letter).length;
const balanced = (part: readonly string[]): boolean =>
  count(part, '(') === count(part, ')') && part.includes('x');

test('the shortened input still has the property: brackets stay balanced', async () => {
  expect(balanced(await shrink('((a)(x)b)'.split(''), balanced))).toBe(true);
});
