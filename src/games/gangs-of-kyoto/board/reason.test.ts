import { expect, test } from 'vitest';
import rules from '../rules/game.ts';
import { table, type Setting } from '../rules/table.testing.ts';
import type { Reason } from '../words/town-types.ts';
import { reasonOf } from './reason.ts';

const NAMES = ['Moon', 'Fish', 'Leaf'];

/** The reason for the first player's move with the card that is turned over. */
const reason = (setting: Setting, move: string): Reason | null => {
  const read = rules.read(move);
  if (!read) throw new Error(move);
  return reasonOf(rules.view(table(setting).state, 0), 0, read, (seat) => NAMES[seat] ?? '?');
};
const mine = (next: string): Reason | null => reason({ rows: ['5', '5', '5'], next: `${next} 1 1` }, 'give0');

test('a rival who would be late is stopped: their bells are lost, mine are safe', () => {
  expect(reason({ rows: ['2* 3**', '5* 4', '1'], next: '4 1 1' }, 'give1')).toEqual({
    why: 'stop',
    name: 'Fish',
    bells: 1,
    saved: 3,
  });
});

test('a card for me: safe bells, bells in the street, protection, or little time', () => {
  expect(mine('G')).toMatchObject({ why: 'safe', bells: 2 });
  expect(mine('3**')).toMatchObject({ why: 'bells', bells: 2 });
  expect(['n', 'o', 'r', '1'].map((next) => mine(next)?.why)).toEqual(['shield', 'owl', 'back', 'few']);
});

test('a card for a rival: many hours bring them closer to the limit, few help them least', () => {
  expect(reason({ rows: ['5', '5', '5'], next: '4 1 1' }, 'give2')?.why).toBe('load');
  expect(reason({ rows: ['5', '5', '5'], next: '1* 1 1' }, 'give2')?.why).toBe('least');
});

test('a card that I refuse would make me late, or I am better off without it', () => {
  expect(reason({ rows: ['5 5** n', '5', '5'], next: '4 1 1' }, 'refuse')).toMatchObject({
    why: 'late',
    bells: 2,
  });
  expect(reason({ rows: ['5 n', '5', '5'], next: '4 1 1' }, 'refuse')?.why).toBe('refuse');
});
