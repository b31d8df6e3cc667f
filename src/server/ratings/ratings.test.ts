import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AtTable, NewTable } from '../../protocol/api.ts';
import type { Leaders, MatchList, PlayedMatch, Profile } from '../../protocol/people.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, sitAlone, sitTwo, type Pair } from '../testing/toy-table.ts';

let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

const resultAt = async (client: TestClient, id: string): Promise<PlayedMatch> =>
  (await client.get(`/api/matches/${id}/result`)) as PlayedMatch;

/** Waits until the result is stored, which is after the players see the end, and until ratings have counted it. */
const counted = async ({ a, id }: Pair): Promise<PlayedMatch> => {
  await expect.poll(async () => (await resultAt(a, id)).changes).toEqual(expect.any(Array));
  return resultAt(a, id);
};

const matchesOf = async (asker: TestClient, guest: string, query = ''): Promise<(string | null)[]> => {
  const { matches } = (await asker.get(`/api/people/${guest}/matches${query}`)) as MatchList;
  return matches.map(({ match }) => match);
};

test('a rated match changes both ratings, and everybody can see it', async () => {
  const pair = await sitTwo(server.port, { rated: true });
  const { a, b, id } = pair;
  expect(await a.get(`/api/tables/${id}`)).toMatchObject({
    table: { rated: true, allows: { hint: false, takeback: false } },
  });
  expect(await a.get(`/api/matches/${id}/result`)).toEqual({ why: 'not-over' });
  await finish(pair);
  const { changes, seats } = await counted(pair);
  expect(changes?.map(({ guest }) => guest)).toEqual([a.guest, b.guest]);
  const points = changes?.map(({ after }) => after.points) ?? [];
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(3000); // one loses as much as the other gains
  expect(seats).toMatchObject([{ guest: a.guest }, { guest: b.guest }]);

  const stranger = await TestClient.arrive(server.port);
  // A profile counts a match a moment after its change is stored.
  await expect
    .poll(async () => ((await stranger.get(`/api/people/${a.guest}`)) as Profile).games.length)
    .toBe(1);
  const seen = (await stranger.get(`/api/people/${a.guest}`)) as Profile;
  expect(seen).toMatchObject({ guest: a.guest, withMe: { played: 0 }, met: [{ guest: b.guest, played: 1 }] });
  expect(seen.games).toMatchObject([{ game: 'toy', tally: { played: 1 }, rating: { provisional: true } }]);
  expect(seen.games[0]?.form).toMatchObject([{ points: points[0] }]);
  expect(await matchesOf(stranger, a.guest)).toEqual([null]); // it is seen, but its private table is not opened
  expect(await matchesOf(b, a.guest)).toEqual([id]);
  const mine = (await b.get(`/api/people/${a.guest}`)) as Profile;
  expect(mine.withMe).toMatchObject({ played: 1 });

  const { leaders, me } = (await a.get('/api/leaders?game=toy')) as Leaders;
  expect(leaders).toEqual([]); // after one match nobody is
  expect(me).toMatchObject({ points: points[0], provisional: true });
  expect(await a.get('/api/leaders?game=nonsense')).toEqual({ why: 'no-such-game' });
});

test('a match that is not rated and not offered to all is in the histories of its players only', async () => {
  const pair = await sitTwo(server.port);
  const { a, b, id } = pair;
  await finish(pair);
  expect((await counted(pair)).changes).toEqual([]);
  expect(await matchesOf(a, a.guest)).toEqual([id]);
  expect(await matchesOf(b, b.guest)).toEqual([id]);
  const stranger = await TestClient.arrive(server.port);
  expect(await matchesOf(stranger, a.guest)).toEqual([]);
  expect(await matchesOf(stranger, a.guest, `?with=${b.guest}`)).toEqual([]);
  expect(await matchesOf(b, a.guest, `?with=${b.guest}`)).toEqual([id]);
  expect(await stranger.get(`/api/people/${a.guest}`)).toMatchObject({ games: [], met: [], since: null });
});

test('a rematch of a rated match is rated', async () => {
  const pair = await sitTwo(server.port, { rated: true });
  await finish(pair);
  const { table } = (await pair.a.post(`/api/tables/${pair.id}/rematch`)) as AtTable;
  expect(table.rated).toBe(true);
});

test('at a rated table nobody sits twice, and the creator cannot leave only one person', async () => {
  const a = await TestClient.arrive(server.port);
  const { table } = await a.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true });
  const refused = { why: 'never-rated' };
  expect(await a.post(`/api/tables/${table.id}/sit`, { seat: 1 })).toEqual(refused);
  const bot = { seat: 1, to: { kind: 'bot', level: 0 } };
  expect(await a.post(`/api/tables/${table.id}/seat`, bot)).toEqual(refused);
});

test.each<[string, Pick<NewTable, 'seats'>]>([
  ['against a bot alone', { seats: [{ kind: 'me' }, { kind: 'bot', level: 0 }] }],
  ['with two people on one device', { seats: [{ kind: 'me' }, { kind: 'me', name: 'Tom' }] }],
])('%s no match is rated', async (_, { seats }) => {
  const a = await TestClient.arrive(server.port);
  expect(await a.post('/api/tables', { game: 'toy', seats, rated: true })).toEqual({ why: 'never-rated' });
});

test('wrong questions are refused', async () => {
  const { a } = await sitAlone(server.port, 0);
  expect(await a.get('/api/people/nobody')).toMatchObject({ why: 'bad-request' });
  expect(await a.get(`/api/people/${a.guest}/matches?before=-1`)).toMatchObject({ why: 'bad-request' });
  expect(await a.get(`/api/people/${a.guest}/matches?before=9999999999`)).toMatchObject({
    why: 'bad-request',
  });
  expect(await a.get('/api/leaders?game=toy%00')).toMatchObject({ why: 'bad-request' });
  expect(await a.get(`/api/people/${a.guest}/matches?won=maybe`)).toMatchObject({ why: 'bad-request' });
  expect(await a.get('/api/leaders?game=toy&period=never')).toMatchObject({ why: 'bad-request' });
});

test('from one address a match counts by half, and between the same two soon not at all', async () => {
  const proxied = await startServer({ trustProxy: true }, TOY_CATALOGUE);
  const from = { 'x-forwarded-for': '81.2.69.142' };
  const [a, b] = [await TestClient.arrive(proxied.port), await TestClient.arrive(proxied.port)];
  for (const client of [a, b]) await client.connect(from);
  const bands: number[] = []; // the band narrows with every match that counts, won or lost
  for (let match = 0; match < 6; match++) {
    const { table } = await a.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true });
    await b.post(`/api/tables/${table.id}/sit`, {});
    for (const client of [a, b]) await client.join(table.id);
    const pair = { a, b, id: table.id };
    await finish(pair);
    const { changes } = await counted(pair);
    bands.push(...(changes ?? []).slice(0, 1).map(({ after }) => after.band));
  }
  expect(bands[0]).toBeGreaterThan(160); // 158 after a match that counts wholly, 167 before
  expect(bands[0]).toBeLessThan(165);
  expect(bands[4]).toBeLessThan(bands[0] ?? 0);
  expect(bands[5]).toBe(bands[4]);

  // Also against a new name that sits down and never opens a page.
  const [late, c] = [await TestClient.arrive(proxied.port), await TestClient.arrive(proxied.port)];
  await c.connect(from);
  const { table } = await c.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true });
  const json = { 'content-type': 'application/json', ...from };
  await late.fetch(`/api/tables/${table.id}/sit`, { method: 'POST', headers: json, body: '{}' });
  await c.join(table.id);
  await c.ask({ t: 'end', id: randomUUID(), seat: 0, how: 'resign' });
  const { changes } = await counted({ a: c, b: late, id: table.id });
  expect(changes?.map(({ after }) => after.band)).toEqual([bands[0], bands[0]]);
  for (const client of [a, b, c]) await client.close();
  await proxied.close();
});

test('a phone that leaves the network of the house during the match has played it from one address', async () => {
  const proxied = await startServer({ trustProxy: true }, TOY_CATALOGUE);
  const home = { 'x-forwarded-for': '81.2.69.142' };
  const [a, b] = [await TestClient.arrive(proxied.port), await TestClient.arrive(proxied.port)];
  for (const client of [a, b]) await client.connect(home);
  const { table } = await a.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true });
  await b.post(`/api/tables/${table.id}/sit`, {});
  await b.close();
  await b.connect({ 'x-forwarded-for': '92.40.1.7' });
  for (const client of [a, b]) await client.join(table.id);
  const pair = { a, b, id: table.id };
  await finish(pair);
  const { changes } = await counted(pair);
  expect(changes?.[0]?.after.band).toBeGreaterThan(160); // as in the test above
  for (const client of [a, b]) await client.close();
  await proxied.close();
});
