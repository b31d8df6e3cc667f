import { expect, test } from 'vitest';
import { notesOf, type Theme } from './theme.ts';

const theme = (notes: string, bass?: string): Theme => ({
  beat: 0.5,
  wave: 'sine',
  notes,
  ...(bass ? { bass } : {}),
});

test('letters, octaves, rests and long notes', () => {
  const heard = notesOf(theme('a4 . a5- c4', 'a3'));
  expect(heard.map(({ from }) => Math.round(from))).toEqual([440, 880, 262, 220]);
  expect(heard.map(({ at }) => at)).toEqual([0, 1, 2, 0]);
});

test('a note that cannot be read is an error', () => {
  expect(() => notesOf(theme('h4'))).toThrow('not a note: h4');
});
