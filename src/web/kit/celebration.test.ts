import { expect, test } from 'vitest';
import type { Viewer } from '../../kernel/game.ts';
import { isCelebrated } from './celebration.ts';

const at = (seat: Viewer, winners: readonly number[] | null, shared = false): boolean =>
  isCelebrated({ scene: { outcome: winners && { winners, scores: [1, 0], lines: [] } }, seat, shared });

test('an end is celebrated before its winner, those who watch and people around one device', () => {
  expect(at(0, [0])).toBe(true);
  expect(at('spectator', [0])).toBe(true);
  expect(at(1, [0], true)).toBe(true);
});

test('an end is not celebrated before those who lost, nor a match that goes on', () => {
  expect(at(1, [0])).toBe(false);
  expect(at(0, [])).toBe(false);
  expect(at(0, null)).toBe(false);
});
