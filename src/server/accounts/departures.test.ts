import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account, SignedIn } from '../../protocol/account.ts';
import type { AtTable, Me, NewTable } from '../../protocol/api.ts';
import type { FriendList } from '../../protocol/friends.ts';
import type { MatchList, Profile } from '../../protocol/people.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, sitTwo } from '../testing/toy-table.ts';
import { REAL_TIME, replaceTime } from '../time.ts';

const DAY = 24 * 3_600_000;

let server: Server;
let ahead = 0;
let wrong = 0; // the wall clock alone
beforeEach(async () => {
  [ahead, wrong] = [0, 0];
  replaceTime({
    ...REAL_TIME,
    wall: () => Date.now() + ahead + wrong,
    uptime: () => REAL_TIME.uptime() + ahead,
    every: (ms, call) => REAL_TIME.every(Math.min(ms, 50), call),
  });
  server = await startServer({}, TOY_CATALOGUE);
});
afterEach(async () => {
  await server.close();
  replaceTime(REAL_TIME);
});

const codeOf = async (person: TestClient): Promise<string> =>
  ((await person.post('/api/account/recovery-code')) as { code: string }).code;

const signIn = async (code: string): Promise<{ answer: SignedIn; browser: TestClient }> => {
  const browser = new TestClient(server.port);
  const response = await browser.fetch('/api/sign-in/code', {
    method: 'POST',
    body: JSON.stringify({ code }),
    headers: { 'content-type': 'application/json' },
  });
  browser.cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const answer = (await response.json()) as SignedIn;
  browser.guest = answer.guest;
  return { answer, browser };
};

test('a deleted account can be signed into for 14 days, and then it stays', async () => {
  const person = await TestClient.arrive(server.port);
  const code = await codeOf(person);
  await person.post('/api/account/delete', {});
  expect((await person.fetch('/api/account')).status).toBe(401);
  ahead = 13 * DAY;
  const { answer, browser } = await signIn(code);
  expect(answer).toMatchObject({ guest: person.guest, returned: true });
  ahead = 30 * DAY;
  expect((await signIn(code)).answer).toMatchObject({ guest: person.guest, returned: false });
  expect((await browser.fetch('/api/account')).status).toBe(200);
});

test('a clock that is wrong by a month for a moment deletes nobody', async () => {
  const { a: person, b: other } = await sitTwo(server.port);
  const code = await codeOf(person);
  await person.post('/api/account/delete', {});
  wrong = 30 * DAY;
  await new Promise((resolve) => setTimeout(resolve, 500)); // the server looks every 50 ms
  wrong = 0;
  expect((await signIn(code)).answer).toMatchObject({ guest: person.guest, returned: true });
  for (const client of [person, other]) await client.close();
});

test('after 14 days the name is gone, the matches of others stay, and nobody signs in', async () => {
  const { a: person, b: other, id } = await sitTwo(server.port);
  await finish({ a: person, b: other, id });
  const code = await codeOf(person);
  const { name } = (await person.get('/api/me')) as Me;
  await person.post('/api/account/delete', {});
  const opponent = async (): Promise<string | null | undefined> =>
    ((await other.get(`/api/people/${other.guest}/matches`)) as MatchList).matches[0]?.seats[0]?.name;
  expect(await opponent()).toBe(name);
  ahead = 14 * DAY;
  await expect.poll(opponent).toBe('A former guest');
  expect((await signIn(code)).answer).toEqual({ why: 'wrong-code' });
  await person.close();
  await other.close();
});

test('a guest without passkey and code could not return: they are deleted at once', async () => {
  const person = await TestClient.arrive(server.port);
  await person.post('/api/account/delete', {});
  const profile = (await (
    await TestClient.arrive(server.port)
  ).get(`/api/people/${person.guest}`)) as Profile;
  expect(profile.name).toBe('A former guest');
});

test('a page is for everybody, for friends or for nobody; own matches are always seen', async () => {
  const { a: person, b: opponent, id } = await sitTwo(server.port, { rated: true });
  await finish({ a: person, b: opponent, id });
  const [friend, stranger] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  await friend.connect(); // only somebody who is known can be asked
  await person.post('/api/friends', { person: friend.guest });
  await friend.post('/api/friends', { person: person.guest });
  const seen = async (asker: TestClient): Promise<boolean> =>
    !((await asker.get(`/api/people/${person.guest}`)) as Profile).hidden;
  const count = async (asker: TestClient): Promise<number> =>
    ((await asker.get(`/api/people/${person.guest}/matches`)) as MatchList).matches.length;
  const friendIs = async (): Promise<string | undefined> =>
    ((await friend.get('/api/friends')) as FriendList).friends[0]?.is;
  await expect.poll(() => count(stranger)).toBe(1);
  expect(await friendIs()).toBe('at-table');

  const choose = async (seenBy: string): Promise<void> =>
    expect(((await person.post('/api/account/seen-by', { seenBy })) as Account).seenBy).toBe(seenBy);
  await choose('friends');
  expect([await seen(person), await seen(friend), await seen(stranger)]).toEqual([true, true, false]);
  expect(await friendIs()).toBe('at-table');
  await choose('nobody');
  expect([await seen(person), await seen(friend), await seen(opponent)]).toEqual([true, false, false]);
  expect([await count(person), await count(opponent), await count(stranger)]).toEqual([1, 1, 0]);
  expect(await friendIs()).toBe('away');
  expect(await opponent.get(`/api/people/${person.guest}`)).toMatchObject({
    withMe: { played: 1 },
    games: [],
  });
  await choose('everybody');
  expect(await seen(stranger)).toBe(true);
  expect(await person.post('/api/account/seen-by', { seenBy: 'cats' })).toMatchObject({ why: 'bad-request' });
  for (const client of [person, opponent, friend]) await client.close();
});

test('whoever hid their page does not become visible by being deleted; nobody meets them any more', async () => {
  const { a: person, b: opponent, id } = await sitTwo(server.port, { rated: true });
  await finish({ a: person, b: opponent, id });
  const [friend, stranger] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  await person.post('/api/account/seen-by', { seenBy: 'nobody' });
  await person.post('/api/account/delete', {});
  const path = `/api/people/${person.guest}`;
  const nothing = { games: [], met: [], since: null, hidden: true, gone: true };
  expect(await stranger.get(path)).toMatchObject({
    ...nothing,
    name: 'A former guest',
    withMe: { played: 0 },
  });
  expect(await stranger.get(`${path}/matches`)).toMatchObject({ matches: [] });
  expect(await opponent.get(path)).toMatchObject({ ...nothing, withMe: { played: 1 } });
  expect(await opponent.get(`${path}/matches`)).toMatchObject({ matches: [{ match: id }] });
  const not = { why: 'not-possible-with' };
  expect(await friend.post('/api/friends', { person: person.guest })).toMatchObject(not);
  expect(await opponent.get('/api/friends')).toMatchObject({ recent: [] });
  const { table } = await opponent.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(await opponent.post(`/api/tables/${table.id}/invite`, { person: person.guest })).toMatchObject(not);
  for (const client of [person, opponent]) await client.close();
});

test('a name that was chosen for one table is gone too', async () => {
  const seats: NewTable['seats'] = [{ kind: 'me', name: 'Zoe' }, { kind: 'open' }];
  const { a: person, b: other, id } = await sitTwo(server.port, { seats });
  await finish({ a: person, b: other, id });
  const names = async (): Promise<unknown> => [
    ((await other.get(`/api/people/${other.guest}/matches`)) as MatchList).matches[0]?.seats[0]?.name,
    ((await other.get(`/api/tables/${id}`)) as AtTable).table.seats[0],
  ];
  await expect.poll(names).toMatchObject(['Zoe', { name: 'Zoe' }]);
  await person.post('/api/account/delete', {});
  await expect.poll(names).toMatchObject(['A former guest', { name: 'A former guest' }]);
  await other.close();
});

test('somebody who deletes their account no longer looks for anybody to play with', async () => {
  const [person, other] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  await codeOf(person);
  const wish = { games: ['toy'], players: 2, pace: '3-days', rated: true };
  expect(await person.post('/api/seek', wish)).toMatchObject({ is: 'seeking' });
  await person.post('/api/account/delete', {});
  expect(await other.post('/api/seek', wish)).toMatchObject({ is: 'seeking' });
});
