import { expect, test } from 'vitest';
import type { Move } from '../../rules/race/types.ts';
import { queued } from './queued.ts';

const turn: Move = { do: 'turn', by: 1, thing: 'held' };
const meow: Move = { do: 'meow' };

test('of too many turns the latest are dropped, never the move after them', () => {
  const turns = Array.from({ length: 12 }, () => turn);
  const waiting = queued(queued([], ...turns), meow);
  expect(waiting).toEqual([...turns.slice(0, 7), meow]);
});

test('without turns the newest move is dropped', () => {
  const waiting = Array.from({ length: 8 }, (): Move => ({ do: 'flip', thing: 'held' }));
  expect(queued(waiting, meow)).toEqual(waiting);
});
