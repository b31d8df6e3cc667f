import { expect, test } from 'vitest';
import { isRefusal, open, untimed, type Game, type Kind, type Viewer } from '../../kernel/game.ts';
import { present } from '../../kernel/match.ts';
import { quickRng } from '../../kernel/random.ts';
import { hide } from '../../kernel/trial.testing.ts';
import { courseOf, dueHere, further, lineOf, takebackEntry, type Course } from './local-match.ts';
import type { LocalMatch } from './local-store.ts';

/** Alone with a die of many sides: each move shows what it fell on. */
const die = {
  id: 'die',
  version: 1,
  seats: [1, 1],
  options: {},
  ...open<number[]>(),
  ...untimed,
  setup: () => [],
  actors: () => [0],
  apply: (rolls: number[], _: unknown, rng: { int: (below: number) => number }) => ({
    state: [...rolls, rng.int(1_000_000)],
    events: [],
  }),
  outcome: () => null,
  candidates: () => ['roll'],
  check: () => null,
  read: (text: string) => (text === 'roll' ? text : null),
  write: (move: string) => move,
  draw: (rolls: number[]) => rolls.join(' '),
} as unknown as Game<Kind>;

const match = {
  game: 'die',
  version: 1,
  seats: [{}],
  options: {},
  seed: 'any',
  entries: [],
} as unknown as LocalMatch;

const roll = (course: Course): Course =>
  further(die, 'any', course, { seq: present(course.line).seq + 1, at: 0, by: 0, move: 'roll' });

test('a move taken back and made again rolls fresh dice, and the log keeps both', () => {
  const once = roll(roll(courseOf(die, match)));
  const entries = [1, 2].map((seq) => ({ seq, at: 0, by: 0, move: 'roll' }));
  const back = takebackEntry(die, entries, once.line, 0, 0);
  if (isRefusal(back)) throw new Error(back.why);
  expect(back).toEqual({ seq: 3, at: 0, by: 0, move: 'back:1' });
  const returned = further(die, 'any', once, back);
  expect(present(returned.line).state).toEqual(once.positions[1]?.state);
  const again = roll(returned);
  expect(again.positions).toHaveLength(5);
  expect(present(again.line).state).not.toEqual(once.positions[2]?.state);
  expect(lineOf(die, back, present(returned.line), 0, false)).toMatchObject({ seq: 3, back: 1 });
  const kept = { ...match, entries: [...entries, back, { seq: 4, at: 0, by: 0, move: 'roll' }] };
  expect(courseOf(die, kept)).toEqual(again);
});

test('each takeback goes one move further back, until nothing is left', () => {
  const entries = [1, 2].map((seq) => ({ seq, at: 0, by: 0, move: 'roll' }));
  const twice = [...entries, { seq: 3, at: 0, by: 0, move: 'back:1' }];
  const now = courseOf(die, { ...match, entries: twice });
  expect(takebackEntry(die, twice, now.line, 0, 0)).toMatchObject({ seq: 4, move: 'back:0' });
  expect(takebackEntry(die, [], courseOf(die, match).line, 0, 0)).toEqual({ why: 'nothing-to-take-back' });
});

test('until the match is over a log writes out only the moves of its own reader', () => {
  const entry = { seq: 1, at: 0, by: 0, move: 'roll' };
  const position = present(roll(courseOf(die, match)).line);
  const read = (reader: Viewer, over: boolean) => lineOf(die, entry, position, reader, over).move;
  expect([read(0, false), read(1, false), read('spectator', false)]).toEqual(['roll', null, null]);
  expect([read(1, true), read('spectator', true)]).toEqual(['roll', 'roll']);
});

/** One move, and a second later the clock strikes. */
const egg = {
  ...die,
  due: (ends: number | null) => ends,
  setup: () => null,
  apply: (_: unknown, { by, at }: { by: unknown; at: number }) => ({
    state: by === 'clock' ? null : at + 1_000,
    events: [],
  }),
} as unknown as Game<Kind>;

test('a match continued from a position with a clock goes on from its moment', () => {
  const source = { ...match, entries: [{ seq: 1, at: 50_000, by: 0, move: 'roll' }] };
  const { state, at } = present(courseOf(egg, source).line);
  const first = present(courseOf(egg, { ...match, start: state, startAt: at }).line);
  expect([first.seq, first.at, egg.due(first.state)]).toEqual([0, 50_000, 51_000]);
  const struck = { seq: 1, at: 51_000, by: 'clock', move: null } as const;
  const course = courseOf(egg, { ...match, start: state, startAt: at, entries: [struck] });
  expect(present(course.line)).toMatchObject({ seq: 1, at: 51_000, state: null });
});

test('the clock of a question to all runs for one person, and waits for several around one device', () => {
  const racing = hide as unknown as Game<Kind>;
  const state = racing.setup(3, { holes: 4 }, quickRng(1));
  const asking: Game<Kind> = { ...racing, asksAll: () => true };
  expect(racing.due(state)).not.toBeNull();
  expect(dueHere(asking, state, 1)).toBe(racing.due(state));
  expect(dueHere(asking, state, 2)).toBeNull();
  expect(dueHere(racing, state, 2)).toBe(racing.due(state)); // a clock that is part of the game runs for everybody
});
