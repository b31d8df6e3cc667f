import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AtTable, Lobby } from '../../protocol/api.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

/** People who have blocked each other, at tables that are open to all. */
let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

const arrive = (): Promise<TestClient> => TestClient.arrive(server.port);
const block = (client: TestClient, other: TestClient, blocked: boolean): Promise<unknown> =>
  client.post('/api/friends/block', { person: other.guest, blocked });
const offer = async (host: TestClient, listed: boolean): Promise<string> => {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  return (await host.create({ game: 'toy', seats, listed })).table.id;
};
const sees = async (client: TestClient, id: string): Promise<boolean> =>
  ((await client.get('/api/tables')) as Lobby).open.some((table) => table.id === id);
const sit = (client: TestClient, id: string): Promise<unknown> => client.post(`/api/tables/${id}/sit`, {});

test('whoever has blocked the other, neither sees the table of the other or may sit down there, and nothing changes', async () => {
  const [ann, ben, eve] = [await arrive(), await arrive(), await arrive()];
  const [hers, his] = [await offer(ann, true), await offer(ben, true)];
  await expect.poll(() => sees(ben, hers)).toBe(true);
  await block(ann, ben, true);
  await expect.poll(() => sees(ben, hers), { timeout: 20_000 }).toBe(false);
  await expect.poll(() => sees(ann, his)).toBe(false);
  expect(await sees(eve, hers)).toBe(true);
  expect(await sit(ben, hers)).toEqual({ why: 'apart' });
  expect(await sit(ann, his)).toEqual({ why: 'apart' });
  const seats = ((await ann.get(`/api/tables/${hers}`)) as AtTable).table.seats.map(({ kind }) => kind);
  expect(seats).toEqual(['person', 'open', 'open']);
  await block(ann, ben, false);
  expect(await sit(ben, hers)).toMatchObject({ yours: [1] });
  await expect.poll(() => sees(ann, his), { timeout: 20_000 }).toBe(true);
});

test('it counts for everybody who sits there, and not at a table that is reached by its link only', async () => {
  const [ann, ben, eve] = [await arrive(), await arrive(), await arrive()];
  const [listed, hidden] = [await offer(eve, true), await offer(eve, false)];
  await block(ben, ann, true);
  for (const id of [listed, hidden]) expect(await sit(ann, id)).toMatchObject({ yours: [1] });
  await expect.poll(() => sees(ben, listed), { timeout: 20_000 }).toBe(false);
  expect(await sit(ben, listed)).toEqual({ why: 'apart' });
  expect(await sit(ben, hidden)).toMatchObject({ yours: [2] });
});
