import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Server } from '../start/server.ts';
import { RawClient } from '../testing/raw-client.ts';
import { testConfig, testFolder } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

let server: Server;
let bare: Server;
beforeAll(async () => {
  const folder = testFolder();
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), 'the application');
  writeFileSync(join(web, 'sw.js'), 'the worker');
  writeFileSync(join(web, 'assets', 'main-abc123.js'), 'the code');
  writeFileSync(join(folder, 'hidden.txt'), 'a secret');
  server = await serve(testConfig(), TOY_CATALOGUE, web);
  bare = await serve(testConfig(), TOY_CATALOGUE, join(folder, 'nowhere'));
});
afterAll(() => Promise.all([server.close(), bare.close()]));

/** Requests the path exactly as given: fetch would normalise it. */
const raw = (path: string): Promise<{ status: number | undefined; body: string; policy: string }> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      const policy = String(response.headers['content-security-policy']);
      response.on('end', () => resolve({ status: response.statusCode, body, policy }));
    });
    sent.on('error', reject);
    sent.end();
  });

const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.port}${path}`);

test('files with a hash in their name are kept for ever, pages and the service worker are asked for again', async () => {
  expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toContain('immutable');
  for (const path of ['/', '/sw.js', '/table/abcdef'])
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
});

test('an address that is no file is a page of the application; an unknown interface or script is not', async () => {
  expect(await (await get('/table/abcdef')).text()).toBe('the application');
  for (const path of ['/api/nothing', '/assets/main-gone.js']) {
    const unknown = await get(path);
    expect([unknown.status, await unknown.json()]).toEqual([404, { why: 'not-found' }]);
  }
});

test('no file outside the folder can be fetched', async () => {
  const tries = [
    '/../hidden.txt',
    '/%2e%2e/hidden.txt',
    '/..%2fhidden.txt',
    '/assets/../../hidden.txt',
    '/assets/..%5c..%5chidden.txt',
    '//hidden.txt',
    '/%00',
    '/%c0%ae%c0%ae/hidden.txt',
  ];
  for (const path of tries) expect((await raw(path)).body).not.toContain('a secret');
});

test('an address that cannot be read, or is much too long, is refused like any other', async () => {
  for (const path of ['/%ff', '/api/tables/%E0%A4%A', '/table/%'])
    expect(await raw(path)).toMatchObject({ status: 404, body: '{"why":"not-found"}' });
  const long = await raw(`/api/tables/${'x'.repeat(3_000)}`);
  expect(long.status).toBe(400);
  expect(JSON.parse(long.body)).toMatchObject({ why: 'bad-request', with: { where: 'params/id' } });
  for (const { policy } of [await raw('/%ff'), long]) expect(policy).toContain("frame-ancestors 'none'");
});

const signInWith = async (head: string): Promise<{ status: number; body: string }> => {
  const client = (await RawClient.open(server.port)).read();
  client.write(`POST /api/sign-in/options ${head}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  await once(client.socket, 'end');
  return { status: client.status, body: client.received };
};

test('a host that cannot be part of a link is refused, and one that is missing gets no passkeys', async () => {
  for (const host of ['[', '[::1', ']', '::::', 'a:b:c', 'localhost:99999', '1.2.3.4.5', 'xn--'])
    expect(await signInWith(`HTTP/1.1\r\nHost: ${host}`)).toMatchObject({
      status: 400,
      body: expect.stringContaining('"where":"host"'),
    });
  for (const head of ['HTTP/1.0', 'HTTP/1.1\r\nHost:'])
    expect((await signInWith(head)).body).toContain('{"why":"no-passkeys-here"}');
});

test('of two hosts none is taken: a proxy may have checked the other one', async () => {
  expect(await signInWith('HTTP/1.1\r\nHost: a.example\r\nHost: b.example')).toMatchObject({
    status: 400,
    body: expect.stringContaining('"where":"host"'),
  });
});

test('a request that expects something unknown is answered like any other, with all headers', async () => {
  const { status, body } = await signInWith('HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle');
  expect([status, body]).toEqual([200, expect.stringContaining("frame-ancestors 'none'")]);
});

test('a refusal names its request, also where there is no route and no HTTP', async () => {
  for (const path of ['/api/nothing', '/assets/main-gone.js'])
    expect((await get(path)).headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}$/);
  for (const text of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`]) {
    const client = (await RawClient.open(server.port)).read().write(text);
    await once(client.socket, 'end');
    const [, named] = /X-Request-Id: ([0-9a-f]{8})\r\n/.exec(client.received) ?? [];
    expect(named).toBeDefined();
    expect(client.received).toContain(`"with":{"request":"${named}"}`);
  }
});

test('a page is there for those who ask with HEAD', async () => {
  const paths = ['/daily', '/table/abcdef', '/api/nothing'];
  const asked = paths.map((path) => fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'HEAD' }));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 404]);
});

test('the page is sent compressed to those who can read it', async () => {
  const page = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { 'accept-encoding': 'gzip' } });
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(page.headers.get('vary')).toContain('accept-encoding');
  const plain = await fetch(`http://127.0.0.1:${server.port}/`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await page.text()).toBe(await plain.text());
});

test('every answer has the security headers', async () => {
  for (const path of ['/', '/api/health']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const cookie = (await get('/api/me')).headers.get('set-cookie') ?? '';
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
});

test('without the built pages the server says so', async () => {
  const response = await fetch(`http://127.0.0.1:${bare.port}/`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm start');
});

test('behind several proxies the first address that is none of theirs counts', async () => {
  const trustProxy = ['127.0.0.1', '10.0.0.0/8'];
  const proxied = await serve(testConfig({ trustProxy, requestsPerMinute: 10 }), TOY_CATALOGUE);
  const ask = async (from: string): Promise<number> => {
    const headers = { 'x-forwarded-for': from };
    return (await fetch(`http://127.0.0.1:${proxied.port}/api/health`, { headers })).status;
  };
  for (let i = 0; i < 10; i++) expect(await ask(`192.0.2.${i}, 203.0.113.9, 10.0.0.${i}`)).toBe(200);
  expect(await ask('203.0.113.9, 10.1.1.1')).toBe(429);
  expect(await ask('203.0.113.10, 10.1.1.1')).toBe(200);
  await proxied.close();
});

test('behind a proxy only the headers of the proxy itself count', async () => {
  const proxied = await serve(testConfig({ trustProxy: true, requestsPerMinute: 10 }), TOY_CATALOGUE);
  const ask = async (from: string): Promise<number> => {
    const headers = { 'x-forwarded-for': from };
    return (await fetch(`http://127.0.0.1:${proxied.port}/api/health`, { headers })).status;
  };
  for (let i = 0; i < 10; i++) expect(await ask(`10.0.0.${i}, 203.0.113.9`)).toBe(200);
  expect(await ask('10.0.0.99, 203.0.113.9')).toBe(429);
  expect(await ask('203.0.113.10')).toBe(200);
  await proxied.close();
});

test('pages and addresses that lead nowhere are counted, with files to serve and without; files are not', async () => {
  const limit = 20;
  const folder = testFolder();
  for (const file of ['index.html', 'sw.js']) writeFileSync(join(folder, file), 'x');
  for (const web of [folder, join(folder, 'nowhere')]) {
    const config = testConfig({ requestsPerMinute: limit, trustProxy: true });
    const limited = await serve(config, TOY_CATALOGUE, web);
    const ask = async (method: string, path: string, from: string): Promise<number> =>
      (
        await fetch(`http://127.0.0.1:${limited.port}${path}`, {
          method,
          headers: { 'x-forwarded-for': from },
        })
      ).status;
    const nowhere = [
      ['GET', '/api/x'],
      ['POST', '/api/x'],
      ['GET', '/assets/x.js'],
      ['GET', '/rules/toy'],
      ['GET', '/'],
    ] as const;
    for (const [i, [method, path]] of nowhere.entries()) {
      const from = `10.0.0.${i}`;
      for (let n = 0; n < limit; n++) expect(await ask(method, path, from)).not.toBe(429);
      expect([method, path, await ask(method, path, from)]).toEqual([method, path, 429]);
    }
    const files = [];
    for (let n = 0; n < 2 * limit; n++) files.push(await ask('GET', '/sw.js', '10.0.1.1'));
    expect(files.at(-1)).toBe(web === folder ? 200 : 429);
    await limited.close();
  }
});
