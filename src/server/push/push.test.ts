import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomUUID,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fastifyCookie } from '@fastify/cookie';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '../../protocol/account.ts';
import type { DeviceLink } from '../../protocol/api.ts';
import type { MyNotices, PushMessage } from '../../protocol/notice-settings.ts';
import type { DaysClock } from '../../protocol/table.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer, testFolder } from '../testing/start.ts';
import { REAL_TIME, replaceTime } from '../time.ts';

/** Push and webhooks, received by a real HTTP server. */

const DAYS: DaysClock = { kind: 'days', days: 1, holiday: 0, late: 'bot' };
const ALL = { turn: true, found: true, invitation: true, seated: true, over: true, round: true };
const PATIENCE = { timeout: 300_000 }; // only for what never comes

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: Server;
let folder: string;
let receiver: HttpServer;
let received: Received[];
let answers: number[]; // to the next requests; then 201
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  [received, answers] = [[], []];
  replaceTime({
    ...REAL_TIME,
    wall: () => Date.now() + ahead,
    uptime: () => REAL_TIME.uptime() + ahead,
    after: (ms, call) => REAL_TIME.after(Math.min(ms, 20), call),
    every: (ms, call) => REAL_TIME.every(Math.min(ms, 50), call),
  });
  folder = testFolder();
  server = await startServer({ privateWebhooks: true, dataDir: folder });
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answers.shift() ?? 201).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  await server.close();
  await new Promise((done) => receiver.close(done));
  replaceTime(REAL_TIME);
});

const address = (path: string): string =>
  `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;

const patch = async (client: TestClient, change: object): Promise<MyNotices> => {
  const response = await client.fetch('/api/me/notices', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en', ...change }),
  });
  return (await response.json()) as MyNotices;
};

/** A browser: it makes keys, subscribes and decrypts. */
class Browser {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = Buffer.from('0123456789abcdef');
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    this.keys = {
      p256dh: this.#pair.generateKeys('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  subscribe(client: TestClient, language = 'en'): Promise<unknown> {
    const device = { endpoint: address('/push'), keys: this.keys, language, about: 'Linux' };
    return client.post('/api/me/notices/devices', device);
  }

  read(body: Buffer): PushMessage {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), theirs]);
    const secret = derive(this.#pair.computeSecret(theirs), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce);
    opened.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([opened.update(body.subarray(86, -16)), opened.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as PushMessage;
  }
}

const derive = (secret: Buffer, from: Buffer, about: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, from, about, length));

/** Ann begins; the table is of days. */
const sit = async (): Promise<{ ann: TestClient; bob: TestClient; id: string }> => {
  const [ann, bob] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await ann.create({ game: 'boop', options: { begins: 'first' }, seats, clock: DAYS });
  return { ann, bob, id: table.id };
};

const begin = async (table: { ann: TestClient; bob: TestClient; id: string }): Promise<void> => {
  await table.bob.post(`/api/tables/${table.id}/sit`, {});
  await table.ann.join(table.id);
};

const query = (dataDir: string, text: string): unknown[] => {
  const database = new DatabaseSync(join(dataDir, 'clowder.sqlite'), { readOnly: true });
  const rows = database.prepare(text).all();
  database.close();
  return rows;
};

/** How many notices wait for the morning. */
const heldIn = (dataDir: string): number => query(dataDir, 'select id from held_notices').length;

/** The messages that a webhook has not accepted yet. */
const waitingIn = (dataDir: string): unknown[] => query(dataDir, 'select attempt from deliveries');

/** Leaves the database as a server does that is killed now, before it has told anybody of the last change of this table. */
const forgetTelling = async (id: string): Promise<void> => {
  await server.close();
  const database = new DatabaseSync(join(folder, 'clowder.sqlite'));
  database.prepare('update deadlines set told = told - 1, due = 0 where table_id = ?').run(id);
  database.close();
  server = await startServer({ privateWebhooks: true, dataDir: folder });
};

/** When the last attempt is noted as failed, the pause before the next one passes. */
const nextAttempt = async (attempt: number): Promise<void> => {
  await expect.poll(() => waitingIn(folder), PATIENCE).toEqual([{ attempt: attempt - 1 }]);
  ahead += 2 * 3_600_000;
  await arrived(attempt);
};

const arrived = async (count: number): Promise<void> => {
  await expect.poll(() => received.length, PATIENCE).toBe(count);
};

test('my turn is told to my device, encrypted and signed, in my language, and says nothing private', async () => {
  const table = await sit();
  const browser = new Browser();
  await browser.subscribe(table.bob, 'uk');
  await begin(table);
  await table.ann.play(0, 'ke2', randomUUID());
  await arrived(1);
  const [{ headers, body }] = received as [Received];
  expect(browser.read(body)).toEqual({
    title: 'Твій хід: boop.',
    body: expect.any(String),
    tag: `table-${table.id}`,
    path: `/table/${table.id}`,
    turns: 1,
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: expect.any(String) });
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(((await table.bob.get('/api/me/notices')) as MyNotices).key);
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', signed, how, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({ aud: address('') });
});

/** Another browser of the same person, signed in by a personal link. */
const otherBrowser = async (client: TestClient): Promise<TestClient> => {
  const { url } = (await client.post('/api/me/link')) as DeviceLink;
  const other = new TestClient(server.port);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = new URL(url).pathname;
  const answer = await other.fetch(path, { method: 'POST', redirect: 'manual', headers });
  [other.cookie, other.guest] = [(answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '', client.guest];
  return other;
};

/** The devices to which pushes go, as they have described themselves. */
const toldAt = async (client: TestClient): Promise<string[]> =>
  ((await client.get('/api/me/notices')) as MyNotices).devices.map(({ about }) => about).toSorted();

const subscribeAs = (client: TestClient, about: string): Promise<unknown> =>
  client.post('/api/me/notices/devices', {
    endpoint: address(`/push/${about}`),
    keys: new Browser().keys,
    language: 'en',
    about,
  });

test('a device that is signed out, here or from elsewhere, gets no more pushes; the others do', async () => {
  const laptop = await TestClient.arrive(server.port);
  const [phone, tablet] = [await otherBrowser(laptop), await otherBrowser(laptop)];
  for (const [client, about] of [
    [laptop, 'laptop'],
    [phone, 'phone'],
    [tablet, 'tablet'],
  ] as const)
    await subscribeAs(client, about);
  expect(await toldAt(laptop)).toEqual(['laptop', 'phone', 'tablet']);
  await phone.post('/api/account/sign-out', {});
  expect(await toldAt(laptop)).toEqual(['laptop', 'tablet']);
  const { sessions } = (await tablet.get('/api/account')) as Account;
  await laptop.post('/api/account/end-sessions', { id: sessions.find(({ here }) => here)?.id });
  expect(await toldAt(laptop)).toEqual(['laptop']);
});

test('“everywhere else” ends the pushes to all other devices, also those whose session was never noted', async () => {
  const laptop = await TestClient.arrive(server.port);
  const secret = readFileSync(join(folder, 'secret'), 'utf8').trim();
  const old = new TestClient(server.port);
  old.cookie = `clowder=${encodeURIComponent(fastifyCookie.sign(laptop.guest, secret))}`;
  const phone = await otherBrowser(laptop);
  await subscribeAs(laptop, 'laptop');
  await subscribeAs(phone, 'phone');
  await subscribeAs(old, 'old'); // like a row from before sessions were noted
  await phone.post('/api/account/sign-out', {});
  expect(await toldAt(laptop)).toEqual(['laptop', 'old']);
  await laptop.post('/api/account/end-sessions', {});
  expect(await toldAt(laptop)).toEqual(['laptop']);
});

test.each(['code', 'link'])(
  'a browser that becomes somebody else by a %s gets no more pushes of the guest it was',
  async (how) => {
    const account = await TestClient.arrive(server.port);
    const { code } = (await account.post('/api/account/recovery-code')) as { code: string };
    const guest = await TestClient.arrive(server.port);
    const other = await otherBrowser(guest);
    await subscribeAs(guest, 'shared');
    await subscribeAs(other, 'own');
    const { url } = (await account.post('/api/me/link')) as DeviceLink;
    const [path, type, body] =
      how === 'code'
        ? ['/api/sign-in/code', 'application/json', JSON.stringify({ code })]
        : [new URL(url).pathname, 'application/x-www-form-urlencoded', ''];
    await guest.fetch(path, { method: 'POST', redirect: 'manual', headers: { 'content-type': type }, body });
    expect(await toldAt(other)).toEqual(['own']);
  },
);

test('somebody who has deleted their account is told nothing more, and again after coming back', async () => {
  const table = await sit();
  const browser = new Browser();
  await browser.subscribe(table.bob);
  await begin(table);
  const { code } = (await table.bob.post('/api/account/recovery-code')) as { code: string };
  await table.bob.post('/api/account/delete', {});
  await table.ann.play(0, 'ke2', randomUUID());
  const back = await table.bob.fetch('/api/sign-in/code', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  table.bob.cookie = (back.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect(await toldAt(table.bob)).toEqual([]); // it was signed out
  await browser.subscribe(table.bob);
  await table.bob.post('/api/me/notices/test', {});
  await arrived(1);
  expect(browser.read(received[0]?.body ?? Buffer.alloc(0))).toMatchObject({ tag: 'test' });
});

test('a device that the push service no longer knows is forgotten', async () => {
  const table = await sit();
  await new Browser().subscribe(table.bob);
  answers = [410];
  await begin(table);
  await table.ann.play(0, 'ke2', randomUUID());
  const devices = async (): Promise<number> =>
    ((await table.bob.get('/api/me/notices')) as MyNotices).devices.length;
  await expect.poll(devices, PATIENCE).toBe(0);
});

test('a webhook gets plain JSON with a signature, again and again until it is accepted', async () => {
  const table = await sit();
  const settings = { kinds: { ...ALL, turn: false }, quiet: null };
  const { webhook } = await patch(table.ann, { settings, webhook: address('/hook') });
  answers = [500, 503, 200];
  await table.bob.post(`/api/tables/${table.id}/sit`, {});
  await arrived(1);
  await nextAttempt(2);
  await nextAttempt(3);
  const [first, second, third] = received as [Received, Received, Received];
  expect(third.body).toEqual(first.body);
  expect(second.path).toBe('/hook');
  expect(JSON.parse(third.body.toString())).toMatchObject({
    text: expect.stringMatching(/^Somebody sat down: boop\. · ./),
    kind: 'seated',
    link: `http://127.0.0.1:${server.port}/table/${table.id}`, // where its owner has saved it
    allowed_mentions: { parse: [] },
  });
  const time = String(third.headers['x-clowder-time']);
  const expected = createHmac('sha256', webhook?.secret ?? '')
    .update(`${time}.`)
    .update(third.body)
    .digest('hex');
  expect(third.headers['x-clowder-signature']).toBe(`sha256=${expected}`);
});

test('a webhook that is away gets its message from the next server after a restart, once', async () => {
  const table = await sit();
  await patch(table.ann, {
    settings: { kinds: { ...ALL, turn: false }, quiet: null },
    webhook: address('/hook'),
  });
  answers = [503];
  await table.bob.post(`/api/tables/${table.id}/sit`, {});
  await arrived(1);
  await expect.poll(() => waitingIn(folder), PATIENCE).toEqual([{ attempt: 1 }]);
  await server.close();
  server = await startServer({ privateWebhooks: true, dataDir: folder });
  await nextAttempt(2);
  const [first, second] = received as [Received, Received];
  expect(second.body).toEqual(first.body);
  await expect.poll(() => waitingIn(folder), PATIENCE).toEqual([]);
});

test('the webhook of the server hears what is open to all, in the language of its host, and nothing private', async () => {
  await server.close();
  const serverWebhook = { url: address('/club'), secret: 'of the club', language: 'uk' } as const;
  server = await startServer({ dataDir: folder, serverWebhook, publicUrl: 'https://cats.example' });
  const ann = await TestClient.arrive(server.port);
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  await ann.create({ game: 'boop', seats });
  answers = [503]; // it is tried again
  const { table } = await ann.create({ game: 'boop', seats, listed: true });
  await ann.create({ game: 'boop', seats, listed: true }); // one person is not announced again at once
  await ann.post('/api/seek', { games: ['boop'], players: 2, pace: '5+3', rated: true });
  await expect.poll(() => received.length, PATIENCE).toBe(3);
  const said = received.map(({ body }) => JSON.parse(body.toString()) as { kind: string });
  expect(said.map(({ kind }) => kind).toSorted()).toEqual(['seek', 'table', 'table']);
  expect(said.find(({ kind }) => kind === 'table')).toMatchObject({
    text: expect.stringMatching(/^Є вільне місце: boop\. · /) as string,
    link: `https://cats.example/table/${table.id}`,
  });
  const [first] = received;
  const time = String(first?.headers['x-clowder-time']);
  const expected = createHmac('sha256', 'of the club')
    .update(`${time}.`)
    .update(first?.body ?? '')
    .digest('hex');
  expect(first?.headers['x-clowder-signature']).toBe(`sha256=${expected}`);
});

test('my turn is told by the next server if the one before was killed before it could, and only then', async () => {
  const table = await sit();
  const browser = new Browser();
  await browser.subscribe(table.bob);
  await begin(table);
  await table.ann.play(0, 'ke2', randomUUID());
  await arrived(1);
  const told = () => query(folder, 'select told from deadlines');
  await expect.poll(told, PATIENCE).toEqual([{ told: 1 }]);
  await forgetTelling(table.id);
  await arrived(2);
  await expect.poll(told, PATIENCE).toEqual([{ told: 1 }]);
  await server.close();
  server = await startServer({ privateWebhooks: true, dataDir: folder });
  table.bob.moveTo(server.port);
  await table.bob.join(table.id);
  await table.bob.play(1, 'kc3', randomUUID());
  await expect.poll(told, PATIENCE).toEqual([{ told: 2 }]);
  expect(received.map(({ body }) => browser.read(body).title)).toEqual([
    'Your turn: boop.',
    'Your turn: boop.',
  ]);
});

test('a push service that is busy or broken is asked again, until the news is of no use any more', async () => {
  const table = await sit();
  const browser = new Browser();
  await browser.subscribe(table.bob);
  await begin(table);
  answers = [429, 503, 201];
  await table.ann.play(0, 'ke2', randomUUID());
  await arrived(1);
  await nextAttempt(2);
  await nextAttempt(3);
  await expect.poll(() => waitingIn(folder), PATIENCE).toEqual([]);
  const [first, , third] = received.map(({ body }) => browser.read(body));
  expect(third).toEqual(first);
  const [before = 0, , left = 0] = received.map(({ headers }) => Number(headers['ttl']));
  const hours = (before - left) / 3_600;
  expect(hours).toBeGreaterThanOrEqual(4);
  expect(hours).toBeLessThan(5); // and what the attempts themselves have taken

  const [cat, dog] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  await new Browser().subscribe(cat);
  await patch(cat, { settings: { kinds: ALL, quiet: null } });
  for (const client of [cat, dog]) await client.connect();
  answers = [503];
  for (const client of [cat, dog])
    await client.post('/api/seek', { games: ['boop'], players: 2, pace: '5+3', rated: true });
  await arrived(4);
  await expect.poll(() => waitingIn(folder), PATIENCE).toEqual([{ attempt: 1 }]);
  ahead += 60_000; // the question is over
  await expect.poll(() => waitingIn(folder), PATIENCE).toEqual([]);
  expect(received).toHaveLength(4);
  for (const client of [cat, dog]) await client.close();
});

test('a webhook that refuses is not asked again', async () => {
  const table = await sit();
  await patch(table.ann, {
    settings: { kinds: { ...ALL, turn: false }, quiet: null },
    webhook: address('/hook'),
  });
  answers = [403];
  await table.bob.post(`/api/tables/${table.id}/sit`, {});
  await arrived(1);
  await expect.poll(() => waitingIn(folder), PATIENCE).toEqual([]);
});

test('what happens in quiet hours comes in the morning as one line', async () => {
  const table = await sit();
  const browser = new Browser();
  await browser.subscribe(table.bob);
  const hour = new Date().getUTCHours();
  const quiet = { from: hour, to: (hour + 2) % 24, zone: 'UTC' };
  await patch(table.bob, { settings: { kinds: ALL, quiet } });
  await begin(table);
  await table.ann.play(0, 'ke2', randomUUID());
  await table.bob.join(table.id);
  await table.bob.play(1, 'kc3', randomUUID());
  await table.ann.until('scene', ({ scene }) => scene.seq === 2);
  await table.ann.play(0, 'ka1', randomUUID());
  await table.bob.until('scene', ({ scene }) => scene.seq === 3);
  await expect.poll(() => heldIn(folder), PATIENCE).toBe(2);
  expect(received).toEqual([]);
  ahead = 3 * 3_600_000;
  await arrived(1);
  const [{ body }] = received as [Received];
  expect(browser.read(body)).toMatchObject({
    title: 'Meanwhile: your turn 2 times',
    tag: 'night',
    turns: 1,
  });
});

test('a person with very many notices gets the rest together: nobody can make this server send a flood', async () => {
  const [ann, bob] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  await patch(ann, { settings: { kinds: ALL, quiet: null }, webhook: address('/hook') });
  for (let n = 0; n < 30; n++) {
    const { table } = await ann.create({ game: 'boop', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.post(`/api/tables/${table.id}/sit`, {});
  }
  const told = async (): Promise<number> => received.length + heldIn(folder);
  await expect.poll(told, PATIENCE).toBe(30);
  const [apart, together] = [received.length, heldIn(folder)];
  expect(together).toBeGreaterThan(0);
  ahead = 600_000;
  await arrived(apart + 1);
  const last = JSON.parse(received.at(-1)?.body.toString() ?? '') as { text: string };
  expect(last.text).toBe(`Meanwhile: ${together} ${together === 1 ? 'seat' : 'seats'} taken`);
});

test('somebody who sits down and leaves again and again, also under many names, is told of a few times', async () => {
  const [ann, bob] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { id } = (await ann.create({ game: 'gangs-of-kyoto', seats })).table;
  await ann.connect();
  const seated = () => ann.received.filter((heard) => heard.t === 'notice' && heard.notice.kind === 'seated');
  const comeAndGo = async (person: TestClient): Promise<void> => {
    for (const what of ['sit', 'leave']) await person.post(`/api/tables/${id}/${what}`, {});
  };
  const began = performance.now();
  await comeAndGo(bob);
  await comeAndGo(bob);
  await ann.until('notice');
  for (let n = 0; n < 8; n++) await comeAndGo(await TestClient.arrive(server.port));
  ann.send({ t: 'ping', n: 1 });
  await ann.until('pong');
  const more = Math.floor((performance.now() - began) / 30_000); // on a busy machine
  expect(seated().length).toBeGreaterThanOrEqual(6);
  expect(seated().length).toBeLessThanOrEqual(6 + more);
});

test('a kind that is switched off is not told, and a test goes everywhere', async () => {
  const table = await sit();
  const browser = new Browser();
  await browser.subscribe(table.bob);
  const kinds = { ...ALL, turn: false };
  await patch(table.bob, { settings: { kinds, quiet: null }, webhook: address('/hook') });
  await begin(table);
  await table.ann.play(0, 'ke2', randomUUID());
  expect(await table.bob.post('/api/me/notices/test')).toEqual({ sent: 2, failed: 0 });
  expect(received.map(({ path }) => path).toSorted()).toEqual(['/hook', '/push']);
});

test('bad keys, strange addresses and too many tests are refused and change nothing', async () => {
  const ann = await TestClient.arrive(server.port);
  const device = {
    endpoint: address('/push'),
    keys: { p256dh: 'AAAA', auth: 'AAAA' },
    language: 'en',
    about: '',
  };
  expect(await ann.post('/api/me/notices/devices', device)).toMatchObject({ why: 'bad-request' });
  const hidden = { ...device, keys: new Browser().keys, about: 'a\u0000\u001B[31m\u202E phone' };
  const [kept] = ((await ann.post('/api/me/notices/devices', hidden)) as MyNotices).devices;
  expect(kept?.about).toBe('a [31m  phone'); // a database may refuse the first of these, and a terminal obeys the second
  await ann.fetch(`/api/me/notices/devices/${kept?.id}`, { method: 'DELETE' });
  expect(await patch(ann, { webhook: 'ftp://example.org/' })).toMatchObject({ why: 'private-address' });
  expect(await patch(ann, { settings: { kinds: {}, quiet: null } })).toMatchObject({ why: 'bad-request' });
  for (let n = 0; n < 3; n++) expect(await ann.post('/api/me/notices/test')).toEqual({ sent: 0, failed: 0 });
  expect(await ann.post('/api/me/notices/test')).toMatchObject({ why: 'too-fast' });
  expect(await ann.get('/api/me/notices')).toMatchObject({ devices: [], webhook: null });
});

test('without the permission of the host nothing is sent to a private address', async () => {
  const strict = await startServer();
  const ann = await TestClient.arrive(strict.port);
  expect(await patch(ann, { webhook: 'https://192.168.1.1/hook' })).toMatchObject({ why: 'private-address' });
  expect(await patch(ann, { webhook: address('/hook') })).toMatchObject({ why: 'private-address' });
  for (const name of ['localhost.', 'a.localhost', 'printer.local', 'metadata.google.internal', 'box.lan.'])
    expect(await patch(ann, { webhook: `https://${name}/` })).toMatchObject({ why: 'private-address' });
  await strict.close();
});
