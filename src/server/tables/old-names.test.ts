import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../start/server.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { pickCard, sitTwo } from '../testing/toy-table.ts';

let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

test('a page of release 0.1 that stays open during an update finds its fields in everything it is sent', async () => {
  const { a, b, id } = await sitTwo(server.port, { listed: true });
  const table = { asked: [1], host: a.guest };
  await pickCard(a, 0);
  expect((await b.until('scene', ({ scene }) => scene.seq === 1)).scene).toMatchObject({ asked: [1] });
  expect(await a.get(`/api/tables/${id}`)).toMatchObject({ table });
  expect(await a.get('/api/tables')).toMatchObject({ mine: [table] });
  expect(await a.get(`/api/matches/${id}/replay?as=0`)).toMatchObject({
    table,
    steps: [{ scene: { asked: [0, 1] } }, { scene: { asked: [1] } }],
  });
  const later = b.twin();
  await later.join(id);
  expect(await later.until('table')).toMatchObject({ table });
  await pickCard(b, 1);
  void b.ask({ t: 'takeback', id: randomUUID(), seat: 1 });
  expect(await a.until('takeback')).toMatchObject({ asked: { by: 1, to: 1, waiting: [a.guest] } });
  await a.ask({ t: 'answer', id: randomUUID(), yes: false });
  await a.until('takeback', ({ question }) => question === null);
  expect(a.received.findLast(({ t }) => t === 'takeback')).toMatchObject({ asked: null });
});
