import { describe, expect, test } from 'vitest';
import { isRefusal, type Entry, type Refusal } from './game.ts';
import {
  BrokenEntry,
  legal,
  play,
  preview,
  replay,
  scene,
  start,
  clockSteps,
  type Position,
} from './match.ts';
import { hide, type Hide } from './trial.testing.ts';

const header = { game: 'hide', version: 1, seats: 2, options: { holes: 4 }, seed: 'mouse' };
const first = start(hide, header);
const stepped = (now: Position<Hide> | Refusal): Position<Hide> => {
  if (isRefusal(now)) throw new Error(now.why);
  return now;
};
const hid = stepped(play(hide, 'mouse', first, { by: 0, at: 100, move: { hole: 2 } }));

describe('play refuses every invalid input', () => {
  test.each([
    ['not-your-turn', { by: 5, at: 100, move: { hole: 1 } }],
    ['not-your-turn', { by: 0, at: 100, move: { hole: 1 } }],
    ['time-runs-backwards', { by: 1, at: 99, move: { hole: 1 } }],
    ['time-runs-backwards', { by: 1, at: NaN, move: { hole: 1 } }],
    ['clock-first', { by: 1, at: 4000, move: { hole: 1 } }],
    ['clock-not-due', { by: 'clock' as const, at: 3999 }],
  ])('%s', (why, input) => {
    const before = JSON.stringify(hid);
    expect(play(hide, 'mouse', hid, input)).toEqual({ why });
    expect(JSON.stringify(hid)).toBe(before);
  });

  test('no input is accepted after the end', () => {
    const over = stepped(play(hide, 'mouse', hid, { by: 1, at: 200, move: { hole: 3 } }));
    expect(play(hide, 'mouse', over, { by: 1, at: 300, move: { hole: 1 } })).toEqual({ why: 'match-over' });
    expect([...clockSteps(hide, 'mouse', over, 1e9)]).toEqual([]);
  });
});

test('a clock event has the time at which it was due, even if it is applied late', () => {
  const [struck] = [...clockSteps(hide, 'mouse', hid, 9999)];
  expect(struck?.at).toBe(4000);
  expect(hide.outcome(struck?.state as Hide['state'])).not.toBeNull();
  expect([...clockSteps(hide, 'mouse', hid, 3999)]).toEqual([]);
});

test('a scene has only the events for its viewer, and does not reveal who else got them', () => {
  expect(scene(hide, hid, 0).events).toEqual([
    { what: 'hid', seat: 0 },
    { what: 'hid-at', hole: 2 },
  ]);
  expect(scene(hide, hid, 1).events).toEqual([{ what: 'hid', seat: 0 }]);
  expect(scene(hide, hid, 'spectator').events).toEqual([{ what: 'hid', seat: 0 }]);
  expect(JSON.stringify(scene(hide, hid, 1))).not.toContain('"hole"');
});

test('legal moves are for actors only', () => {
  expect(legal(hide, scene(hide, hid, 0), 0)).toEqual([]);
  expect(legal(hide, scene(hide, hid, 1), 1)).toHaveLength(4);
});

test('a preview exists only if the step uses no random numbers', () => {
  expect(preview(hide, scene(hide, first, 0), 0, { hole: 1 })?.view.mine).toBe(1);
  expect(preview(hide, scene(hide, hid, 1), 1, { hole: 1 })).toBeNull();
});

describe('replay', () => {
  const entries: Entry[] = [
    { seq: 1, at: 100, by: 0, move: 'h2' },
    { seq: 2, at: 4000, by: 'clock', move: null },
  ];
  test('gives every position', () => {
    expect([...replay(hide, 'mouse', first, entries)].map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });
  test.each([
    ['entry-out-of-order', { seq: 3, at: 100, by: 1, move: 'h1' }],
    ['unreadable-move', { seq: 2, at: 100, by: 1, move: 'x' }],
    ['unreadable-move', { seq: 2, at: 100, by: 1, move: null }],
    ['not-your-turn', { seq: 2, at: 100, by: 0, move: 'h1' }],
  ])('names the entry that does not follow: %s', (why, bad) => {
    const attempt = (): unknown => [...replay(hide, 'mouse', first, [entries[0] as Entry, bad])];
    expect(attempt).toThrow(BrokenEntry);
    expect(attempt).toThrow(why);
  });
});
