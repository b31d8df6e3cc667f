import { expect, test } from 'vitest';
import type { AtTable, Replay } from '../../protocol/api.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { TestClient } from '../testing/client.ts';
import { startServer, testFolder } from '../testing/start.ts';
import { NEXT_CATALOGUE } from '../testing/toy-next-catalogue.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, handOf, pickCard, sitAlone, sitTwo } from '../testing/toy-table.ts';

/**
 * The server is updated and the rules of the toy game have changed: matches that have begun continue by the old rules.
 */

const update = async (before: { close(): Promise<void> }, dataDir: string) => {
  await before.close();
  return startServer({ dataDir }, NEXT_CATALOGUE);
};

const tableOf = async (client: TestClient, id: string): Promise<TableInfo> =>
  ((await client.get(`/api/tables/${id}`)) as AtTable).table;

test('a match in progress ends under the rules it began with, a new one plays the new rules', async () => {
  const dataDir = testFolder();
  const old = await startServer({ dataDir }, TOY_CATALOGUE);
  const pair = await sitTwo(old.port);
  const alone = await sitAlone(old.port, 3, { options: { timed: true } });
  await pickCard(pair.a, 0);
  const done = await sitTwo(old.port);
  await finish(done);
  const record = await (await done.a.fetch(`/api/matches/${done.id}/record`)).text();
  expect(record).toContain('version 1\n');

  const server = await update(old, dataDir);
  for (const client of [pair.a, pair.b, alone.a, done.a]) client.moveTo(server.port);
  const [{ version }] = (await pair.a.get('/api/games')) as [{ version: number }];
  expect(version).toBe(2);

  // Two people finish their match with the moves, the option and the scores of version 1.
  for (const client of [pair.a, pair.b]) await client.join(pair.id);
  await finish(pair);
  const { table } = await pair.a.until('table', (message) => message.table.status === 'over');
  expect(table).toMatchObject({ rulesVersion: 1, options: { timed: false }, halted: false });
  expect(table.outcome?.scores.every((score) => score < 10)).toBe(true);

  // Bots run in other threads, and must use the old rules too.
  await alone.a.join(alone.table.id);
  while (!alone.a.scenes.get(0)?.outcome) {
    const { seq = 0, actors = [] } = alone.a.scenes.get(0) ?? {};
    if (actors.includes(0)) await pickCard(alone.a, 0);
    await alone.a.until('scene', ({ scene }) => scene.seq > seq);
  }

  // The record of a finished match is unchanged, byte for byte.
  expect(await (await done.a.fetch(`/api/matches/${done.id}/record`)).text()).toBe(record);
  expect(((await done.a.get(`/api/matches/${done.id}/replay`)) as Replay).table.rulesVersion).toBe(1);

  const fresh = await sitTwo(server.port);
  expect(await pickCard(fresh.a, 0)).toMatchObject({ t: 'refused', why: 'unreadable-move' });
  expect(await fresh.a.play(0, `d${handOf(fresh.a, 0)[0]}`)).toMatchObject({ t: 'ack' });
  expect(await tableOf(fresh.a, fresh.id)).toMatchObject({ rulesVersion: 2, options: { pace: 'slow' } });
  for (const client of [pair.a, pair.b, alone.a, fresh.a, fresh.b]) await client.close();
  await server.close();
});

test('a table that waited is played by the rules it was made for; a rematch by those of today', async () => {
  const dataDir = testFolder();
  const old = await startServer({ dataDir }, TOY_CATALOGUE);
  const [host, friend] = [await TestClient.arrive(old.port), await TestClient.arrive(old.port)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table: waiting } = await host.create({ game: 'toy', seats, options: { timed: true } });
  const done = await sitTwo(old.port, { options: { timed: false } });
  await finish(done);

  const server = await update(old, dataDir);
  for (const client of [host, friend, done.a]) client.moveTo(server.port);
  await friend.post(`/api/tables/${waiting.id}/sit`, {});
  await host.join(waiting.id);
  expect(await tableOf(host, waiting.id)).toMatchObject({ status: 'playing', rulesVersion: 1 });
  expect(await pickCard(host, 0)).toMatchObject({ t: 'ack' });

  const again = (await done.a.post(`/api/tables/${done.id}/rematch`)) as AtTable;
  expect(again.table).toMatchObject({ rulesVersion: 2, options: { pace: 'slow' } });

  // A match that begins at an old position uses the rules of that position.
  const from = { match: done.id, seq: 2 };
  const continued = await done.a.create({
    game: 'toy',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 0 }],
    from,
  });
  expect(continued.table).toMatchObject({ status: 'playing', rulesVersion: 1, options: { timed: false } });
  await host.close();
  await server.close();
});

test('a version that this build does not know halts the match and loses nothing', async () => {
  const dataDir = testFolder();
  const newer = await startServer({ dataDir }, NEXT_CATALOGUE);
  const { id, a } = await sitTwo(newer.port);
  await a.play(0, `d${handOf(a, 0)[0]}`);
  await newer.close();
  const older = await startServer({ dataDir }, TOY_CATALOGUE);
  a.moveTo(older.port);
  expect(await tableOf(a, id)).toMatchObject({ rulesVersion: 2, halted: true });
  const again = await update(older, dataDir);
  a.moveTo(again.port);
  expect(await tableOf(a, id)).toMatchObject({ rulesVersion: 2, halted: false, status: 'playing' });
  await again.close();
});
