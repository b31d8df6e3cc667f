import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AtTable, Lobby } from '../../protocol/api.ts';
import type { FriendList } from '../../protocol/friends.ts';
import { openStore } from '../start/open-store.ts';
import type { Server } from '../start/server.ts';
import type { Store } from '../store/store.ts';
import { TestClient } from '../testing/client.ts';
import { startServer, testConfig } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, sitTwo } from '../testing/toy-table.ts';

let server: Server;
let store: Store; // as another server has it
beforeAll(async () => {
  const config = testConfig();
  server = await startServer(config, TOY_CATALOGUE);
  store = await openStore(config);
});
afterAll(async () => {
  await store.close();
  await server.close();
});

const arrive = async (): Promise<TestClient> => {
  const client = await TestClient.arrive(server.port);
  await client.connect();
  await client.until('hello');
  return client;
};

const want = (client: TestClient, { guest }: TestClient): Promise<unknown> =>
  client.post('/api/friends', { person: guest });
const friendsOf = async (client: TestClient): Promise<FriendList> =>
  (await client.get('/api/friends')) as FriendList;
const told = (client: TestClient, kind: string) =>
  client.until('notice', ({ notice }) => notice.kind === kind);

test('two people are friends when both want it, and each is told', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  await want(ann, ben);
  await told(ben, 'friend-request');
  expect((await friendsOf(ben)).asking.map(({ guest }) => guest)).toEqual([ann.guest]);
  expect((await friendsOf(ann)).friends).toEqual([]);
  await want(ben, ann);
  await told(ann, 'friend-accepted');
  expect((await friendsOf(ann)).friends).toMatchObject([{ guest: ben.guest, is: 'here' }]);
  await ann.post('/api/friends/end', { person: ben.guest });
  expect((await friendsOf(ben)).friends).toEqual([]);
  await ann.close();
  await ben.close();
});

test('an invented person cannot be asked, and nothing is kept', async () => {
  const ann = await arrive();
  const nobody = { person: 'en000000000000000000000000' };
  expect(await ann.post('/api/friends', nobody)).toEqual({ why: 'not-possible-with' });
  expect((await friendsOf(ann)).asked).toEqual([]);
  await ann.close();
});

test('somebody who asked and went away is still told yes', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  await want(ann, ben);
  await ann.close();
  await expect.poll(async () => ((await ben.get('/api/tables')) as Lobby).people?.here).toBe(1);
  const { friends } = (await want(ben, ann)) as FriendList;
  expect(friends).toMatchObject([{ guest: ann.guest }]);
  await ben.close();
});

test('however many wait for an answer, a friend can ask: the oldest request gives way', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  const crowd = Array.from({ length: 200 }, (_, i) => `en${i.toString(16).padStart(24, '0')}`);
  for (const [i, one] of crowd.entries()) await store.wantFriend(one, ann.guest, i);
  await want(ben, ann);
  await told(ann, 'friend-request');
  const { wantedBy } = await store.friendWishes(ann.guest);
  expect(wantedBy).toHaveLength(200);
  expect([wantedBy[0], wantedBy.at(-1)]).toEqual([ben.guest, crowd[1]]);
  const { friends } = (await want(ann, ben)) as FriendList;
  expect(friends).toMatchObject([{ guest: ben.guest }]);
  for (const client of [ann, ben]) await client.close();
});

test('blocking somebody ends the friendship, and they can neither ask nor invite', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  await want(ann, ben);
  await want(ben, ann);
  ann.send({ t: 'mute', guest: ben.guest, muted: true });
  await ann.until('muted', ({ guests }) => guests.includes(ben.guest));
  expect((await friendsOf(ben)).friends).toEqual([]);
  expect(await want(ben, ann)).toEqual({ why: 'not-possible-with' });
  const { table } = await ben.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  // As for every stranger: the answer does not tell that somebody is blocked.
  expect(await ben.post(`/api/tables/${table.id}/invite`, { person: ann.guest })).toEqual({
    why: 'not-acquainted',
  });
  await ann.close();
  await ben.close();
});

test('a friend is invited to a table with an open seat, once in a while; a stranger is not', async () => {
  const [ann, ben, eve] = [await arrive(), await arrive(), await arrive()];
  await want(ann, ben);
  await want(ben, ann);
  const { table } = await ann.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const path = `/api/tables/${table.id}/invite`;
  expect(await ann.post(path, { person: ben.guest })).toEqual({});
  const { notice } = await told(ben, 'invitation');
  expect(notice).toMatchObject({ from: { guest: ann.guest }, to: { table: table.id, game: 'toy' } });
  expect(await ann.post(path, { person: ben.guest })).toMatchObject({ why: 'too-fast' });
  expect(await ann.post(path, { person: eve.guest })).toEqual({ why: 'not-acquainted' });
  expect(await eve.post(path, { person: ben.guest })).toEqual({ why: 'not-seated' });
  for (const client of [ann, ben, eve]) await client.close();
});

test('somebody is blocked and unblocked on their page, but nobody blocks themselves', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  const block = (blocked: boolean) => ann.post('/api/friends/block', { person: ben.guest, blocked });
  expect(await block(true)).toMatchObject({ blocked: [{ guest: ben.guest }] });
  expect(await want(ben, ann)).toEqual({ why: 'not-possible-with' });
  expect(await block(false)).toMatchObject({ blocked: [] });
  await want(ben, ann);
  await told(ann, 'friend-request');
  const itself = { person: ann.guest, blocked: true };
  expect(await ann.post('/api/friends/block', itself)).toMatchObject({ why: 'bad-request' });
  for (const client of [ann, ben]) await client.close();
});

test('the last opponents are listed until they are friends or blocked, and hear of a rematch wherever they are', async () => {
  const pair = await sitTwo(server.port);
  const { a, b, id } = pair;
  await finish(pair);
  await expect
    .poll(async () => (await friendsOf(a)).recent)
    .toMatchObject([{ guest: b.guest, is: 'at-table' }]);
  const { table } = (await a.post(`/api/tables/${id}/rematch`)) as AtTable;
  const { notice } = await told(b, 'invitation');
  expect(notice).toMatchObject({ from: { guest: a.guest }, to: { table: table.id, rematchOf: id } });
  await b.post('/api/friends/block', { person: a.guest, blocked: true });
  expect((await friendsOf(a)).recent).toEqual([]);
  expect((await friendsOf(b)).recent).toEqual([]);
  for (const client of [a, b]) await client.close();
});

const noticesOf = ({ received }: TestClient, kind: string): number =>
  received.filter((message) => message.t === 'notice' && message.notice.kind === kind).length;

test('asking and taking it back in turn tells the other one once, and then is refused', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  await want(ann, ben);
  await told(ben, 'friend-request');
  for (let n = 0; n < 3; n++) {
    await ann.post('/api/friends/end', { person: ben.guest });
    expect(await want(ann, ben)).toEqual({ why: 'too-fast', with: { seconds: 60 } });
  }
  expect((await friendsOf(ben)).asking).toEqual([]);
  expect(noticesOf(ben, 'friend-request')).toBe(1);
  await want(ben, ann);
  expect(await want(ann, ben)).toMatchObject({ friends: [{ guest: ben.guest }] }); // an answer is never too fast
  for (const client of [ann, ben]) await client.close();
});

test('asking for a rematch and declining it in turn tells the other one once', async () => {
  const pair = await sitTwo(server.port);
  const { a, b, id } = pair;
  await finish(pair);
  for (let n = 0; n < 3; n++) {
    await a.post(`/api/tables/${id}/rematch`);
    await a.post(`/api/tables/${id}/decline-rematch`);
  }
  const { table } = (await a.post(`/api/tables/${id}/rematch`)) as AtTable;
  await b.until('table', (heard) => heard.table.rematch === table.id); // the page of the match shows it all the same
  expect(noticesOf(b, 'invitation')).toBe(1);
  for (const client of [a, b]) await client.close();
});
