// @module-tag slow
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Account } from '../../protocol/account.ts';
import type { FriendList } from '../../protocol/friends.ts';
import type { MatchList, Profile } from '../../protocol/people.ts';
import type { Config } from '../config/config.ts';
import type { Server } from '../start/server.ts';
import { SqliteWriter } from '../store/sqlite-writer.ts';
import { TestClient } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, sitTwo } from '../testing/toy-table.ts';
import { CUP, viewOf } from '../testing/toy-tournament.ts';

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.stop());

const codeOf = async (person: TestClient): Promise<string> =>
  ((await person.post('/api/account/recovery-code')) as { code: string }).code;
const accountOf = async (client: TestClient): Promise<Account> =>
  (await client.get('/api/account')) as Account;
const matchesOf = async ({ guest }: TestClient, asker: TestClient): Promise<MatchList['matches']> =>
  ((await asker.get(`/api/people/${guest}/matches`)) as MatchList).matches;

/** A browser of one guest that claims to have been another one before: both cookies are signed by the server. */
const beside = (guest: TestClient, earlier: TestClient): TestClient => {
  const browser = guest.twin();
  browser.cookie += `; clowder-earlier=${earlier.cookie.replace(/^clowder=/, '')}`;
  return browser;
};

describe.each<[string, () => Partial<Config>]>([
  ['SQLite', () => ({})],
  ['PostgreSQL', () => ({ databaseUrl: postgres.url, secret: 'the same on all servers' })],
])('the guest of a browser, with %s', (_, settings) => {
  let server: Server;
  beforeAll(async () => void (server = await startServer(settings(), TOY_CATALOGUE)));
  afterAll(() => server.close());

  /** The same browser after it has signed in; it keeps all its cookies. */
  const signedIn = async (browser: TestClient, account: TestClient, code: string): Promise<TestClient> => {
    const answer = await browser.fetch('/api/sign-in/code', {
      method: 'POST',
      body: JSON.stringify({ code }),
      headers: { 'content-type': 'application/json' },
    });
    const after = new TestClient(server.port);
    after.guest = account.guest;
    after.cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .join('; ');
    return after;
  };

  test('brings its matches, ratings, friends and seats along, once it is asked', async () => {
    const account = await TestClient.arrive(server.port);
    const code = await codeOf(account);
    const over = await sitTwo(server.port, { rated: true });
    await finish(over);
    const { a: guest, b: friend } = over;
    await expect.poll(async () => (await matchesOf(guest, guest))[0]?.changes).toHaveLength(2);
    await guest.post('/api/friends', { person: friend.guest });
    await friend.post('/api/friends', { person: guest.guest });
    const { table } = await guest.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await friend.post(`/api/tables/${table.id}/sit`, {});
    await friend.join(table.id);

    const mine = await signedIn(guest, account, code);
    expect((await accountOf(mine)).earlierGuest).toMatchObject({
      guest: guest.guest,
      matches: 1,
      tables: 1,
      friends: 1,
    });
    expect(await matchesOf(account, account)).toEqual([]);
    expect(await mine.post('/api/account/merge', { bring: true })).toMatchObject({
      me: { guest: account.guest },
      earlierGuest: null,
    });

    expect(await matchesOf(account, account)).toMatchObject([{ match: over.id, rated: true }]);
    const profile = (await friend.get(`/api/people/${guest.guest}`)) as Profile;
    expect(profile).toMatchObject({ guest: account.guest, games: [{ rating: { matches: 1 } }] });
    expect(((await friend.get('/api/friends')) as FriendList).friends).toMatchObject([
      { guest: account.guest },
    ]);
    // The running match goes on, with the account at the seat of the guest.
    await friend.until('table', (sent) => JSON.stringify(sent.table.seats[0]).includes(account.guest));
    await mine.join(table.id);
    await finish({ id: table.id, a: mine, b: friend });
    await expect.poll(() => matchesOf(account, account)).toHaveLength(2);
    expect((await guest.fetch('/api/account')).status).toBe(401);
    for (const client of [guest, friend, mine]) await client.close();
  });

  test('stays behind if one says so, and is not asked about again', async () => {
    const account = await TestClient.arrive(server.port);
    const code = await codeOf(account);
    const { a: guest, b, id } = await sitTwo(server.port);
    await finish({ a: guest, b, id });
    const mine = await signedIn(guest, account, code);
    const answer = await mine.fetch('/api/account/merge', {
      method: 'POST',
      body: JSON.stringify({ bring: false }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.headers.getSetCookie().join()).toMatch(/clowder-earlier=;/);
    expect(await matchesOf(account, account)).toEqual([]);
    expect((await guest.fetch('/api/account')).status).toBe(200);
    for (const client of [guest, b]) await client.close();
  });

  test('is refused if it is nobody, forged, an account itself, or somebody else’s already', async () => {
    const [account, other] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
    const [code, otherCode] = [await codeOf(account), await codeOf(other)];
    const refused = { why: 'not-a-guest' };
    expect(await account.post('/api/account/merge', { bring: true })).toEqual(refused);
    const forged = account.twin();
    forged.cookie += `; clowder-earlier=${other.guest}.000000000000000000000000.forged`;
    expect(await forged.post('/api/account/merge', { bring: true })).toEqual(refused);

    const switched = await signedIn(other, account, code); // from one account to another
    expect((await accountOf(switched)).earlierGuest).toBeNull();
    expect(await switched.post('/api/account/merge', { bring: true })).toEqual(refused);

    const { a: guest, b, id } = await sitTwo(server.port);
    await finish({ a: guest, b, id });
    const [one, two] = [await signedIn(guest, account, code), await signedIn(guest, other, otherCode)];
    expect(await one.post('/api/account/merge', { bring: true })).toMatchObject({ earlierGuest: null });
    expect(await two.post('/api/account/merge', { bring: true })).toEqual(refused);
    expect(await matchesOf(other, other)).toEqual([]);
    for (const client of [guest, b]) await client.close();
  });

  test('cannot become part of another guest: two could become part of each other, and their names would never be found', async () => {
    const [one, other] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
    const both = [beside(one, other), beside(other, one)];
    const answers = await Promise.all(
      both.map((client) => client.post('/api/account/merge', { bring: true })),
    );
    expect(answers).toEqual([{ why: 'not-a-guest' }, { why: 'not-a-guest' }]);
    expect(await one.get(`/api/people/${other.guest}`)).toMatchObject({ guest: other.guest });
  });
});

test('a guest who joins a tournament just before the merge is stored plays in none afterwards', async () => {
  const server = await startServer({}, TOY_CATALOGUE);
  const [account, guest, host] = [
    await TestClient.arrive(server.port),
    await TestClient.arrive(server.port),
    await TestClient.arrive(server.port),
  ];
  await codeOf(account);
  const { id } = (await host.post('/api/tournaments', CUP)) as { id: string };
  const players = async (): Promise<string[]> =>
    (await viewOf(host, id)).standings.filter(({ gone }) => !gone).map(({ player }) => player);
  const write = Reflect.get(SqliteWriter.prototype, 'run');
  let joined = false;
  vi.spyOn(SqliteWriter.prototype, 'run').mockImplementation(async function (this: SqliteWriter, ...args) {
    if (!joined && args[0].startsWith('insert into "results"')) {
      joined = true;
      await guest.post(`/api/tournaments/${id}/join`);
      expect(await players()).toContain(guest.guest);
    }
    return write.apply(this, args);
  });
  await beside(account, guest).post('/api/account/merge', { bring: true });
  vi.restoreAllMocks();
  expect(joined).toBe(true);
  expect(await players()).toEqual([host.guest]);
  await server.close();
});
