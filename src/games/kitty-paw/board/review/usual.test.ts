import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPersonal } from '../../../../web/kit/personal.ts';
import type { Times } from './seconds.ts';
import { ownUsual } from './usual.ts';

const round = (search: number): Times => ({ search, grab: 0, second: 0, turn: 0, put: 0, wait: 0 });

/** A browser's storage: its keys are properties of their own, its functions are not. */
const storage = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};
let kept: Record<string, string>;
beforeEach(() => {
  kept = Object.create(storage);
  vi.stubGlobal('localStorage', kept);
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
  kept['clowder.personal.kitty-paw.seconds'] = '[{"match":"x","rounds":1,"mean":{"search":5}},7]';
  expect(ownUsual('a', [round(1000)]).search).toBe(1000);
  kept['clowder.personal.kitty-paw.seconds'] = 'broken';
  expect(ownUsual('a', [round(2000)]).search).toBe(2000);
});

test('the next person on this device begins anew, with the settings of the device', () => {
  kept['clowder.settings'] = '{}';
  ownUsual('a', [round(1000)]);
  forgetPersonal();
  expect(Object.keys(kept)).toEqual(['clowder.settings']);
  expect(ownUsual('b', [round(3000)]).search).toBe(3000);
});
