import { expect, test } from 'vitest';
import { isMarked, readPress, writePress } from './press.ts';

test('the data about a press is written after the move, and read back', () => {
  const cases = [
    ['meow', {}],
    ['meow~87', { pressed: 913 }],
    ['meow!13', { absent: [1, 3] }],
    ['put-1,2~150!0', { pressed: 850, absent: [0] }],
  ] as const;
  for (const [text, pressed] of cases) {
    const [move = ''] = text.split(/[~!]/);
    expect(writePress(move, 1000, pressed)).toBe(text);
    expect(readPress(text, 1000)).toEqual({ text: move, ...pressed });
  }
});

test('a press in the future, or at the moment of arrival, needs no mark', () => {
  expect(writePress('meow', 1000, { pressed: 1000 })).toBe('meow');
  expect(writePress('meow', 1000, { pressed: 1200, absent: [] })).toBe('meow');
});

test('a client cannot write the mark itself', () => {
  expect(['meow~87', 'x!1', 'a~1!2'].map(isMarked)).toEqual([true, true, true]);
  expect(['meow', 'ka1', '~', 'turn+', 'a~0', 'a~x'].map(isMarked)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
