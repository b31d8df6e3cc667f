import { expect, test } from 'vitest';
import { says } from './voice.ts';

test('a rival’s grab is not said aloud, my own is', () => {
  expect(says({ what: 'grabbed', seat: 1, tile: 3 }, 0)).toBe(false);
  expect(says({ what: 'grabbed', seat: 0, tile: 3 }, 0)).toBe(true);
});

test('a Meow is read aloud to everybody, also to spectators', () => {
  expect(says({ what: 'meow', seat: 1, ms: 9_000 }, 'spectator')).toBe(true);
});
