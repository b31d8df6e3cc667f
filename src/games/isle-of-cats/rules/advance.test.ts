import { expect, test } from 'vitest';
import { advanceMove } from '../../../kernel/abilities.ts';
import rules from './game.ts';
import type { Check } from './state/types.ts';
import { RESCUE, table, type Setting } from './table.testing.ts';

const answer = (setting: Setting): string | null => advanceMove(rules, table(setting).state, 0, 'ready');

const check = (before: Check, ready: boolean): Setting => ({
  phase: { name: 'ready', before, ready: [ready, false], until: null },
  pending: [],
});

test('[A14] every ready check but the last one is answered in advance, and no other question is', () => {
  expect((['day', 'buying', 'rescue'] as const).map((before) => answer(check(before, false)))).toEqual([
    'ready',
    'ready',
    'ready',
  ]);
  expect(answer(check('rescue', true))).toBeNull();
  expect(answer(check('end', false))).toBeNull();
  expect(answer(RESCUE)).toBeNull();
});
