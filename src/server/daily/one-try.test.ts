// @module-tag slow
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { TestClient } from '../testing/client.ts';
import { beginDaily, dayOf, playToEnd } from '../testing/daily-player.ts';
import { KilledServers } from '../testing/killed-servers.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { loadGame } from '../testing/toy-catalogue.ts';
import { SECRET } from '../testing/two-servers.ts';

let servers: KilledServers;
let postgres: TestPostgres | null = null;
afterEach(async () => {
  await servers.end();
  await postgres?.stop();
  postgres = null;
});

const PEOPLE = 4;
const ONE_EACH = Array.from({ length: PEOPLE }, () => 1);

/** A person who sees an error tries again: a server that was killed needs a moment. */
const insist = async <T>(act: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await act();
    } catch {
      await sleep(100);
    }
  }
};

/** Everybody begins on several devices at once while servers are killed, then plays to the end, with another kill. */
const playThroughKills = async (count: number): Promise<readonly number[]> => {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, i) => TestClient.arrive(servers.port(i))),
  );
  const begun = people.map(async (person, i) => {
    const devices = Array.from({ length: 4 }, (_, n) => {
      const device = person.twin();
      device.moveTo(servers.port(i + n));
      return beginDaily(device, 'toy').catch(() => null);
    });
    return (await Promise.all(devices)).filter((table) => table !== null);
  });
  await servers.killed(0);
  const tables = await Promise.all(begun);
  const toy = await loadGame();
  const tries: number[] = []; // of each person
  for (const [i, person] of people.entries()) {
    person.moveTo(servers.port(i % count));
    const table = await insist(() => beginDaily(person, 'toy'));
    tries.push(new Set([...(tables[i] ?? []), table]).size);
    if (i === 2) await servers.killed(1);
    person.moveTo(servers.port(i % count));
    await insist(() => beginDaily(person, 'toy'));
    await playToEnd(person, toy, table, `person ${i}`);
    await expect.poll(async () => (await dayOf(person)).tasks[0]?.patch).toMatch(/solved|missed/);
    await person.close();
  }
  return tries;
};

test('kill -9 at any moment: everybody has exactly one try', async () => {
  servers = await KilledServers.start(1);
  expect(await playThroughKills(1)).toEqual(ONE_EACH);
});

test('two servers agree on one try for each person', async () => {
  postgres = await startPostgres();
  servers = await KilledServers.start(2, { DATABASE_URL: postgres.url, SECRET });
  expect(await playThroughKills(2)).toEqual(ONE_EACH);
  const store = await openPostgres(postgres.url, () => {});
  const results = await store.dailyResults(new Date().toISOString().slice(0, 10));
  expect(results.reduce((sum, { people }) => sum + people, 0)).toBe(PEOPLE);
  await store.close();
});
