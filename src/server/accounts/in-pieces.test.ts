import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';

const busyFor = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

test('others have their turn while long work is done', async () => {
  let turns = 0;
  const other = setInterval(() => turns++, 0);
  const result = await inPieces(
    (function* () {
      for (let i = 0; i < 20; i++) {
        busyFor(2);
        yield;
      }
      return turns;
    })(),
  );
  clearInterval(other);
  expect(result).toBeGreaterThan(2);
});
