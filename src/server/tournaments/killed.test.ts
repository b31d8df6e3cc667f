// @module-tag slow
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { defined } from '../../kernel/defined.ts';
import type { TournamentView } from '../../protocol/tournaments.ts';
import { TestClient } from '../testing/client.ts';
import { KilledServers } from '../testing/killed-servers.ts';
import { startPostgres } from '../testing/postgres.ts';
import { CUP, playThroughKills, untilAnswered, viewOf } from '../testing/toy-tournament.ts';
import { SECRET } from '../testing/two-servers.ts';

/** Eight play three rounds: three people who come, one who never does, and four bots. */

const EIGHT = { ...CUP, places: 8, rounds: 3, bots: 0, rated: false, showUp: 15_000, pause: 100 };

/** True as soon as it is time to kill the server. */
type Moment = (seen: TournamentView) => boolean;

/** The moments of these tests, in the order in which they come. */
const STARTED: Moment = ({ status }) => status === 'running';
const FIRST_RESULT: Moment = ({ tables }) => tables.some(({ status }) => status === 'over');
const SECOND_ROUND: Moment = ({ tables }) => tables.some(({ round }) => round === 2);
const LATE: Moment = ({ tables, status }) => status === 'over' || tables.some(({ round }) => round === 3);

const portOf = (servers: KilledServers, n: number) => (): number => servers.port(n);

/** Plays to the end while the servers are killed in turn at these moments. The last of the people never comes. */
const playKilledAt = async (servers: KilledServers, moments: readonly Moment[]): Promise<Played> => {
  const people: TestClient[] = [];
  for (let n = 0; n < 4; n++) people.push(await TestClient.arrive(servers.port(n)));
  const [host, ...others] = people;
  if (!host) throw new Error('nobody came');
  const { id } = (await host.post('/api/tournaments', EIGHT)) as TournamentView;
  for (const person of others) await person.post(`/api/tournaments/${id}/join`);
  const begun = host.post(`/api/tournaments/${id}/start`).catch(() => null); // killed while it answers
  const played = Promise.all(
    people.slice(0, 3).map((person, n) => playThroughKills(person, id, portOf(servers, n))),
  );
  for (const [n, moment] of moments.entries()) {
    const comes = (): Promise<boolean> =>
      untilAnswered(host.twin(), portOf(servers, n), async (asks) => moment(await viewOf(asks, id)));
    while (!(await comes())) await sleep(5);
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

// At the same time: each waits long for the one who never comes.
test.concurrent('killed right after the start and after the first result, on SQLite', async ({
  onTestFinished,
}) => {
  const servers = await KilledServers.start(1);
  onTestFinished(() => servers.end());
  expect(checked(await playKilledAt(servers, [STARTED, FIRST_RESULT]))).toEqual(WHOLE);
});

test.concurrent('killed when the second round is paired and in the last one, on SQLite', async ({
  onTestFinished,
}) => {
  const servers = await KilledServers.start(1);
  onTestFinished(() => servers.end());
  expect(checked(await playKilledAt(servers, [SECOND_ROUND, LATE]))).toEqual(WHOLE);
});

test.concurrent('two servers on PostgreSQL are killed in turn, twice each', async ({ onTestFinished }) => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const servers = await KilledServers.start(2, { DATABASE_URL: postgres.url, SECRET });
  onTestFinished(() => servers.end()); // before the database: the last is done first
  const moments = [STARTED, FIRST_RESULT, SECOND_ROUND, LATE];
  expect(checked(await playKilledAt(servers, moments))).toEqual(WHOLE);
});
