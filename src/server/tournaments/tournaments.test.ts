import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TournamentList, TournamentView } from '../../protocol/tournaments.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { CUP, playThrough, viewOf } from '../testing/toy-tournament.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

const arrive = (): Promise<TestClient> => TestClient.arrive(server.port);
const open = async (host: TestClient, more: Partial<typeof CUP> = {}): Promise<TournamentView> =>
  (await host.post('/api/tournaments', { ...CUP, ...more })) as TournamentView;

test('four people play a Swiss tournament to its end, and all matches are kept', async () => {
  const [host, ...others] = [await arrive(), await arrive(), await arrive(), await arrive()];
  const people = [host, ...others];
  const { id, link } = await open(host);
  expect(link).toContain(`/tournaments/${id}`);
  for (const person of others) await person.post(`/api/tournaments/${id}/join`);
  const [seen] = await Promise.all(people.map((person) => playThrough(person, id)));
  expect(seen).toMatchObject({ status: 'over', end: 'done', rounds: 2 });
  const { standings = [], tables = [] } = seen ?? {};
  expect(standings.reduce((all, { points }) => all + points, 0)).toBe(4);
  expect(tables.map(({ round, status }) => [round, status])).toEqual([
    [1, 'over'],
    [1, 'over'],
    [2, 'over'],
    [2, 'over'],
  ]);
  const pairs = tables.map(({ players }) => players.toSorted().join(' '));
  expect(new Set(pairs).size).toBe(4); // nobody met twice
  expect(await host.get(`/api/matches/${tables[0]?.table}/result`)).toMatchObject({ rated: true });
});

test('one person and a bot at each empty place: bots play each other too', async () => {
  const host = await arrive();
  const { id } = await open(host, { bots: 0, rated: false });
  await host.post(`/api/tournaments/${id}/start`);
  expect(await playThrough(host, id)).toMatchObject({ status: 'over', end: 'done' });
});

test('tables of three with rotating seats', async () => {
  const host = await arrive();
  const { id } = await open(host, { format: 'tables', seats: 3, places: 6, bots: 0, rated: false });
  await host.post(`/api/tournaments/${id}/start`);
  const { standings } = await playThrough(host, id);
  expect(standings.reduce((all, { points }) => all + points, 0)).toBe(12);
});

test('a seat is kept for its person, also after leaving it', async () => {
  const [host, other, stranger] = [await arrive(), await arrive(), await arrive()];
  const { id } = await open(host, { places: 2 });
  await other.post(`/api/tournaments/${id}/join`);
  await expect.poll(async () => (await viewOf(host, id)).tables.length).toBe(1);
  const table = (await viewOf(host, id)).tables[0]?.table ?? '';
  await expect.poll(() => stranger.post(`/api/tables/${table}/sit`, {})).toMatchObject({ why: 'seat-taken' });
  await host.post(`/api/tables/${table}/sit`, {});
  await host.post(`/api/tables/${table}/leave`);
  expect(await stranger.post(`/api/tables/${table}/sit`, {})).toMatchObject({ why: 'seat-taken' });
  expect(await stranger.post(`/api/tables/${table}/sit`, { seat: 0 })).toMatchObject({ why: 'seat-kept' });
  expect(
    await host.post(`/api/tables/${table}/seat`, { seat: 1, to: { kind: 'bot', level: 0 } }),
  ).toMatchObject({
    why: 'not-the-host',
  });
});

test('who withdraws while the other waits loses at once, and the other one wins', async () => {
  const [host, other] = [await arrive(), await arrive()];
  const { id } = await open(host, { places: 2, rounds: 1 });
  await other.post(`/api/tournaments/${id}/join`);
  await expect.poll(async () => (await viewOf(host, id)).tables[0]?.status).toBe('waiting');
  const table = (await viewOf(host, id)).tables[0]?.table ?? '';
  await expect.poll(() => host.post(`/api/tables/${table}/sit`, {})).toHaveProperty('table');
  await other.post(`/api/tournaments/${id}/withdraw`);
  await expect.poll(async () => (await viewOf(host, id)).status).toBe('over');
  const { standings, tables } = await viewOf(host, id);
  expect(tables).toMatchObject([{ status: 'unplayed' }]);
  expect(standings).toMatchObject([
    { player: host.guest, points: 1 },
    { player: other.guest, points: 0, gone: true },
  ]);
  expect(await host.get(`/api/tables/${table}`)).toEqual({ why: 'no-such-table' });
});

test('everybody who plays is told once that the round begins, on any page', async () => {
  const [host, other] = [await arrive(), await arrive()];
  await Promise.all([host.connect(), other.connect()]);
  await Promise.all([host.until('hello'), other.until('hello')]);
  const { id } = await open(host, { places: 2, rounds: 1 });
  await other.post(`/api/tournaments/${id}/join`);
  const news = { kind: 'round', tournament: id, round: 1, table: `${id}r1t1`, game: 'toy' };
  for (const person of [host, other]) {
    expect((await person.until('notice')).notice).toMatchObject(news);
    expect(person.received.filter(({ t }) => t === 'notice')).toHaveLength(1);
  }
  await Promise.all([host.close(), other.close()]);
});

test('joining twice is joining once, and a forged name of a bot is nobody', async () => {
  const [host, other] = [await arrive(), await arrive()];
  const { id } = await open(host, { places: 8 });
  await Promise.all([1, 2, 3].map(() => other.post(`/api/tournaments/${id}/join`)));
  expect((await viewOf(host, id)).standings.map(({ player }) => player)).toEqual([host.guest, other.guest]);
  expect(await other.post(`/api/tournaments/${id}/join`, { player: 'bot1' })).toMatchObject({
    status: 'open',
  });
  expect((await viewOf(host, id)).standings).toHaveLength(2);
  for (const forged of ['%00', '..%2f..', 'a'.repeat(300), "'or'1"])
    expect(await other.post(`/api/tournaments/${forged}/join`)).toHaveProperty('why');
});

test('lists show the own tournaments and those open to all', async () => {
  const [host, stranger] = [await arrive(), await arrive()];
  const listed = await open(host, { title: 'For all' });
  const hidden = await open(host, { title: 'For friends', listed: false });
  const mine = (await host.get('/api/tournaments')) as TournamentList;
  expect(mine.mine.map(({ id }) => id).toSorted()).toEqual([listed.id, hidden.id].toSorted());
  const theirs = (await stranger.get('/api/tournaments')) as TournamentList;
  expect(theirs.mine).toEqual([]);
  expect(theirs.listed.map(({ id }) => id)).toContain(listed.id);
  expect(theirs.listed.map(({ id }) => id)).not.toContain(hidden.id);
  for (const { id } of [listed, hidden])
    expect(await host.post(`/api/tournaments/${id}/cancel`)).toMatchObject({
      status: 'over',
      end: 'cancelled',
    });
});

test('a long title is kept whole, counted as a reader counts', async () => {
  const title = `Saturday evening cup of ${'🇺🇦'.repeat(30)}`;
  expect((await open(await arrive(), { title })).title).toBe(title);
});

test('one network cannot fill the list of all, under many names; what is over or not listed does not count', async () => {
  const own = await startServer({}, TOY_CATALOGUE);
  const ask = async (more: Partial<typeof CUP> = {}): Promise<readonly [TestClient, TournamentView]> => {
    const host = await TestClient.arrive(own.port);
    return [host, (await host.post('/api/tournaments', { ...CUP, ...more })) as TournamentView];
  };
  const [first, { id }] = await ask();
  for (let n = 1; n < 10; n++) expect((await ask())[1]).toHaveProperty('id');
  expect((await ask())[1]).toEqual({ why: 'tournament-too-many' });
  expect((await ask({ listed: false }))[1]).toHaveProperty('id');
  await first.post(`/api/tournaments/${id}/cancel`);
  expect((await ask())[1]).toHaveProperty('id');
  expect((await ask())[1]).toEqual({ why: 'tournament-too-many' });
  await own.close();
});

describe('refused, and nothing changes', () => {
  test.each<[string, object, object]>([
    ['an unknown game', { game: 'chess' }, { why: 'no-such-game' }],
    ['more seats than the game has', { format: 'tables', seats: 4 }, { why: 'wrong-number-of-seats' }],
    ['a round robin of many', { format: 'round-robin', places: 20 }, { why: 'bad-request' }],
    ['a Swiss of three at a table', { seats: 3 }, { why: 'bad-request' }],
    ['a bot that does not exist', { bots: 9 }, { why: 'no-such-level' }],
    ['no clock', { clock: { kind: 'none' } }, { why: 'tournament-needs-clock' }],
    ['a start in the past', { startsAt: 1 }, { why: 'bad-request' }],
    ['no name', { title: '  ' }, { why: 'bad-request' }],
    ['a title that is too long', { title: 'x'.repeat(61) }, { why: 'bad-request' }],
    ['a field too many', { seed: 1 }, { why: 'bad-request' }],
  ])('%s', async (_, more, refusal) => {
    const host = await arrive();
    expect(await host.post('/api/tournaments', { ...CUP, ...more })).toMatchObject(refusal);
    expect(((await host.get('/api/tournaments')) as TournamentList).mine).toEqual([]);
  });

  test('what only the host, or only a player, may do', async () => {
    const [host, other] = [await arrive(), await arrive()];
    const { id } = await open(host);
    expect(await other.post(`/api/tournaments/${id}/start`)).toEqual({ why: 'not-the-host' });
    expect(await other.post(`/api/tournaments/${id}/cancel`)).toEqual({ why: 'not-the-host' });
    expect(await other.post(`/api/tournaments/${id}/withdraw`)).toEqual({ why: 'not-in-tournament' });
    expect(await host.post(`/api/tournaments/${id}/start`)).toEqual({ why: 'tournament-too-few' });
    expect(await other.post('/api/tournaments/abcdefgh/join')).toEqual({ why: 'no-such-tournament' });
    expect(await other.get('/api/tournaments/abcdefgh')).toEqual({ why: 'no-such-tournament' });
    await host.post(`/api/tournaments/${id}/cancel`);
    expect(await other.post(`/api/tournaments/${id}/join`)).toEqual({ why: 'tournament-over' });
  });

  test('a fourth tournament of one host', async () => {
    const host = await arrive();
    for (let i = 0; i < 3; i++) expect(await open(host)).toHaveProperty('id');
    expect(await open(host)).toEqual({ why: 'tournament-too-many' });
  });
});
