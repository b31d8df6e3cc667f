import { expect, test } from 'vitest';
import boop from '../games/boop/rules/game.ts';
import { sampleTable } from '../server/testing/sample-table.ts';
import { stepOf } from './requests.ts';
import { settingsFor } from './settings.testing.ts';

test('a repeated sit is answered like the first, also if two people are near each other since', () => {
  const doc = {
    ...sampleTable('t', 'ann'),
    rated: true,
    status: 'playing' as const,
    seats: ['ann', 'bob'].map((guest) => ({ kind: 'person' as const, guest, name: null, away: false })),
  };
  const table = {
    settings: { ...settingsFor(boop), areNear: () => true },
    doc,
    match: null,
    untouched: true,
    thinking: [],
    deadline: null,
    absent: () => [],
    delays: () => [],
  };
  expect(stepOf(table, { t: 'sit', guest: 'bob', name: null }, 0)).toEqual({ answer: { seq: 0 } });
});
