// @module-tag slow
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../server/start/server.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { TestClient } from '../../server/testing/client.ts';
import { sampleTable } from '../../server/testing/sample-table.ts';
import { startServer, testFolder } from '../../server/testing/start.ts';
import { sitTwo } from '../../server/testing/toy-table.ts';
import { game, openingMoves } from '../testing/opening.ts';
import { inProcess } from '../testing/in-process.ts';

const folder = testFolder();
let server: Server;
beforeAll(async () => void (server = await startServer({ dataDir: folder })));
afterAll(() => server.close());

interface Exported {
  readonly tables: readonly { readonly record: string; readonly rating: unknown; readonly result: unknown }[];
}

const exportOf = async (person: TestClient): Promise<Exported> =>
  (await person.get('/api/account/export')) as Exported;

test('a match that is taken along is a record that clowder verify takes, with its result and rating', async () => {
  const { a, b } = await sitTwo(server.port, { game, rated: true });
  await a.play(0, openingMoves[0] ?? '');
  await a.ask({ t: 'end', id: randomUUID(), seat: 0, how: 'resign' });
  await expect.poll(async () => (await exportOf(a)).tables[0]?.rating).not.toBeNull();
  const [match] = (await exportOf(a)).tables;
  expect(match).toMatchObject({
    game,
    result: {
      rated: true,
      seats: [
        { who: a.guest, place: 2 },
        { who: b.guest, place: 1 },
      ],
    },
    rating: { before: { points: expect.any(Number) }, after: { points: expect.any(Number) } },
  });
  const file = join(folder, 'taken-along.txt');
  writeFileSync(file, match?.record ?? '');
  const verified = await inProcess(['verify', file]);
  expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('agrees with itself')]);
  for (const client of [a, b]) await client.close();
});

test('one file of a person is written at a time; whoever goes away may ask again', async () => {
  const { a, b } = await sitTwo(server.port, { game });
  const store = await openSqlite(join(folder, 'clowder.sqlite'));
  const options = { long: 'x'.repeat(10_000) };
  for (let i = 0; i < 1_000; i++)
    await store.addTable({ ...sampleTable(randomUUID(), a.guest), options, status: 'over' });
  await store.close();
  const leaves = new AbortController();
  const first = await a.fetch('/api/account/export', { signal: leaves.signal });
  expect(first.status).toBe(200);
  const second = await a.fetch('/api/account/export');
  expect([second.status, await second.json()]).toMatchObject([429, { why: 'too-fast' }]);
  expect((await b.fetch('/api/account/export')).status).toBe(200);
  leaves.abort();
  await expect.poll(async () => (await a.fetch('/api/account/export')).status).toBe(200);
  for (const client of [a, b]) await client.close();
});
