// @module-tag slow
import { afterEach, expect, test, vi } from 'vitest';
import type { AtTable, Lobby } from '../../protocol/api.ts';
import type { FriendList } from '../../protocol/friends.ts';
import type { Leaders } from '../../protocol/people.ts';
import type { MySeek, NewSeek } from '../../protocol/seeks.ts';
import { TestClient } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { twoServers } from '../testing/two-servers.ts';

/** People at two servers with one database find each other. */
const pair = twoServers(startPostgres);

const open: TestClient[] = [];
afterEach(async () => {
  for (const client of open) await client.post('/api/seek/end');
  await Promise.all(open.map((client) => client.close()));
  open.length = 0;
});

const PATIENT = { timeout: 60_000 }; // only for what never comes
const WISH: NewSeek = { games: ['toy'], players: 2, pace: '5+3', rated: true };

const apart = async (): Promise<readonly [TestClient, TestClient]> => {
  const [ann, ben] = await Promise.all(pair.ports.map((port) => TestClient.arrive(port)));
  if (!ann || !ben) throw new Error('two people');
  for (const client of [ann, ben]) {
    await client.connect();
    await client.until('hello');
    open.push(client);
  }
  return [ann, ben];
};

const told = async (client: TestClient, kind: string) =>
  (await client.until('notice', ({ notice }) => notice.kind === kind)).notice;
const timesTold = ({ received }: TestClient, kind: string): number =>
  received.filter((message) => message.t === 'notice' && message.notice.kind === kind).length;
const seekOf = async (client: TestClient): Promise<MySeek> => (await client.get('/api/seek')) as MySeek;

test('they are asked, and told of the match, once each, and sit at one table', async () => {
  const [ann, ben] = await apart();
  await ann.post('/api/seek', WISH);
  await expect.poll(async () => ((await ben.get('/api/tables')) as Lobby).company?.looking, PATIENT).toBe(1);
  await ben.post('/api/seek', WISH);
  for (const client of [ann, ben]) {
    const notice = await told(client, 'found');
    if (notice.kind !== 'found') throw new Error('another notice');
    await client.post('/api/seek/answer', { pairing: notice.found.pairing, yes: true });
  }
  const begun = await Promise.all([told(ann, 'begun'), told(ben, 'begun')]);
  const tables = begun.map((notice) => (notice.kind === 'begun' ? notice.table : ''));
  expect(new Set(tables).size).toBe(1);
  const shown = (await ben.get(`/api/tables/${tables[0]}`)) as AtTable;
  expect(shown.table).toMatchObject({ status: 'playing', rated: true });
  for (const client of [ann, ben]) {
    expect(await seekOf(client)).toEqual({ is: 'none' });
    expect([timesTold(client, 'found'), timesTold(client, 'begun')]).toEqual([1, 1]);
  }
});

test('a server whose clock is minutes ahead deletes nobody’s search', async () => {
  const [ann, ben] = await apart();
  await ann.post('/api/seek', { ...WISH, pace: '10+5' });
  const real = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + 5 * 60_000);
  await new Promise((resolve) => setTimeout(resolve, 3_000)); // three looks of each server
  clock.mockRestore();
  expect(await seekOf(ann)).toMatchObject({ is: 'seeking' });
  await ann.post('/api/seek/end');
  await ben.close();
});

test('with a pace of days the match begins once, though both servers look for the same people', async () => {
  const [ann, ben] = await apart();
  await ann.post('/api/seek', { ...WISH, pace: '1-day' });
  await ben.post('/api/seek', { ...WISH, pace: '1-day' });
  const [one, other] = await Promise.all([told(ann, 'begun'), told(ben, 'begun')]);
  expect(one).toMatchObject({ table: other.kind === 'begun' ? other.table : '' });
  const { mine } = (await ann.get('/api/tables')) as Lobby;
  expect(mine).toHaveLength(1);
  expect([timesTold(ann, 'begun'), timesTold(ben, 'begun')]).toEqual([1, 1]);
});

test('a “not now” at one server lets the other one go on looking at theirs', async () => {
  const [ann, ben] = await apart();
  for (const client of [ann, ben]) await client.post('/api/seek', WISH);
  await told(ben, 'found');
  await ben.post('/api/seek/end');
  expect(await told(ann, 'found-over')).toMatchObject({ why: 'gone', again: true });
  expect(await seekOf(ann)).toMatchObject({ is: 'seeking' });
});

test('friends see each other across servers, invite each other and are among the same leaders', async () => {
  const [ann, ben] = await apart();
  const ask = (): Promise<unknown> => ann.post('/api/friends', { person: ben.guest });
  await expect.poll(ask, PATIENT).not.toHaveProperty('why'); // refused until Ann's server has heard that Ben is here
  await told(ben, 'friend-request');
  await ben.post('/api/friends', { person: ann.guest });
  await told(ann, 'friend-accepted');
  const friends = async () => ((await ann.get('/api/friends')) as FriendList).friends;
  await expect.poll(friends, PATIENT).toMatchObject([{ guest: ben.guest, is: 'here' }]);
  const { table } = await ann.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ann.post(`/api/tables/${table.id}/invite`, { person: ben.guest });
  expect(await told(ben, 'invitation')).toMatchObject({ to: { table: table.id } });
  expect(timesTold(ben, 'invitation')).toBe(1);
  const leaders = (await ben.get('/api/leaders?game=toy&period=friends')) as Leaders;
  expect(leaders).toMatchObject({ leaders: [], listed: 0, me: null });
});
