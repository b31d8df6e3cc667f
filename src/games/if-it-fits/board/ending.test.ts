import { expect, test } from 'vitest';
import type { Viewer } from '../../../kernel/game.ts';
import { scene } from '../../../kernel/match.ts';
import rules from '../rules/game.ts';
import { BASIC, pointsOf, table } from '../rules/table.testing.ts';
import words from '../words/en/words.ts';
import { tellEnd } from './ending.ts';

/** The story of a match that ends with these cards, as if the last one had just been laid. */
const told = (laid: string, across: string, winners: readonly number[], viewer: Viewer) => {
  const last = table({ laid, across, options: BASIC });
  const outcome = { winners, scores: pointsOf(last), lines: [] };
  return tellEnd({
    scene: { ...scene(rules, last, viewer), outcome },
    viewer,
    steps: [],
    words,
    nameOf: (seat) => (seat === viewer ? 'You' : 'Ben'),
  });
};

test('the best box and what sprays took are compared with the winner, by name', () => {
  const story = told('B01@h5 B02@i5 B12@k5 B16@l5', '0@h5 1@k5', [0], 1);
  expect(story.reason).toBeUndefined();
  expect(story.facts).toEqual([
    { label: 'Best box', value: 'You\u00a01 · Ben\u00a02' },
    { label: 'Taken away by sprays', value: 'You\u00a0−1 · Ben\u00a00' },
  ]);
});

test('among equal points the sprays decide, and that is told', () => {
  expect(told('B01@h5 B02@i5', '', [0], 0).reason).toBe('Equal points: fewer sprays win');
  expect(told('B01@h5 B02@i5', '', [0, 1], 0).reason).toBeUndefined();
});
