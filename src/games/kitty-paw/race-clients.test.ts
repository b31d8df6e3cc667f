import { expect, test } from 'vitest';
import { race, timesOf } from './race-clients.testing.ts';

/** npm run bench:race asks for longer ones, at the true speed of the clock. */
const SECONDS = Number(process.env['RACE_SECONDS'] ?? 0);

test('[K10] four players on real sockets, at human and at ten times human speed: nothing is ever in two places', async () => {
  const [human, ten] = SECONDS
    ? [await race(1, 1, 1000 * SECONDS), await race(10, 1, 1000 * SECONDS)]
    : await Promise.all([race(1, 3, 12_000), race(10, 1, 12_000)]);
  console.log(`human speed: ${timesOf(human)}\nten times:   ${timesOf(ten)}`);
  for (const { complaints, replays, waits, entries } of [human, ten]) {
    expect(complaints).toEqual([]);
    expect(replays).toBe(true);
    expect(waits.length).toBeGreaterThan(20);
    expect(entries).toBeGreaterThan(100);
  }
});
