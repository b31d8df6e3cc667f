import { expect, test } from 'vitest';
import type { Viewer } from '../../../kernel/game.ts';
import { scene, startFrom } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from '../rules/game.ts';
import type { Boop, Event } from '../rules/types.ts';
import words from '../words/en/words.ts';
import { rowAndKindWord } from './kind-word.ts';

const OPTIONS = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'first' } as const;
const GREW: Event = { what: 'grew-up', seat: 0, squares: [0, 1, 2], kittens: 3 };

/** The sentence below the reason, after the second player has won. */
const said = (viewer: Viewer, ...events: readonly Event[]): string => {
  const last = scene(rules, startFrom<Boop>(rules.setup(2, OPTIONS, quickRng(1))), viewer);
  return rowAndKindWord({
    scene: { ...last, view: { ...last.view, end: { how: 'three-cats', winner: 1, squares: [6, 7, 8] } } },
    viewer,
    steps: [{ seq: 1, by: 0, events }],
    words,
    nameOf: (seat) => `Cat ${seat}`,
  });
};

test('somebody who lost gets a kind word after the row that won', () => {
  expect(said(0, GREW)).toBe('a2, b2, c2, 1 move. A good match: 3 kittens of yours grew up.');
  expect(said(0)).toBe('a2, b2, c2, 1 move. A good match: the next row may be yours.');
});

test('the winner and spectators are told the row alone', () => {
  expect(said(1, GREW)).toBe('a2, b2, c2, 1 move');
  expect(said('spectator', GREW)).toBe('a2, b2, c2, 1 move');
});
