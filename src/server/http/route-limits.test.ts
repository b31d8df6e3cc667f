import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Server } from '../start/server.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

/** Requests a minute from one address, at most: a route with a limit of its own must refuse earlier. */
const OF_ALL = 120;

/** How many of them each of these routes takes. */
const LIMITS: Readonly<Record<string, number>> = {
  'POST /api/tables': 12,
  'POST /api/me/link': 12,
  'GET /as/{token}': 12,
  'POST /as/{token}': 12,
  'POST /api/account/passkey-options': 12,
  'POST /api/account/passkeys': 12,
  'POST /api/account/recovery-code': 12,
  'POST /api/account/merge': 12,
  'POST /api/account/matches': 12,
  'GET /api/account/export': 12,
  'POST /api/account/confirm-options': 12,
  'POST /api/account/confirm': 12,
  'POST /api/account/confirm-code': 2,
  'POST /api/account/remove-passkey': 12,
  'POST /api/account/delete': 12,
  'POST /api/sign-in/options': 12,
  'POST /api/sign-in/passkey': 12,
  'POST /api/sign-in/code': 2,
  'POST /api/seek': 12,
  'POST /api/seek/with': 12,
  'POST /api/friends': 12,
  'POST /api/tables/{id}/invite': 12,
  'GET /api/matches/{id}/record': 24,
  'GET /api/matches/{id}/replay': 24,
  'POST /api/tournaments': 6,
  'POST /api/reports': 6,
  'POST /api/puzzles/{game}/tries': 12,
  'POST /api/daily/{day}/{task}': 12,
  'POST /api/daily/{day}/{task}/move': 12,
  'POST /api/daily/{day}/{task}/again': 12,
};

let server: Server;
beforeAll(async () => {
  server = await startServer({ requestsPerMinute: OF_ALL, trustProxy: true }, TOY_CATALOGUE);
});
afterAll(() => server.close());

/** Asks as nobody, from an address of its own: limits are counted before anything else is looked at. */
const ask = (route: string, from: string): Promise<Response> => {
  const [method = '', path = ''] = route.split(' ');
  return fetch(`http://127.0.0.1:${server.port}${path.replaceAll(/\{\w+\}/g, 'x')}`, {
    method,
    headers: { 'x-forwarded-for': from },
  });
};

test.each(Object.entries(LIMITS))(
  '%s: after %i requests in a minute the next one waits',
  async (route, most) => {
    const from = `10.1.0.${Object.keys(LIMITS).indexOf(route) + 1}`;
    const before = await Promise.all(Array.from({ length: most }, () => ask(route, from)));
    expect(before.map(({ status }) => status)).not.toContain(429);
    const refused = await ask(route, from);
    expect([refused.status, await refused.json()]).toMatchObject([429, { why: 'too-fast' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('GET /api/games', from)).status).toBe(200);
  },
);

test('a proxy that writes ports makes no address of each connection', async () => {
  const [route = '', most = 0] = Object.entries(LIMITS)[0] ?? [];
  await Promise.all(Array.from({ length: most }, (_, n) => ask(route, `10.5.0.1:${2000 + n}`)));
  expect((await ask(route, '10.5.0.1:1999')).status).toBe(429);
});

test('every route with a limit of its own stands in the list above', async () => {
  const { paths } = (await (await ask('GET /api/openapi.json', '10.2.0.0')).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const limited = [];
  for (const [i, route] of routes.entries())
    if ((await ask(route, `10.2.1.${i + 1}`)).headers.has('x-ratelimit-limit')) limited.push(route);
  const hidden = Object.keys(LIMITS).filter((route) => !routes.includes(route));
  expect([...limited, ...hidden].toSorted()).toEqual(Object.keys(LIMITS).toSorted());
});

test('all routes together have a limit too', async () => {
  const from = '10.3.0.1';
  for (let i = 0; i < OF_ALL; i++) expect((await ask('GET /api/games', from)).status).toBe(200);
  const refused = await ask('GET /api/games', from);
  expect([refused.status, await refused.json()]).toMatchObject([429, { why: 'too-fast' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a wall clock that is set back by an hour keeps nobody out', async () => {
  const from = '10.4.0.1';
  const later = Date.now() + 3_600_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  for (let i = 0; i < OF_ALL; i++) expect((await ask('GET /api/games', from)).status).toBe(200);
  clock.mockRestore();
  const refused = await ask('GET /api/games', from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});
