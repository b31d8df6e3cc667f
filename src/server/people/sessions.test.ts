// @module-tag slow
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Account } from '../../protocol/account.ts';
import type { DeviceLink, Me } from '../../protocol/api.ts';
import { TestClient } from '../testing/client.ts';
import { openPostgres } from '../store/postgres.ts';
import { startPostgres } from '../testing/postgres.ts';
import { finish } from '../testing/toy-table.ts';
import { SECRET, twoServers } from '../testing/two-servers.ts';

const two = twoServers(startPostgres);

const PHONE = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' };

const cookieFrom = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** The same person at the other server, by a personal link. */
const otherDevice = async (client: TestClient): Promise<TestClient> => {
  const { url } = (await client.post('/api/me/link')) as DeviceLink;
  const phone = new TestClient(two.ports[1]);
  const answer = await phone.fetch(new URL(url).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...PHONE },
  });
  [phone.cookie, phone.guest] = [cookieFrom(answer), client.guest];
  return phone;
};

const accountOf = async (client: TestClient): Promise<Account> =>
  (await client.get('/api/account')) as Account;

const signed = (value: string): string => {
  const signature = createHmac('sha256', SECRET).update(value).digest('base64').replace(/=+$/, '');
  return `clowder=${encodeURIComponent(`${value}.${signature}`)}`;
};

test('the devices of a person are listed, coarsely, and this one is marked', async () => {
  const laptop = await TestClient.arrive(two.ports[0]);
  const phone = await otherDevice(laptop);
  const { sessions } = await accountOf(laptop);
  expect(sessions.map(({ here, how, device: { kind } }) => `${here} ${how} ${kind}`).toSorted()).toEqual([
    'false link phone',
    'true guest computer',
  ]);
  expect(sessions.every(({ seen }) => seen % 3_600_000 === 0)).toBe(true);
  expect((await accountOf(phone)).sessions.find(({ here }) => here)?.device.browser).toBe('Firefox');
});

test('a session that is ended is refused at every server at once, its sockets too', async () => {
  const laptop = await TestClient.arrive(two.ports[0]);
  const phone = await otherDevice(laptop);
  await phone.connect();
  await phone.until('hello');
  const { socket } = phone;
  if (!socket) throw new Error('no socket');
  const closed = once(socket, 'close');
  const { sessions } = await accountOf(laptop);
  await laptop.post('/api/account/end-sessions', { id: sessions.find(({ here }) => !here)?.id });
  expect(await phone.until('error')).toMatchObject({ fatal: true, why: 'no-guest' });
  await closed;
  expect((await phone.fetch('/api/account')).status).toBe(401);
  expect((await phone.fetch('/api/tables', { method: 'GET' })).status).toBe(401);
  expect(((await phone.get('/api/me')) as Me).guest).not.toBe(laptop.guest);
  expect(((await laptop.get('/api/me')) as Me).guest).toBe(laptop.guest);
});

test('nobody ends the session of somebody else', async () => {
  const [a, b] = [await TestClient.arrive(two.ports[0]), await TestClient.arrive(two.ports[0])];
  const { sessions } = await accountOf(a);
  await b.post('/api/account/end-sessions', { id: sessions[0]?.id });
  expect(((await a.get('/api/me')) as Me).guest).toBe(a.guest);
});

test('the cookie of an older release works, becomes a session, and ends with all the others', async () => {
  const laptop = await TestClient.arrive(two.ports[0]);
  const old = new TestClient(two.ports[1]);
  old.cookie = signed(laptop.guest);
  const answer = await old.fetch('/api/me');
  expect(((await answer.json()) as Me).guest).toBe(laptop.guest);
  const renewed = new TestClient(two.ports[1]);
  renewed.cookie = cookieFrom(answer);
  expect((await accountOf(renewed)).sessions.some(({ here }) => here)).toBe(true);
  await accountOf(laptop);
  await laptop.post('/api/account/end-sessions', {});
  for (const ended of [old, renewed])
    await expect.poll(async () => (await ended.fetch('/api/account')).status).toBe(401);
  expect((await accountOf(laptop)).sessions).toHaveLength(1);
});

test('a forged session, guest or signature is nobody', async () => {
  const { guest, cookie } = await TestClient.arrive(two.ports[0]);
  const forged = [
    cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    `clowder=${guest}`,
    signed(`${guest}.`),
    signed(`${guest}.zz`),
    signed(`${guest}.${'0'.repeat(24)}.x`),
  ];
  for (const each of forged) {
    const client = new TestClient(two.ports[0]);
    client.cookie = each;
    expect((await client.fetch('/api/account')).status).toBe(401);
  }
});

test('a copy of a cookie lasts no longer than the cookie: a year; until then it names its day', async () => {
  const { guest, cookie } = await TestClient.arrive(two.ports[0]);
  const [, session, day] = decodeURIComponent(cookie).split('.');
  const status = async (on: number): Promise<number> => {
    const client = new TestClient(two.ports[0]);
    client.cookie = signed(`${guest}.${session}.${on}`);
    return (await client.fetch('/api/account')).status;
  };
  expect(await status(Number(day) - 364)).toBe(200);
  expect(await status(Number(day) - 367)).toBe(401);
});

test('a recovery code signs in elsewhere until a new one is made; a wrong letter does not', async () => {
  const laptop = await TestClient.arrive(two.ports[0]);
  const { code: first } = (await laptop.post('/api/account/recovery-code')) as { code: string };
  const confirmed = await laptop.post('/api/account/confirm-code', { code: first });
  const { code } = (await laptop.post('/api/account/recovery-code', confirmed)) as { code: string };
  expect(code).toMatch(/^(?:[2-9A-Z]{4}-){4}[2-9A-Z]{4}$/);
  const phone = new TestClient(two.ports[1]);
  expect(await phone.post('/api/sign-in/code', { code: first })).toEqual({ why: 'wrong-code' });
  const answer = await phone.fetch('/api/sign-in/code', {
    method: 'POST',
    body: JSON.stringify({ code: ` ${code.toLowerCase().replaceAll('-', ' ')}` }),
    headers: { 'content-type': 'application/json', ...PHONE },
  });
  phone.cookie = cookieFrom(answer);
  expect(((await phone.get('/api/me')) as Me).guest).toBe(laptop.guest);
  expect((await accountOf(laptop)).sessions.map(({ how }) => how).toSorted()).toEqual(['code', 'guest']);
  const wrong = `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`;
  expect(await phone.post('/api/sign-in/code', { code: wrong })).toEqual({ why: 'wrong-code' });
});

test('passkeys are refused in a clear way where browsers allow none', async () => {
  const person = await TestClient.arrive(two.ports[0]);
  expect(await person.post('/api/account/passkey-options')).toEqual({ why: 'no-passkeys-here' });
  const made = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} };
  const response = {
    clientDataJSON: 'AA',
    authenticatorData: 'AA',
    signature: 'AA',
    attestationObject: 'AA',
  };
  for (const path of ['account/passkeys', 'sign-in/passkey'])
    expect(
      await (
        await person.fetch(`/api/${path}`, {
          method: 'POST',
          body: JSON.stringify({ ...made, response }),
          headers: { 'content-type': 'application/json', host: 'localhost' },
        })
      ).json(),
    ).toMatchObject({ why: expect.stringMatching(/^(?:passkey-refused|no-passkeys-here)$/) as string });
});

test('everything of mine is one file; deleted, I am nobody and my opponent keeps the match', async () => {
  const { a, b, id } = await two.sitApart();
  await finish({ a, b, id });
  const file = await a.fetch('/api/account/export');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  const mine = (await file.json()) as { guest: string; tables: { id: string; record: string }[] };
  expect(mine).toMatchObject({ guest: a.guest, tables: [{ id }], friends: { wanted: [], wantedBy: [] } });
  expect(mine.tables[0]?.record).toMatch(/^clowder record 1\n/);
  expect(await a.post('/api/account/delete', {})).toEqual({});
  await expect.poll(async () => (await a.fetch('/api/account')).status).toBe(401);
  await expect
    .poll(() => b.get(`/api/people/${b.guest}/matches`))
    .toMatchObject({ matches: [{ match: id, seats: [{ name: 'A former guest' }, {}] }] });
});

test('the end of a session is seen although another one was stored while a clock was a day ahead', async () => {
  const laptop = await TestClient.arrive(two.ports[0]);
  const [phone, tablet] = [await otherDevice(laptop), await otherDevice(laptop)];
  const store = await openPostgres(two.postgres.url, () => {});
  /** By a command of the host: no server is told. Each finds it by itself. */
  const end = async (device: TestClient, at: number): Promise<void> => {
    const { sessions } = await accountOf(device);
    const own = sessions.filter(({ here }) => here).map(({ id }) => id);
    await store.endSessions(laptop.guest, own, at);
    await expect.poll(async () => (await device.fetch('/api/account')).status, { timeout: 20_000 }).toBe(401);
  };
  await end(tablet, Date.now() + 24 * 3_600_000);
  await end(phone, Date.now());
  await store.close();
}, 60_000);
