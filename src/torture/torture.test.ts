// @module-tag slow
import { expect, test } from 'vitest';
import { testFolder } from '../server/testing/start.ts';
import { FAULTS } from './faults.ts';
import { Torture, type Wanted } from './torture.ts';

/**
 * A short run of the real thing: every kind of fault that is possible here happens, each after some more moves, however
 * long those take. `npm run torture` goes on for hours.
 */

const SHORT: Omit<Wanted, 'nodes' | 'faults' | 'folder'> = {
  tables: 6,
  seconds: Infinity,
  moves: Infinity,
  seed: 1,
  pace: 50,
  pause: 50,
  between: 6,
  longest: 600,
  toTheEnd: false,
};

test.each([
  { nodes: 1, faults: 9 },
  { nodes: 2, faults: 13 },
])('nothing is lost, doubled, leaked or left waiting at $nodes servers with $faults faults', async (some) => {
  const { counts, complaints, faults, skipped } = await new Torture({
    ...SHORT,
    ...some,
    folder: testFolder(),
  }).run();
  expect(complaints).toEqual([]);
  expect(faults.size + skipped.size).toBe(Object.keys(FAULTS).length);
  expect(counts.acknowledged).toBeGreaterThan(6 * some.faults);
  expect(counts.frames).toBeGreaterThan(counts.acknowledged);
});
