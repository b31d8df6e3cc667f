import { expect, test } from 'vitest';
import { scene, type Position } from '../../../kernel/match.ts';
import rules from '../rules/game.ts';
import { after, table } from '../rules/table.testing.ts';
import type { Boop } from '../rules/types.ts';
import type { Flaw } from '../words/types.ts';
import { effectsOf } from './effects.ts';
import { flawOf, type Tried } from './flaw.ts';

const tried = (from: Position<Boop>, text: string): Tried => {
  const move = rules.read(text);
  const next = scene(rules, after(from, text), 'spectator');
  const effects = move && effectsOf(from.state, move, next);
  if (!effects) throw new Error(text);
  return { effects, after: next };
};
const flaw = (from: Position<Boop>, played: string, better: string): Flaw | null =>
  flawOf(from.state, tried(from, played), tried(from, better));

const THREAT = table('k X X .\n. . . .', { pools: '7024' });

test('a move that leaves the win to the rival says so, unless the better one leaves it as well', () => {
  expect(flaw(THREAT, 'kf1', 'kd6')).toBe('rival-wins');
  expect(flaw(THREAT, 'kf1', 'ke1')).toBeNull();
});

test('a win or a row that was possible comes first', () => {
  expect(flaw(table('K K . .\n. . . .', { pools: '5180' }), 'kf1', 'cc6')).toBe('misses-win');
  expect(flaw(table('k k . .\n. . . .'), 'kf1', 'kc6')).toBe('misses-growth');
});

test('a row of the rival, own pieces pushed off, and a place to be pushed off from', () => {
  expect(flaw(table('x x . .\n. . . .'), 'kf1', 'kc6')).toBe('rival-grows');
  expect(flaw(table('. . . . . .\n. . . . . .\nk . . . . .'), 'kb4', 'kd3')).toBe('own-falls');
  const pair = table('. . . . . .\n. . . . . .\n. . . k . .\n. x x . . .\n. . k k . k');
  expect(flaw(pair, 'kf3', 'kd1')).toBe('own-apart');
  expect(flaw(table('. . . . . .'), 'ka1', 'kc3')).toBe('falls-next');
});
