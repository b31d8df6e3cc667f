import { expect, test } from 'vitest';
import { freeze } from '../kernel/freeze.ts';
import { quickRng } from '../kernel/random.ts';
import { announce, changed, draftOf, stepOf, update } from './draft.ts';

interface Counter {
  state: { readonly count: number; readonly name: string };
  view: null;
  move: null;
  event: { readonly what: 'counted'; readonly to: number };
  options: object;
}

test('a step replaces fields of the state, tells its events in order and leaves the first state as it was', () => {
  const before = freeze({ count: 1, name: 'a' });
  const draft = draftOf<Counter>(before, 5, quickRng(1));
  update(draft, { count: 2 });
  announce(draft, { what: 'counted', to: 2 }, { what: 'counted', to: 3, only: [0] });
  expect(stepOf(draft)).toEqual({
    state: { count: 2, name: 'a' },
    events: [
      { what: 'counted', to: 2 },
      { what: 'counted', to: 3, only: [0] },
    ],
  });
  expect(before).toEqual({ count: 1, name: 'a' });
});

test('one entry of a list is changed, the others are the same objects', () => {
  const list = freeze([{ fish: 1 }, { fish: 2 }]);
  const next = changed(list, 1, { fish: 7 });
  expect(next).toEqual([{ fish: 1 }, { fish: 7 }]);
  expect(next[0]).toBe(list[0]);
});
