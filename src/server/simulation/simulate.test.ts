// @module-tag slow
import { expect, test } from 'vitest';
import { startOwnPostgres } from '../testing/postgres.ts';
import { FAULTS, simulate } from './run.ts';

/** As `npm run simulate`, smaller. In virtual time, so that a busy computer changes nothing but how long it takes. */
test('servers end, stop and are cut off: every table goes on, no move is lost, nobody pays for it', async () => {
  const postgres = await startOwnPostgres();
  try {
    const plan = { servers: 4, tables: 10, faults: FAULTS.length, thinking: 8_000, seed: 1 };
    const { moves, outages, verdict, refusals } = await simulate(postgres.url, plan);
    expect(moves.length).toBeGreaterThan(100);
    expect(outages.map(({ fault }) => fault)).toEqual(FAULTS);
    for (const { missing } of outages) expect(missing).toBe(0);
    for (const { back } of outages) expect(Math.max(0, ...back)).toBeLessThan(10_000);
    expect(verdict).toMatchObject({ lost: 0, gaps: 0, unanswered: 0 });
    expect(verdict.overcharged).toBeLessThan(100);
    expect(refusals).toEqual(new Map());
  } finally {
    await postgres.stop();
  }
});
