import { expect, test } from 'vitest';
import type { Boop } from '../games/boop/rules/types.ts';
import lessons from '../games/boop/lessons/lessons.ts';
import rules from '../games/boop/rules/game.ts';
import { startFrom } from '../kernel/match.ts';
import { lessonFinder } from './lesson-for.ts';
import type { Moment } from './moment.ts';

const blunder = (played: string, best: string, by = 0): Moment => ({
  at: 0,
  chance: 0.5,
  spread: 0,
  decision: { by, played, best, before: 1, after: 0.5, spread: 0, quality: 'blunder' },
});
const twoCats = {
  seats: 2,
  positions: [startFrom<Boop>(lessons.win.tasks.third.start())],
  entries: [],
};

const lessonFor = lessonFinder(rules, twoCats, lessons);

test('a win that was left out leads to the lesson about winning', () => {
  expect(lessonFor([blunder('ka6', 'ce3')], 0)).toEqual({ lesson: 'win', mistakes: 1 });
});

test('mistakes of others, and those that no lesson is about, lead nowhere', () => {
  expect(lessonFor([blunder('ka6', 'ce3', 1)], 0)).toBeNull();
  expect(lessonFor([blunder('ka6', 'kf6'), null], 0)).toBeNull();
});

test('a mistake is looked at once, however often the review asks', () => {
  let asked = 0;
  const counting = { win: { ...lessons.win, covers: () => ++asked > 0 } };
  const find = lessonFinder(rules, twoCats, counting);
  const [first, second] = [blunder('ka6', 'ce3'), blunder('kb6', 'ce3')];
  expect(find([first, null], 0)).toEqual({ lesson: 'win', mistakes: 1 });
  expect(find([first, second], 0)).toEqual({ lesson: 'win', mistakes: 2 });
  expect(asked).toBe(2);
});
