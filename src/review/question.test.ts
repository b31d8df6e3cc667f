import { expect, test } from 'vitest';
import boop from '../games/boop/rules/game.ts';
import { after, table } from '../games/boop/rules/table.testing.ts';
import fits from '../games/if-it-fits/rules/game.ts';
import { after as fitsAfter, table as fitsTable } from '../games/if-it-fits/rules/table.testing.ts';
import type { Entry } from '../kernel/game.ts';
import { writeTakeback } from '../kernel/takeback.ts';
import { luckySteps, questionAt } from './question.ts';

const entry = (seq: number, by: number, move: string): Entry => ({ seq, at: 0, by, move });

test('a move that was taken back later is no decision; the one played instead is', () => {
  const first = table('. . .');
  const second = after(first, 'kc3');
  const wrong = after(second, 'ka1');
  const match = {
    seats: 2,
    positions: [first, second, wrong, { ...second, seq: 3 }, after(second, 'kd4')],
    entries: [entry(1, 0, 'kc3'), entry(2, 1, 'ka1'), entry(3, 1, writeTakeback(1)), entry(4, 1, 'kd4')],
  };
  const played = match.entries.map((_, at) => questionAt(boop, match, at, 0).decision?.played ?? null);
  expect(played).toEqual(['kc3', null, null, 'kd4']);
});

test('the luck of a step that was taken back is no luck', () => {
  const first = fitsTable({
    laid: 'ST5@h5',
    hands: ['B05 B41', 'B06 B42'],
    deck: 'B01 B02',
    phase: { name: 'choose' } as const,
  });
  const drawn = fitsAfter(first, 'draw');
  const entries = [entry(1, 0, 'draw'), entry(2, 0, writeTakeback(0)), entry(3, 0, 'draw')];
  const positions = [first, drawn, { ...first, seq: 2 }, drawn];
  expect(luckySteps(fits, { seats: 2, positions, entries })).toEqual([false, false, true]);
});
