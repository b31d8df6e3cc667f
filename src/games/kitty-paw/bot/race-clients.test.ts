// @module-tag slow
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figuresOf, race, timesOf, workPerMs, type Setting } from './race-clients.testing.ts';

/** npm run bench:race sets this number; then races run at real speed, several at once. */
const GRABS = Number(process.env['RACE_GRABS'] ?? 0);
const KEPT = process.env['FIGURES_FILE']; // a file for the figures

const SHORT: Setting = {
  servers: 1,
  times: 1,
  serverSpeed: 3,
  tables: 1,
  warmUp: 0,
  enough: Infinity,
  atMost: 12_000,
};
const LONG: Setting = {
  servers: Number(process.env['RACE_SERVERS'] ?? 1),
  times: 1,
  serverSpeed: 1,
  tables: 6,
  warmUp: 15_000,
  enough: GRABS,
  atMost: 600_000,
};

test('[K10] four players on real sockets, at human and at ten times human speed: no thing is ever in two places', async () => {
  const [human, ten] = GRABS
    ? [await race(LONG), await race({ ...LONG, times: 10 })]
    : await Promise.all([race(SHORT), race({ ...SHORT, times: 10, serverSpeed: 1 })]);
  const work = workPerMs();
  const figures = [...figuresOf('human speed', human, work), ...figuresOf('ten times', ten, work)];
  expect(figures.map(({ relative }) => relative > 0 && relative < Infinity)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  if (KEPT !== undefined) writeFileSync(KEPT, JSON.stringify({ figures }));
  if (GRABS) console.log(`human speed: ${timesOf(human)}\nten times: ${timesOf(ten)}`);
  for (const { complaints, replays, waits, entries } of [human, ten]) {
    expect(complaints).toEqual([]);
    expect(replays).toBe(true);
    // A busy machine manages 76 entries in that time, a quiet one hundreds.
    expect(waits.length).toBeGreaterThan(3);
    expect(entries).toBeGreaterThan(20);
  }
});
