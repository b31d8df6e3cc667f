import { expect, test } from 'vitest';
import type { Boop } from '../games/boop/rules/types.ts';
import lessons from '../games/boop/lessons/lessons.ts';
import rules from '../games/boop/rules/game.ts';
import { startFrom } from '../kernel/match.ts';
import { lessonFor } from './lesson-for.ts';
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

test('a win that was left out leads to the lesson about winning', () => {
  expect(lessonFor(rules, twoCats, [blunder('ka6', 'ce3')], 0, lessons)).toEqual({
    lesson: 'win',
    mistakes: 1,
  });
});

test('mistakes of others, and those that no lesson is about, lead nowhere', () => {
  expect(lessonFor(rules, twoCats, [blunder('ka6', 'ce3', 1)], 0, lessons)).toBeNull();
  expect(lessonFor(rules, twoCats, [blunder('ka6', 'kf6'), null], 0, lessons)).toBeNull();
});
