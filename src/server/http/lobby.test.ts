import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lobby } from '../../protocol/api.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

test('a page that has the lobby already is told so, until something changes', async () => {
  const [host, visitor] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  const first = await visitor.fetch('/api/tables');
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(((await first.json()) as Lobby).open).toEqual([]);
  const again = (known = tag): Promise<Response> =>
    visitor.fetch('/api/tables', { headers: { 'if-none-match': known } });
  for (const known of [tag, `W/${tag}`]) {
    const same = await again(known);
    expect([same.status, await same.text()]).toEqual([304, '']);
  }
  const { table } = await host.create({ game: 'toy', seats: SEATS, listed: true });
  const next = await again();
  expect(next.status).toBe(200);
  expect(((await next.json()) as Lobby).open.map(({ id }) => id)).toEqual([table.id]);
});

test('the lobby of one person is not that of another: own tables stand among their own', async () => {
  const host = await TestClient.arrive(server.port);
  const { table } = await host.create({ game: 'toy', seats: SEATS, listed: true });
  const { mine, open } = (await host.get('/api/tables')) as Lobby;
  expect(mine.map(({ id }) => id)).toEqual([table.id]);
  expect(open.map(({ id }) => id)).not.toContain(table.id);
});

test('somebody who asks to be friends is seen in the lobby at the next look', async () => {
  const [ann, ben] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  await Promise.all([ann.connect(), ben.connect()]);
  const { table } = await ann.create({ game: 'toy', seats: SEATS });
  await ben.post(`/api/tables/${table.id}/sit`, {});
  expect((await ben.get('/api/tables')) as Lobby).toMatchObject({ friends: false });
  await ann.post('/api/friends', { person: ben.guest });
  expect((await ben.get('/api/tables')) as Lobby).toMatchObject({ friends: true });
  await Promise.all([ann.close(), ben.close()]);
});
