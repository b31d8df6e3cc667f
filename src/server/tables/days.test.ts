import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AtTable, Lobby } from '../../protocol/api.ts';
import { DAY, type DaysClock } from '../../protocol/table.ts';
import type { Config } from '../config/config.ts';
import { serve, type Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { testConfig } from '../testing/start.ts';
import { REAL_TIME, replaceTime } from '../time.ts';

/** Matches over days on real servers. The wall clock is moved; everything else takes its real time. */

const HOUR = 3_600_000;
const TENS = -1; // digits: within 5 milliseconds, because each process rounds its clock
const OFTEN = 50; // a server looks so often for tables whose time has come
const PATIENCE = { timeout: 300_000 }; // only for what never comes
const LOSE: DaysClock = { kind: 'days', days: 1, holiday: 0, late: 'lose' };
const BOT: DaysClock = { ...LOSE, late: 'bot' };
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];
const OPTIONS = { begins: 'first' };

let ahead = 0;
let wrong = 0; // the wall clock alone
let servers: Server[] = [];
beforeEach(() => {
  [ahead, wrong] = [0, 0];
  replaceTime({
    ...REAL_TIME,
    wall: () => Date.now() + ahead + wrong,
    uptime: () => REAL_TIME.uptime() + ahead,
    every: (ms, call) => REAL_TIME.every(Math.min(ms, OFTEN), call),
  });
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  replaceTime(REAL_TIME);
});

const start = async (config: Config): Promise<Server> => {
  const server = await serve(config);
  servers.push(server);
  return server;
};

const stop = async (server: Server): Promise<void> => {
  servers = servers.filter((one) => one !== server);
  await server.close();
};

interface Played {
  readonly id: string;
  readonly ann: TestClient;
  readonly bob: TestClient;
}

/** Ann has moved, it is Bob's turn, and nobody is connected. */
const begun = async ({ port }: Server, clock: DaysClock): Promise<Played> => {
  const [ann, bob] = [await TestClient.arrive(port), await TestClient.arrive(port)];
  const { table } = await ann.create({ game: 'boop', options: OPTIONS, seats: SEATS, clock });
  await bob.post(`/api/tables/${table.id}/sit`, {});
  await ann.join(table.id);
  await ann.play(0, 'ke2', randomUUID());
  await ann.close();
  return { id: table.id, ann, bob };
};

const shown = async (client: TestClient, id: string): Promise<AtTable['table']> =>
  ((await client.get(`/api/tables/${id}`)) as AtTable).table;

/** Asks no table: only the server itself can have ended the match. */
const finished = async (client: TestClient, id: string): Promise<void> => {
  const ids = async (): Promise<string[]> =>
    ((await client.get('/api/tables')) as Lobby).finished.map((table) => table.id);
  await expect.poll(ids, PATIENCE).toEqual([id]);
};

describe('on one server', () => {
  test('a match is lost while no server ran, at the moment at which time was up', async () => {
    const config = testConfig();
    const before = await start(config);
    const { id, bob } = await begun(before, LOSE);
    const { deadline = 0 } = await shown(bob, id);
    expect(deadline - Date.now()).toBeGreaterThan(DAY - 60_000);
    await stop(before);
    ahead = 3 * DAY;
    const { port } = await start(config);
    bob.moveTo(port);
    await finished(bob, id);
    const table = await shown(bob, id);
    expect(table.outcome).toMatchObject({ winners: [0], ended: { how: 'time', by: 1 } });
    const replay = (await bob.get(`/api/matches/${id}/replay?as=spectator`)) as {
      steps: { line: { at: number } | null }[];
    };
    const [first = 0, last = 0] = replay.steps.slice(1).map(({ line }) => line?.at);
    expect(last - first).toBe(DAY);
  });

  test('time goes on exactly where it would be without a restart', async () => {
    const config = testConfig();
    const before = await start(config);
    const { id, bob } = await begun(before, LOSE);
    const { deadline = 0 } = await shown(bob, id);
    await stop(before);
    ahead = 20 * HOUR;
    const { port } = await start(config);
    bob.moveTo(port);
    expect((await shown(bob, id)).deadline).toBeCloseTo(deadline, TENS);
    await bob.join(id);
    const { clocks } = await bob.until('clocks');
    const left = clocks.left[1] ?? 0;
    expect(Math.abs(left - (deadline - Date.now() - ahead))).toBeLessThan(60_000);
    await bob.play(1, 'kc3', randomUUID());
    expect((await shown(bob, id)).awaiting).toEqual([0]);
    await bob.close();
  });

  test('a bot takes over at a running server although nobody is there, and makes its move', async () => {
    const server = await start(testConfig());
    const { id, bob } = await begun(server, BOT);
    ahead = DAY + HOUR;
    await expect.poll(async () => (await shown(bob, id)).awaiting, PATIENCE).toEqual([0]);
    expect((await shown(bob, id)).notes).toMatchObject([{ seat: 1, what: 'time-up', after: 1 }]);
  });

  test.each(['watched', 'left alone'])(
    'a clock that is wrong by days for a moment ends no match that is %s',
    async (how) => {
      const { id, bob } = await begun(await start(testConfig()), LOSE);
      const { deadline = 0 } = await shown(bob, id);
      if (how === 'watched') await bob.join(id);
      wrong = 3 * DAY;
      await shown(bob, id);
      await new Promise((resolve) => setTimeout(resolve, 20 * OFTEN));
      if (how === 'watched') bob.send({ t: 'join', table: id });
      wrong = 0;
      expect(await shown(bob, id)).toMatchObject({
        status: 'playing',
        deadline: expect.closeTo(deadline, TENS),
        awaiting: [1],
      });
      await bob.close();
    },
  );

  test('a race is refused, and so are days that nobody offers', async () => {
    const { port } = await start(testConfig());
    const ann = await TestClient.arrive(port);
    const race = { game: 'kitty-paw', seats: SEATS, clock: LOSE };
    expect(await ann.post('/api/tables', race)).toMatchObject({ why: 'no-days-here' });
    const odd = { game: 'boop', seats: SEATS, clock: { ...LOSE, days: 2 } };
    expect(await ann.post('/api/tables', odd)).toMatchObject({ why: 'bad-request' });
  });

  test('nothing at such a table is decided within seconds, whatever was asked for', async () => {
    const { port } = await start(testConfig());
    const ann = await TestClient.arrive(port);
    const asked = { game: 'gangs-of-kyoto', options: { vetoWindow: 'short' }, seats: SEATS, clock: LOSE };
    expect((await ann.create(asked)).table.options).toMatchObject({ vetoWindow: 'unlimited' });
  });
});

describe('on several servers', () => {
  let postgres: TestPostgres;
  beforeEach(async () => void (postgres = await startPostgres()));
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    servers = [];
    await postgres.stop();
  });

  test('one of them finds the table of a server that has ended, and ends its match once', async () => {
    const config = testConfig({
      databaseUrl: postgres.url,
      secret: 'the same on both, as it must be in a cluster',
    });
    const [one, other] = [await start(config), await start(config)];
    const { id, bob } = await begun(one, LOSE);
    await stop(one);
    const third = await start(config);
    ahead = 2 * DAY;
    bob.moveTo(third.port);
    await finished(bob, id);
    bob.moveTo(other.port);
    expect((await shown(bob, id)).outcome).toMatchObject({ winners: [0], ended: { how: 'time', by: 1 } });
    const replay = (await bob.get(`/api/matches/${id}/replay?as=spectator`)) as { steps: unknown[] };
    expect(replay.steps).toHaveLength(3);
  });
});
