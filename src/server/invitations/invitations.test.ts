import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AtTable } from '../../protocol/api.ts';
import type { Notice } from '../../protocol/notices.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, sitTwo } from '../testing/toy-table.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer({}, TOY_CATALOGUE);
});
afterAll(() => server.close());

/** Two friends, and a table of the first with this many open seats to which the second is invited. */
const inviteFriend = async (open: number): Promise<{ ann: TestClient; ben: TestClient; id: string }> => {
  const [ann, ben] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  await ben.connect();
  await ben.until('hello');
  await ann.post('/api/friends', { person: ben.guest });
  await ben.post('/api/friends', { person: ann.guest });
  await ben.close();
  const seats = [{ kind: 'me' as const }, ...Array.from({ length: open }, () => ({ kind: 'open' as const }))];
  const { table } = await ann.create({ game: 'toy', seats });
  await ann.post(`/api/tables/${table.id}/invite`, { person: ben.guest });
  return { ann, ben, id: table.id };
};

/** The invitations that a page gets when it connects. They come before the answer to its first frame. */
const atConnect = async (person: TestClient): Promise<readonly Notice[]> => {
  const page = person.twin();
  await page.connect();
  page.send({ t: 'ping', n: 1 });
  await page.until('pong');
  await page.close();
  return page.received.flatMap((message) => (message.t === 'notice' ? [message.notice] : []));
};

test('somebody who was not connected hears of an invitation later, on every page the same one, until it is put away', async () => {
  const { ann, ben, id } = await inviteFriend(1);
  const [notice, ...more] = await atConnect(ben);
  expect(notice).toMatchObject({ kind: 'invitation', from: { guest: ann.guest }, to: { table: id } });
  expect(more).toEqual([]);
  expect(await atConnect(ben)).toEqual([notice]);
  expect(await atConnect(ann)).toEqual([]);
  await ann.fetch(`/api/invitations/${id}`, { method: 'DELETE' }); // only one's own
  expect(await atConnect(ben)).toEqual([notice]);
  await ben.fetch(`/api/invitations/${id}`, { method: 'DELETE' });
  expect(await atConnect(ben)).toEqual([]);
});

test('nobody hears of an invitation after sitting down, after blocking its sender, or when the table is gone', async () => {
  const seated = await inviteFriend(2);
  await seated.ben.post(`/api/tables/${seated.id}/sit`, {});
  expect(await atConnect(seated.ben)).toEqual([]);

  const blocked = await inviteFriend(1);
  await blocked.ben.post('/api/friends/block', { person: blocked.ann.guest, blocked: true });
  expect(await atConnect(blocked.ben)).toEqual([]);

  const left = await inviteFriend(1);
  expect(await atConnect(left.ben)).toHaveLength(1);
  await left.ann.post(`/api/tables/${left.id}/leave`, {});
  expect(await atConnect(left.ben)).toEqual([]);
});

test('a rematch asked for while the other one is away is heard of later, and not after a no', async () => {
  const pair = await sitTwo(server.port);
  const { a, b, id } = pair;
  await finish(pair);
  await b.close();
  const { table } = (await a.post(`/api/tables/${id}/rematch`)) as AtTable;
  expect(await atConnect(b)).toMatchObject([{ kind: 'invitation', to: { table: table.id, rematchOf: id } }]);
  await b.post(`/api/tables/${id}/decline-rematch`, {});
  expect(await atConnect(b)).toEqual([]);
  await a.close();
});
