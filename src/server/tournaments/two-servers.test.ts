// @module-tag slow
import { expect, test } from 'vitest';
import type { TournamentView } from '../../protocol/tournaments.ts';
import { TestClient } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { CUP, playThrough, viewOf } from '../testing/toy-tournament.ts';
import { twoServers } from '../testing/two-servers.ts';

const two = twoServers(startPostgres);

test('people at two servers play one tournament, and both servers show the same', async () => {
  const [one, other] = two.ports;
  const people = await Promise.all([one, other, one, other].map((port) => TestClient.arrive(port)));
  const [host, second] = people;
  if (!host || !second) throw new Error('nobody came');
  const { id } = (await host.post('/api/tournaments', CUP)) as TournamentView;
  // At the same moment, at both servers: each comes once.
  await Promise.all(people.map((person) => person.post(`/api/tournaments/${id}/join`)));
  await Promise.all(people.map((person) => playThrough(person, id)));
  const [here, there] = [await viewOf(host, id), await viewOf(second, id)];
  expect(here).toMatchObject({ status: 'over', end: 'done' });
  expect(here.standings).toEqual(there.standings);
  expect(here.tables).toEqual(there.tables);
  expect(here.tables).toHaveLength(4);
  expect(here.standings.reduce((all, { points }) => all + points, 0)).toBe(4);
});
