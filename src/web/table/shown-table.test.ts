import { signal, type Signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Kind, Scene } from '../../kernel/game.ts';
import { leftOf } from '../kit/scene-age.ts';
import { game, line, sceneAt } from './count-game.testing.ts';
import { intend, receive, EMPTY_SESSION, type Session } from './session.ts';
import { ShownTable, type Beats } from './shown-table.ts';
import type { Link, TableSource } from './source.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MIDDLE = 0.5;
/** Every step in two beats: a view in the middle for 300 ms, the end for 200 ms. */
const twoBeats: Beats = (before, after) => [
  { scene: { ...after, view: Number(before.view) + MIDDLE, actors: [] }, lasts: 300, pauses: true },
  { scene: { ...after }, lasts: 200 },
];

interface Open {
  readonly raw: Signal<Session>;
  readonly played: string[];
  readonly table: ShownTable;
  readonly seen: () => readonly unknown[]; // on the board, in the log, whether the step is still shown
  readonly come: (scene: Scene<Kind>, back?: number) => void;
}

const open = (beats: Beats = twoBeats): Open => {
  const begun = receive(
    { ...EMPTY_SESSION, yours: [0] },
    { t: 'scene', viewer: 0, scene: sceneAt(0), line: null },
    0,
  );
  const raw = signal(begun);
  const played: string[] = [];
  const source: TableSource = {
    game,
    session: raw,
    link: signal<Link>('here'),
    seats: null,
    chat: null,
    play: (_, move) => void played.push(move),
    takeback: () => undefined,
    end: () => undefined,
    rematch: () => Promise.resolve({ id: 'next', begun: true }),
    close: () => undefined,
  };
  const table = new ShownTable(source, beats);
  return {
    raw,
    played,
    table,
    seen: () => {
      const { scene, showing } = table.sceneFor(0);
      return [scene?.view, table.session.value.log.length, showing];
    },
    come: (scene, back) => {
      const message = { t: 'scene', viewer: 0, scene, line: line(scene.seq, 0, back ?? null) } as const;
      raw.value = receive(raw.value, message, 0);
    },
  };
};

test('the log follows when the board has shown the last beat of a step', () => {
  const { come, seen } = open();
  come(sceneAt(1));
  expect(seen()).toEqual([MIDDLE, 0, true]);
  vi.advanceTimersByTime(300);
  expect(seen()).toEqual([1, 0, true]);
  vi.advanceTimersByTime(199);
  expect(seen()).toEqual([1, 0, true]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual([1, 1, false]);
});

test('a step that comes early waits its turn; then both are shown faster', () => {
  const { come, seen } = open();
  come(sceneAt(1));
  come(sceneAt(2));
  expect(seen()).toEqual([MIDDLE, 0, true]);
  vi.advanceTimersByTime(300 + 200 * 0.6);
  expect(seen()).toEqual([1 + MIDDLE, 1, true]);
  vi.advanceTimersByTime(500);
  expect(seen()).toEqual([2, 2, false]);
});

test('input shows everything at once', () => {
  const { come, seen, table, played } = open();
  come(sceneAt(1));
  come(sceneAt(2));
  expect(table.pauses).toBe(true);
  table.play(0, 'add');
  expect(played).toEqual(['add']);
  expect(seen()).toEqual([2, 2, false]);
  vi.advanceTimersByTime(5_000);
  expect(seen()).toEqual([2, 2, false]);
});

test('a tap in a pause goes on to the next beat', () => {
  const { come, seen, table } = open();
  come(sceneAt(1));
  table.goOn();
  expect(seen()).toEqual([1, 0, true]);
  vi.advanceTimersByTime(199);
  expect(seen()).toEqual([1, 0, true]);
  table.goOn();
  expect(seen()).toEqual([1, 1, false]);
});

test('my own move on the board is not shown a second time', () => {
  const { raw, come, seen } = open();
  raw.value = intend(raw.value, 'a', 0, 'add');
  expect(seen()).toEqual([1, 0, false]);
  come(sceneAt(1));
  expect(seen()).toEqual([1, 0, true]);
  vi.advanceTimersByTime(200);
  expect(seen()).toEqual([1, 1, false]);
});

test('what follows my own move is shown although the move was on the board already', () => {
  const { raw, come, seen } = open((before, after) => [
    { scene: { ...after, view: Number(before.view) + MIDDLE }, lasts: 300 },
    { scene: { ...after, view: 'counted' }, lasts: 100, follows: true },
    { scene: { ...after }, lasts: 0 },
  ]);
  raw.value = intend(raw.value, 'a', 0, 'add');
  expect(seen()).toEqual([1, 0, false]);
  come(sceneAt(1));
  expect(seen()).toEqual(['counted', 0, true]);
  vi.advanceTimersByTime(100);
  expect(seen()).toEqual([1, 1, false]);
});

test('a takeback, a gap and a chat message do not wait', () => {
  const { raw, come, seen, table } = open();
  come(sceneAt(1));
  raw.value = receive(
    raw.value,
    { t: 'chat', lines: [{ n: 1, guest: 'g', name: 'Ann', text: 'hi', when: 0 }] },
    0,
  );
  expect(table.session.value.chat).toHaveLength(1);
  expect(seen()).toEqual([MIDDLE, 0, true]);
  come({ ...sceneAt(0), seq: 2 }, 0);
  expect(seen()).toEqual([0, 1, false]);
  come({ ...sceneAt(1), seq: 7 });
  expect(seen()).toEqual([1, 2, false]);
});

test('a countdown goes on while its step is shown', () => {
  const { come, table } = open();
  come({ ...sceneAt(1), due: 5_000 });
  vi.advanceTimersByTime(300);
  const { scene } = table.sceneFor(0);
  expect(scene && leftOf(scene)).toBe(4_700);
  table.finish();
  expect(scene && leftOf(scene)).toBe(4_700);
});

test('a question to several seats with a countdown waits until the step before it is shown', () => {
  const { come, seen } = open();
  come({ ...sceneAt(1), due: 5_000, actors: [0, 1] });
  expect(seen()).toEqual([MIDDLE, 0, true]);
  vi.advanceTimersByTime(500);
  expect(seen()).toEqual([1, 1, false]);
});
