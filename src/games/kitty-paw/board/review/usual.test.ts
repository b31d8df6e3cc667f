import { beforeEach, expect, test, vi } from 'vitest';
import type { Times } from './seconds.ts';
import { ownUsual } from './usual.ts';

const round = (search: number): Times => ({ search, grab: 0, second: 0, turn: 0, put: 0, wait: 0 });

/** A browser's storage. */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('one’s own average is that of all rounds of all matches that were looked back at', () => {
  expect(ownUsual('a', [round(1000), round(2000)]).search).toBe(1500);
  expect(ownUsual('b', [round(6000)]).search).toBe(3000);
});

test('a match that is looked at twice counts once', () => {
  ownUsual('a', [round(1000)]);
  ownUsual('b', [round(3000)]);
  expect(ownUsual('a', [round(1000)]).search).toBe(2000);
});

test('only the last thirty matches count', () => {
  ownUsual('first', [round(1_000_000)]);
  for (let n = 0; n < 29; n++) ownUsual(`${n}`, [round(1000)]);
  expect(ownUsual('last', [round(1000)]).search).toBe(1000);
});

test('what is not an average is left out', () => {
  kept.set('clowder.kitty-paw.seconds', '[{"match":"x","rounds":1,"mean":{"search":5}},7]');
  expect(ownUsual('a', [round(1000)]).search).toBe(1000);
  kept.set('clowder.kitty-paw.seconds', 'broken');
  expect(ownUsual('a', [round(2000)]).search).toBe(2000);
});
