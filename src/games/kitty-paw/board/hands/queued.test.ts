import { expect, test } from 'vitest';
import type { Move } from '../../rules/race/types.ts';
import { queued } from './queued.ts';

const turn: Move = { do: 'turn', by: 1, thing: 'held' };
const meow: Move = { do: 'meow' };

test('of a drum roll of turns the later ones are left out, never what the cat was turned for', () => {
  const turns = Array.from({ length: 12 }, () => turn);
  const waiting = queued(queued([], ...turns), meow);
  expect(waiting).toEqual([...turns.slice(0, 7), meow]);
});

test('where nothing can be left out, the newest has to', () => {
  const waiting = Array.from({ length: 8 }, (): Move => ({ do: 'flip', thing: 'held' }));
  expect(queued(waiting, meow)).toEqual(waiting);
});
