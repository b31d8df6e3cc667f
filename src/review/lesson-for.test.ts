import { expect, test } from 'vitest';
import { untimed, type Game } from '../kernel/game.ts';
import type { Lessons } from '../kernel/lesson.ts';
import { startFrom } from '../kernel/match.ts';
import { lessonFinder } from './lesson-for.ts';
import type { Moment } from './moment.ts';

/** Each player in turn takes one or two from a pile. The player who takes the last one wins. */
type Pile = {
  state: { readonly left: number; readonly turn: number };
  view: { readonly left: number; readonly turn: number };
  move: 1 | 2;
  event: { what: 'took' };
  options: object;
};
const pile: Game<Pile> = {
  id: 'pile',
  version: 1,
  seats: [2, 2],
  minutes: 1,
  options: {},
  ...untimed,
  setup: () => ({ left: 7, turn: 0 }),
  actors: ({ left, turn }) => (left > 0 ? [turn] : []),
  apply: ({ left, turn }, input) => ({
    state: { left: input.by === 'clock' ? left : left - input.move, turn: 1 - turn },
    events: [{ what: 'took' }],
  }),
  outcome: ({ left, turn }) =>
    left > 0 ? null : { winners: [1 - turn], scores: [turn, 1 - turn], lines: [] },
  view: (state) => state,
  determinize: (view) => view,
  candidates: () => [1, 2],
  check: ({ left }, _seat, move) => (move <= left ? null : { why: 'too-many' }),
  read: (text) => (text === '1' ? 1 : text === '2' ? 2 : null),
  write: String,
  draw: ({ left }) => String(left),
};

const take = {
  rules: ['win'],
  tasks: {},
  covers: ({ played, best }) => (best.after?.outcome ?? null) !== null && played.after?.outcome === null,
} satisfies Lessons<Pile>[string];

const blunder = (played: string, best: string, by = 0): Moment => ({
  at: 0,
  chance: 0.5,
  spread: 0,
  decision: { by, played, best, before: 1, after: 0.5, spread: 0, quality: 'blunder' },
});
const twoLeft = { seats: 2, positions: [startFrom<Pile>({ left: 2, turn: 0 })], entries: [] };

const lessonFor = lessonFinder(pile, twoLeft, { take });

test('a win that was left out leads to the lesson about winning', () => {
  expect(lessonFor([blunder('1', '2')], 0)).toEqual({ lesson: 'take', mistakes: 1 });
});

test('mistakes of others, and those that no lesson is about, lead nowhere', () => {
  expect(lessonFor([blunder('1', '2', 1)], 0)).toBeNull();
  expect(lessonFor([blunder('2', '1'), null], 0)).toBeNull();
});

test('a mistake is looked at once, however often the review asks', () => {
  let asked = 0;
  const find = lessonFinder(pile, twoLeft, { take: { ...take, covers: () => ++asked > 0 } });
  const [first, second] = [blunder('1', '2'), blunder('1', '2')];
  expect(find([first, null], 0)).toEqual({ lesson: 'take', mistakes: 1 });
  expect(find([first, second], 0)).toEqual({ lesson: 'take', mistakes: 2 });
  expect(asked).toBe(2);
});
