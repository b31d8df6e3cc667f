// @module-tag slow
import { afterEach, expect, test } from 'vitest';
import { defined } from '../../kernel/defined.ts';
import type { TournamentView } from '../../protocol/tournaments.ts';
import { TestClient } from '../testing/client.ts';
import { KilledServers } from '../testing/killed-servers.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { CUP, playThroughKills, untilAnswered, viewOf } from '../testing/toy-tournament.ts';
import { SECRET } from '../testing/two-servers.ts';

/** Eight play three rounds: three people who come, one who never does, and four bots. */

let servers: KilledServers;
let postgres: TestPostgres | null = null;
afterEach(async () => {
  await servers.end();
  await postgres?.stop();
  postgres = null;
});

const EIGHT = { ...CUP, places: 8, rounds: 3, bots: 0, rated: false, showUp: 15_000, pause: 100 };
const PATIENCE = 240_000; // only for what never comes

/** True as soon as it is time to kill the server. */
type Moment = (seen: TournamentView) => boolean;

/** The moments of these tests, in the order in which they come. */
const STARTED: Moment = ({ status }) => status === 'running';
const FIRST_RESULT: Moment = ({ tables }) => tables.some(({ status }) => status === 'over');
const SECOND_ROUND: Moment = ({ tables }) => tables.some(({ round }) => round === 2);
const LATE: Moment = ({ tables, status }) => status === 'over' || tables.some(({ round }) => round === 3);

const portOf = (n: number) => (): number => servers.port(n);

/** Plays to the end while the servers are killed in turn at these moments. The last of the people never comes. */
const playKilledAt = async (moments: readonly Moment[]): Promise<Played> => {
  const people: TestClient[] = [];
  for (let n = 0; n < 4; n++) people.push(await TestClient.arrive(servers.port(n)));
  const [host, ...others] = people;
  if (!host) throw new Error('nobody came');
  const { id } = (await host.post('/api/tournaments', EIGHT)) as TournamentView;
  for (const person of others) await person.post(`/api/tournaments/${id}/join`);
  const begun = host.post(`/api/tournaments/${id}/start`).catch(() => null); // killed while it answers
  const played = Promise.all(people.slice(0, 3).map((person, n) => playThroughKills(person, id, portOf(n))));
  for (const [n, moment] of moments.entries()) {
    const comes = (): Promise<boolean> =>
      untilAnswered(host.twin(), portOf(n), async (asks) => moment(await viewOf(asks, id)));
    await expect.poll(comes, { interval: 5, timeout: PATIENCE }).toBe(true);
    await servers.killed(n);
  }
  await begun;
  const [seen] = await played;
  return { seen: defined(seen), absent: people.at(-1)?.guest ?? '' };
};

interface Played {
  readonly seen: TournamentView;
  readonly absent: string;
}

/** On a slow machine others may have come too late once; whatever happened, it must be decided, and add up. */
const WHOLE = {
  end: 'done',
  undecided: [],
  unplayedByBots: [],
  absent: [{ points: 0, gone: true }],
  someRested: true, // of seven who are left
  pointsTooMany: 0,
};

const onlyBots = (players: readonly string[]): boolean => players.every((player) => player.startsWith('bot'));

const checked = ({ seen: { end, tables, standings }, absent }: Played): unknown => {
  const rests = standings.flatMap(({ path }) => path.filter(({ table }) => table === null)).length;
  const atTables = tables.flatMap(({ points }) => points).reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return {
    end,
    undecided: tables.filter(({ status }) => status !== 'over' && status !== 'unplayed'),
    unplayedByBots: tables.filter(({ status, players }) => status !== 'over' && onlyBots(players)),
    absent: standings.flatMap(({ player, points, gone }) => (player === absent ? [{ points, gone }] : [])),
    someRested: rests > 0,
    pointsTooMany: standings.reduce((sum, { points }) => sum + points, 0) - atTables - rests,
  };
};

test('killed right after the start and after the first result, on SQLite', async () => {
  servers = await KilledServers.start(1);
  expect(checked(await playKilledAt([STARTED, FIRST_RESULT]))).toEqual(WHOLE);
});

test('killed when the second round is paired and in the last one, on SQLite', async () => {
  servers = await KilledServers.start(1);
  expect(checked(await playKilledAt([SECOND_ROUND, LATE]))).toEqual(WHOLE);
});

test('two servers on PostgreSQL are killed in turn, twice each', async () => {
  postgres = await startPostgres();
  servers = await KilledServers.start(2, { DATABASE_URL: postgres.url, SECRET });
  expect(checked(await playKilledAt([STARTED, FIRST_RESULT, SECOND_ROUND, LATE]))).toEqual(WHOLE);
});
