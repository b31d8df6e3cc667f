import { expect, test } from 'vitest';
import { inPieces, myTurn } from './in-pieces.ts';

const PIECE = 6; // milliseconds: longer than a job may work at once

const busyFor = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

/**
 * Jobs that all begin at once. The most pieces of work that were done while the event loop did not come round: its longest
 * pause, whatever else this computer does.
 */
const longestPause = async (jobs: number): Promise<number> => {
  let [pieces, longest, working] = [0, 0, true];
  const round = (): void => {
    longest = Math.max(longest, pieces);
    pieces = 0;
    if (working) setTimeout(round, 0);
  };
  const one = (): Generator<undefined, void, undefined> =>
    (function* () {
      for (let i = 0; i < 5; i++) {
        busyFor(PIECE);
        pieces++;
        yield;
      }
    })();
  setTimeout(round, 0);
  await Promise.all(Array.from({ length: jobs }, () => inPieces(one())));
  working = false;
  round();
  return longest;
};

test('thirty jobs at once keep others waiting no longer than one job does', async () => {
  const alone = await longestPause(1);
  expect(alone).toBeLessThanOrEqual(2);
  expect(await longestPause(30)).toBeLessThanOrEqual(2 * alone);
});

test('jobs take turns, and short pieces are done together', async () => {
  const order: string[] = [];
  const job = async (name: string): Promise<void> => {
    for (let i = 0; i < 3; i++) {
      await myTurn();
      order.push(name);
    }
  };
  await Promise.all([job('a'), job('b')]);
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  const done = await inPieces(
    (function* () {
      for (let i = 0; i < 1_000; i++) yield;
      return 'done';
    })(),
  );
  expect(done).toBe('done');
});
