import { expect, test } from 'vitest';
import type { Move } from '../../rules/race/types.ts';
import { queued } from './queued.ts';

const turn = (by: 1 | -1 = 1): Move => ({ do: 'turn', by, thing: 'held' });
const meow: Move = { do: 'meow' };

test('every turn waits, and a full circle of them is left out', () => {
  const turns = (count: number): Move[] => Array.from({ length: count }, () => turn());
  expect(queued([], ...turns(5), meow)).toEqual([...turns(5), meow]);
  expect(queued([], ...turns(14), meow)).toEqual([...turns(2), meow]);
  expect(queued(turns(5), turn(-1), turn())).toEqual([...turns(5), turn(-1), turn()]);
});

test('where nothing can be left out, the newest has to', () => {
  const waiting = Array.from({ length: 16 }, (): Move => ({ do: 'flip', thing: 'held' }));
  expect(queued(waiting, meow)).toEqual(waiting);
});
