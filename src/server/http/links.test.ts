import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { join } from 'node:path';
import type { Account } from '../../protocol/account.ts';
import type { AtTable, DeviceLink, Me } from '../../protocol/api.ts';
import type { Server } from '../start/server.ts';
import { openSqlite } from '../store/sqlite.ts';
import { TestClient } from '../testing/client.ts';
import { startServer, testFolder } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { pickCard, sitTwo } from '../testing/toy-table.ts';

let server: Server;
const folder = testFolder();
beforeAll(async () => void (server = await startServer({ dataDir: folder }, TOY_CATALOGUE)));
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const linkOf = async (client: TestClient, wish?: { table: string }): Promise<string> => {
  const { url } = (await client.post('/api/me/link', wish)) as DeviceLink;
  expect(url).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${server.port}/as/[\\w-]{43}$`));
  return new URL(url).pathname;
};

/** Another device with a new browser, where somebody presses the button. */
const openOn = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  new TestClient(server.port).fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const cookieFrom = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

test('the link makes another device mine, leads to my table, and I play on there', async () => {
  const { a, b, id } = await sitTwo(server.port);
  const answer = await openOn(await linkOf(a, { table: id }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/table/${id}`]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toContain('HttpOnly');
  const phone = new TestClient(server.port);
  phone.cookie = cookieFrom(answer);
  expect(((await phone.get('/api/me')) as Me).guest).toBe(a.guest);
  await phone.join(id);
  expect(await pickCard(phone, 0)).toMatchObject({ t: 'ack', seq: 1 });
  await b.until('scene', ({ scene }) => scene.seq === 1);
});

test('without a table it leads to the lobby; it works once, and a look at it does not count', async () => {
  const a = await TestClient.arrive(server.port);
  const path = await linkOf(a);
  for (const method of ['HEAD', 'GET']) {
    const looked = await new TestClient(server.port).fetch(path, { method });
    expect([looked.status, looked.headers.get('set-cookie')]).toEqual([200, null]);
    expect(looked.headers.get('cache-control')).toBe('no-store');
  }
  const answers = await Promise.all([1, 2, 3].map(() => openOn(path)));
  const good = answers.filter(({ status }) => status === 303);
  expect(good.map(({ headers }) => headers.get('location'))).toEqual(['/']);
  const spent = await openOn(path);
  expect(spent.status).toBe(410);
  expect(spent.headers.get('set-cookie')).toBeNull();
});

test('a browser that was a guest keeps it in mind, and the account is asked if the guest comes along', async () => {
  const { a: guest, b, id } = await sitTwo(server.port);
  const account = await TestClient.arrive(server.port);
  const open = async (): Promise<{ where: string | null; earlier: unknown }> => {
    const { cookie } = guest;
    const answer = await openOn(await linkOf(account), { cookie });
    const browser = new TestClient(server.port);
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    browser.cookie = cookies.join('; ');
    const { me, earlierGuest } = (await browser.get('/api/account')) as Account;
    expect(me.guest).toBe(account.guest);
    return { where: answer.headers.get('location'), earlier: earlierGuest };
  };
  // A guest cannot become part of a guest: nothing is offered that would be refused.
  expect(await open()).toEqual({ where: '/', earlier: null });
  await account.post('/api/account/recovery-code');
  expect(await open()).toMatchObject({ where: '/account', earlier: { guest: guest.guest, tables: 1 } });
  expect(((await guest.get(`/api/tables/${id}`)) as AtTable).table.id).toBe(id);
  for (const client of [guest, b]) await client.close();
});

test('a link to a browser that is this person already begins no second session', async () => {
  const a = await TestClient.arrive(server.port);
  const answer = await openOn(await linkOf(a), { cookie: a.cookie });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, null]);
  expect(((await a.get('/api/account')) as Account).sessions).toHaveLength(1);
});

test('a link to an account that is being deleted calls that off, and is spent when it is too late', async () => {
  const store = await openSqlite(join(folder, 'clowder.sqlite'));
  const [returns, late] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  const paths = new Map<TestClient, string>();
  for (const client of [returns, late]) {
    await client.post('/api/account/recovery-code');
    paths.set(client, await linkOf(client));
    await client.post('/api/account/delete', {});
  }
  const open = (client: TestClient): Promise<Response> => openOn(paths.get(client) ?? '');
  const back = await open(returns);
  expect([back.status, back.headers.get('location')]).toEqual([303, '/account?returned']);
  expect(await store.leavingAt(returns.guest)).toBeNull();
  await store.setLeaving(late.guest, Date.now() - 1);
  const spent = await open(late);
  expect([spent.status, spent.headers.get('set-cookie')]).toEqual([410, null]);
  await store.close();
});

test('an expired link shows the reason in the language of the browser', async () => {
  const a = await TestClient.arrive(server.port);
  const path = await linkOf(a);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1 });
  const late = await openOn(path, { 'accept-language': 'uk' });
  expect(late.status).toBe(410);
  expect(await late.text()).toContain('Створи нове на іншому пристрої');
  expect(late.headers.get('set-cookie')).toBeNull();
});

test('a link for another guest can be neither made nor guessed', async () => {
  const stranger = await new TestClient(server.port).fetch('/api/me/link', { method: 'POST' });
  expect(stranger.status).toBe(401);
  const a = await TestClient.arrive(server.port);
  const origin = 'https://evil.example';
  expect((await a.fetch('/api/me/link', { method: 'POST', headers: { origin } })).status).toBe(403);
  expect((await openOn(await linkOf(a), { origin })).status).toBe(403);
  expect((await openOn(`/as/${'x'.repeat(43)}`)).status).toBe(410);
  expect((await openOn('/as/short')).status).toBe(400);
});
