import { expect, test } from 'vitest';
import type { Viewer } from '../../../kernel/game.ts';
import { scene } from '../../../kernel/match.ts';
import rules from '../rules/game.ts';
import { after, table, type Setting } from '../rules/table.testing.ts';
import words from '../words/en/words.ts';
import { tellEnd } from './ending.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

/** The story of a match that one move has ended. */
const told = (setting: Setting, move: string, viewer: Viewer) => {
  const last = after(table(setting), move);
  return tellEnd({
    scene: scene(rules, last, viewer),
    viewer,
    steps: [{ seq: 1, by: 0, events: last.events }],
    words,
    nameOf: (seat) => (seat === viewer ? 'You' : (NAMES[seat] ?? '?')),
  });
};

const TWELVE = '5** 5** 5** 5** 5** 4**';

test('a gift that wins is told as the reason; nobody was late', () => {
  expect(told({ rows: ['', '', ''], piles: [TWELVE], next: 'g 1 1' }, 'give0', 1)).toEqual({
    reason: 'First to 13 bells',
    more: 'The last bells were a gift.',
    facts: [],
  });
});

test('the end of a round names who was late, and what it cost compared with the winner', () => {
  const setting = { rows: ['1*', '5 5 2*', ''], piles: [TWELVE], next: '1 1 1' };
  expect(told(setting, 'give1', 2).more).toBe(
    'Ben was too late: the round ended, and all others brought their bells home.',
  );
  expect(told(setting, 'give1', 1)).toMatchObject({
    more: 'You were too late: the round ended, and all others brought their bells home.',
    facts: [
      { label: 'Times too late', value: 'You\u00a01 · Ann\u00a00' },
      { label: 'Bells lost by it', value: 'You\u00a01 · Ann\u00a00' },
    ],
  });
});

test('equal bells are told as the reason', () => {
  const setting = { rows: ['1*', '1*', '5 5 2'], piles: [TWELVE, '4** 4** 4** 3** 3** 3**'], next: '1 1 1' };
  expect(told(setting, 'give2', 'spectator').reason).toBe(
    'Equal bells: the seat farthest from the lantern wins',
  );
});
