import { expect, test } from 'vitest';
import { scene, type Position } from '../../../kernel/match.ts';
import rules from '../rules/game.ts';
import { after, table } from '../rules/table.testing.ts';
import type { Boop, Move, State } from '../rules/types.ts';
import type { Reason } from '../words/types.ts';
import { effectsOf, type Effects } from './effects.ts';
import { reasonOf } from './reason.ts';

const placing = (at: number, size: 'kitten' | 'cat' = 'kitten'): Move => ({ do: 'place', size, at });
const effects = (move: Move, more: Partial<Effects> = {}): Effects => ({
  move,
  pushes: [],
  falls: [],
  stays: [],
  scores: [],
  next: null,
  ...more,
});
const EMPTY_BED: State = table('. . . . . .').state;
const THREAT = table('. X X .\n. . . .', { pools: '8024' });
const [A1, C3] = [0, 14];

/** The reason for a move, with what it really does. */
const reasonFor = (from: Position<Boop>, text: string): Reason => {
  const move = rules.read(text);
  const next = after(from, text);
  const seen = scene(rules, next, 'spectator');
  const does = move && effectsOf(from.state, move, seen);
  if (!does) throw new Error(text);
  return reasonOf(from.state, does, seen.view);
};

test('a win is the first reason, then a row', () => {
  const { state } = THREAT;
  expect(reasonOf(state, effects(placing(A1, 'cat'), { next: 'win' }), state)).toBe('win');
  expect(reasonOf(state, effects(placing(A1), { next: 'grow' }), state)).toBe('grow');
});

test('a move stops the win of the rival only if the rival cannot win after it', () => {
  expect(reasonFor(THREAT, 'kf1')).not.toBe('stop');
  expect(reasonFor(THREAT, 'ka6')).not.toBe('stop'); // the other end of the row is still free
  const blocked = table('k X X .\n. . . .', { pools: '7024' });
  expect(reasonFor(blocked, 'kd6')).toBe('stop');
});

test('without a threat, the place counts', () => {
  expect(reasonOf(EMPTY_BED, effects(placing(C3)), EMPTY_BED)).toBe('middle');
  expect(reasonOf(EMPTY_BED, effects(placing(A1)), EMPTY_BED)).toBe('bed');
});
