import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { serve, type Server } from '../start/server.ts';
import { GAMES } from '../../catalogue/catalogue.ts';
import { TestClient } from '../testing/client.ts';
import { heldAt, RawClient, upgradeText, type Upgrade } from '../testing/raw-client.ts';
import { testConfig, testFolder } from '../testing/start.ts';

/** A client must not be able to make the server keep a refused connection open. */
const FOREIGN = { headers: { Origin: 'https://evil.example' } };
const SOON = { timeout: 20_000 }; // on a busy machine; a socket that is only asked to close stays for thirty seconds

const servers: Server[] = [];
const clients: RawClient[] = [];
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.close();
});

/** A server with pages: a start page, and a file too large for any network buffer. */
const start = async (changes: Partial<Config> = {}): Promise<Server> => {
  const web = mkdtempSync(join(testFolder(), 'web-'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Clowder</title>');
  writeFileSync(join(web, 'large.bin'), Buffer.alloc(30_000_000));
  const server = await serve(testConfig(changes), GAMES, web);
  servers.push(server);
  return server;
};

const open = async (port: number): Promise<RawClient> => {
  const client = await RawClient.open(port);
  clients.push(client);
  return client;
};

const ask = async (port: number, upgrade: Upgrade): Promise<RawClient> =>
  (await open(port)).read().write(upgradeText(upgrade));

/** Without keep-alive: only the connections of the test count. */
const cookieFor = async (port: number): Promise<string> => {
  const client = await open(port);
  client.read().write('GET /api/me HTTP/1.1\r\nHost: clowder.test\r\nConnection: close\r\n\r\n');
  await expect.poll(() => client.cutOff, SOON).toBe(true);
  return /set-cookie: ([^;]+)/i.exec(client.received)?.[1] ?? '';
};

const holds = async (port: number, sockets: number, message = ''): Promise<void> => {
  await expect.poll(() => heldAt(port), { ...SOON, message }).toBe(sockets);
};

const JSON_BODY = { 'Content-Type': 'application/json', 'Content-Length': '2' };
const REFUSED: readonly (readonly [what: string, upgrade: Upgrade, status: number])[] = [
  ['from another website', FOREIGN, 403],
  ['from another website, in HTTP/1.0', { ...FOREIGN, version: '1.0' }, 403],
  ['from another website, to a page', { ...FOREIGN, path: '/' }, 403],
  ['from another website, to an unknown address', { ...FOREIGN, path: '/api/nowhere' }, 403],
  ['without a cookie', {}, 401],
  ['with a cookie we did not sign', { headers: { Cookie: 'clowder=forged' } }, 401],
  ['to a page', { path: '/' }, 400],
  ['to a large file', { path: '/large.bin' }, 400],
  ['to another route', { path: '/api/health' }, 400],
  ['to an unknown address', { path: '/api/nowhere' }, 400],
  ['to an address that cannot be decoded', { path: '/%ff' }, 400],
  ['to another protocol', { path: '/api/health', headers: { Upgrade: 'h2c' } }, 400],
  ['with a host of any length', { headers: { Host: 'x'.repeat(300) } }, 400],
  ['by POST', { method: 'POST' }, 400],
  ['by POST, with a body', { method: 'POST', path: '/api/tables', headers: JSON_BODY, body: '{}' }, 400],
  ['by POST, with a body that never comes', { method: 'POST', path: '/api/tables', headers: JSON_BODY }, 400],
];

test('a request refused before the guest is known gets an answer, and its connection is closed', async () => {
  const { port } = await start();
  for (const [what, upgrade, status] of REFUSED) {
    const client = await ask(port, upgrade);
    await expect.poll(() => client.status, { ...SOON, message: what }).toBe(status);
    await holds(port, 0, what);
  }
});

const UNFIT: readonly (readonly [what: string, upgrade: Upgrade, status: number])[] = [
  ['by HEAD', { method: 'HEAD' }, 405],
  ['to another protocol', { headers: { Upgrade: 'h2c' } }, 400],
  ['without a key', { headers: { 'Sec-WebSocket-Key': null } }, 400],
  ['with a wrong key', { headers: { 'Sec-WebSocket-Key': 'x' } }, 400],
  ['of an unknown version', { headers: { 'Sec-WebSocket-Version': '99' } }, 400],
  ['with extensions that cannot be read', { headers: { 'Sec-WebSocket-Protocol': ',,' } }, 400],
];

test('a wrong upgrade request of a guest gets an answer, and its connection is closed', async () => {
  const { port } = await start();
  const Cookie = await cookieFor(port);
  for (const [what, upgrade, status] of UNFIT) {
    const client = await ask(port, { ...upgrade, headers: { Cookie, ...upgrade.headers } });
    await expect.poll(() => client.status, { ...SOON, message: what }).toBe(status);
    await holds(port, 0, what);
  }
});

test('a client that closes one or both directions before the refusal leaves no connection behind', async () => {
  const { port } = await start();
  for (let i = 0; i < 20; i++) {
    (await ask(port, FOREIGN)).socket.end();
    (await ask(port, FOREIGN)).socket.resetAndDestroy();
    (await ask(port, { path: '/' })).socket.end();
  }
  expect((await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).status).toBe(200);
  await holds(port, 0);
});

test('an upgrade behind a request that is not answered yet ends the connection', async () => {
  const { port } = await start();
  const Cookie = await cookieFor(port);
  const first = 'GET /large.bin HTTP/1.1\r\nHost: clowder.test\r\n\r\n';
  for (const upgrade of [FOREIGN, { headers: { Cookie } }]) {
    const client = (await open(port)).read().write(first + upgradeText(upgrade));
    await expect.poll(() => client.cutOff, SOON).toBe(true);
  }
  await holds(port, 0);
});

test('hundreds of refused upgrades leave no connection, and the server serves', async () => {
  const { port } = await start();
  for (let round = 0; round < 10; round++) {
    const callers = await Promise.all(Array.from({ length: 50 }, () => ask(port, FOREIGN)));
    await expect.poll(() => callers.every(({ cutOff }) => cutOff), SOON).toBe(true);
    await holds(port, 0);
    for (const { socket } of callers) socket.destroy();
  }
  const guest = await TestClient.arrive(port);
  await guest.connect();
  await guest.until('hello');
  await guest.close();
});

const statusOf = async (port: number, upgrade: Upgrade): Promise<number> => {
  const client = await ask(port, upgrade);
  await expect.poll(() => client.status, SOON).toBeGreaterThan(0);
  return client.status;
};

test('refused upgrades to any path count as requests', async () => {
  const { port } = await start({ requestsPerMinute: 20 });
  const Cookie = await cookieFor(port);
  const tries: Upgrade[] = [
    FOREIGN,
    {},
    { path: '/' },
    { path: '/nowhere' },
    { headers: { Cookie, Upgrade: 'x' } },
  ];
  for (let round = 0; round < 4; round++) for (const upgrade of tries) await ask(port, upgrade);
  for (const upgrade of tries) expect(await statusOf(port, upgrade)).toBe(429);
  expect(await statusOf(port, { headers: { Cookie } })).toBe(429);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(429);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(429); // a page reads its preview from the database
});

test('connections that ask for nothing are limited too; a closed one makes room for another', async () => {
  const { port } = await start({ socketsPerAddress: 2 });
  const silent: RawClient[] = [];
  for (let i = 0; i < 150; i++) silent.push((await open(port)).read());
  await expect.poll(() => silent.filter(({ cutOff }) => cutOff).length, SOON).toBe(36);
  await holds(port, 114);
  for (const { socket } of silent) socket.destroy();
  await holds(port, 0);
  expect((await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).status).toBe(200);
});

test('behind a proxy, where all connections come from one address, they are not limited', async () => {
  const { port } = await start({ socketsPerAddress: 2, trustProxy: true });
  for (let i = 0; i < 150; i++) await open(port);
  await expect.poll(() => heldAt(port), SOON).toBe(150);
});

test('the number of sockets from one address is limited; a closed one makes room for another', async () => {
  const { port } = await start({ socketsPerAddress: 2 });
  const Cookie = await cookieFor(port);
  const good = { headers: { Cookie } };
  const first = await ask(port, good);
  await expect.poll(() => first.status, SOON).toBe(101);
  for (let i = 0; i < 5; i++) expect(await statusOf(port, FOREIGN)).toBe(403);
  await holds(port, 1);
  expect(await statusOf(port, good)).toBe(101);
  for (let i = 0; i < 5; i++) expect(await statusOf(port, good)).toBe(429);
  await holds(port, 2);
  first.socket.destroy();
  await holds(port, 1);
  expect(await statusOf(port, good)).toBe(101);
});

test('the server stops even if no client closes its connection', async () => {
  const server = await start();
  const { port } = server;
  const Cookie = await cookieFor(port);
  for (let i = 0; i < 3; i++) expect(await statusOf(port, { headers: { Cookie } })).toBe(101);
  await ask(port, FOREIGN);
  await open(port);
  (await open(port)).write('GET /large.bin HTTP/1.1\r\nHost: clowder.test\r\n\r\n');
  const late = await Promise.all(Array.from({ length: 20 }, () => open(port)));
  const begun = performance.now();
  const closed = server.close();
  servers.pop();
  for (const client of late) {
    client.write(upgradeText({ headers: { Cookie } }));
    await new Promise(setImmediate);
  }
  await closed;
  expect(performance.now() - begun).toBeLessThan(SOON.timeout);
  expect(heldAt(port)).toBe(0);
});

const head = (method: string, path: string): string => `${method} ${path} HTTP/1.1\r\nHost: clowder.test\r\n`;

test('what is no HTTP, is too long or has a host that is none is refused in our format, and its connection is closed', async () => {
  const { port } = await start();
  const refused = async (text: string): Promise<string> => {
    const client = await open(port);
    client.read().write(text);
    await expect.poll(() => client.cutOff, SOON).toBe(true);
    return client.received;
  };
  expect(await refused('\u0016\u0003\u0001')).toMatch(
    /^HTTP\/1.1 400 [^]*"why":"bad-request","with":{"request":"\w+"}}$/,
  );
  expect(await refused(`${head('GET', '/')}X: ${'x'.repeat(70_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431 [^]*"why":"too-big","with":{"request":"\w+"}}$/,
  );
  const host = 'GET /table/abcd HTTP/1.1\r\nConnection: close\r\nHost: "><script>\r\n\r\n';
  expect(await refused(host)).toMatch(/^HTTP\/1.1 400 [^]*"where":"host"/);
  await holds(port, 0);
});

test('a client that sends or reads too slowly is disconnected', async () => {
  const { port } = await start({ requestSeconds: 3 }); // long enough to count them first
  await open(port);
  const slow = await Promise.all([open(port), open(port)]);
  slow[0].write(head('GET', '/'));
  slow[1].write(
    `${head('POST', '/api/tables')}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n`,
  );
  const drip = setInterval(() => slow.forEach((client) => client.write('x')), 200);
  (await open(port)).write(`${head('GET', '/large.bin')}\r\n`);
  await holds(port, 4);
  await expect.poll(() => heldAt(port), SOON).toBe(0);
  clearInterval(drip);
});
