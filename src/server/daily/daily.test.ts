import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../../kernel/defined.ts';
import type { DailyStart } from '../../protocol/daily.ts';
import type { Server } from '../start/server.ts';
import type { DailyTry } from '../store/daily-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import { TestClient } from '../testing/client.ts';
import { beginDaily, dayOf, playToEnd } from '../testing/daily-player.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { startServer, testFolder } from '../testing/start.ts';
import { loadGame, TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { MOST_TABLES } from '../people/unfinished.ts';
import { shift } from './days.ts';
import { DailyStandings } from './standings.ts';

const dataDir = testFolder();
let server: Server;
beforeAll(async () => void (server = await startServer({ dataDir }, TOY_CATALOGUE)));
afterAll(() => server.close());

const arrive = (): Promise<TestClient> => TestClient.arrive(server.port);
const toy = loadGame();

/** Plays the task of today to its end and returns its table. */
const done = async (person: TestClient, seed = 'same'): Promise<string> => {
  const table = await beginDaily(person, 'toy');
  await playToEnd(person, await toy, table, seed);
  return table;
};

test('one try: every device that begins, also at once, gets the same table', async () => {
  const person = await arrive();
  const tables = await Promise.all(Array.from({ length: 8 }, () => beginDaily(person.twin(), 'toy')));
  expect(new Set(tables).size).toBe(1);
  await playToEnd(person, await toy, defined(tables[0]), 'same');
  expect(await beginDaily(person, 'toy')).toBe(tables[0]);
  const [task] = (await dayOf(person)).tasks;
  expect(task?.patch).toMatch(/solved|missed/);
  await person.close();
});

test('before the own try is over nobody sees the match of somebody else, its record or its seed', async () => {
  const [first, later] = [await arrive(), await arrive()];
  const table = await done(first);
  const paths = [`/api/tables/${table}`, `/api/matches/${table}/record`, `/api/matches/${table}/replay`];
  const closed = async (person: TestClient): Promise<readonly number[]> =>
    Promise.all(paths.map(async (path) => (await person.fetch(path)).status));
  expect(await closed(later)).toEqual([403, 403, 403]);
  expect(
    await later.post('/api/tables', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 0 }],
      from: { match: table, seq: 1 },
    }),
  ).toEqual({ why: 'daily-closed' });
  await later.connect();
  later.send({ t: 'join', table });
  expect((await later.until('error')).why).toBe('daily-closed');
  expect(JSON.stringify(later.received)).not.toContain('deal:');
  const own = await beginDaily(later, 'toy');
  expect(await closed(later)).toEqual([403, 403, 403]);
  const { table: info } = (await later.get(`/api/tables/${own}`)) as { table: { seed: string | null } };
  expect(info.seed).toBeNull();
  await playToEnd(later, await toy, own, 'other');
  await expect.poll(() => closed(later)).toEqual([200, 200, 200]);
  await Promise.all([first.close(), later.close()]);
});

test('no takeback and no second try; somebody who leaves the seat to a bot has not solved it', async () => {
  const person = await arrive();
  const table = await beginDaily(person, 'toy');
  await person.join(table);
  expect(await person.ask({ t: 'takeback', id: randomUUID(), seat: 0 })).toMatchObject({
    why: 'no-takebacks',
  });
  await person.post(`/api/tables/${table}/leave`);
  await expect
    .poll(async () => (await dayOf(person)).tasks[0])
    .toMatchObject({ patch: 'missed', points: null });
  expect(await beginDaily(person, 'toy')).toBe(table);
  await person.close();
});

test('a day that is over can be played and counts for nothing; there is no day to come', async () => {
  const person = await arrive();
  const { today } = await dayOf(person);
  const before = shift(today, -3);
  const begun = (await person.post(`/api/daily/${before}/toy`)) as Extract<DailyStart, { table: string }>;
  await playToEnd(person, await toy, begun.table, 'late');
  expect((await dayOf(person, before)).tasks[0]).toMatchObject({ late: true, among: null });
  expect((await dayOf(person)).streak).toBe(0);
  expect(await person.post(`/api/daily/${shift(today, 1)}/toy`)).toEqual({ why: 'not-found' });
  expect(await person.post(`/api/daily/${today}/nothing`)).toEqual({ why: 'not-found' });
  expect(await person.post(`/api/daily/${today}/toy/again`)).toEqual({ why: 'daily-closed' });
  const again = (await person.post(`/api/daily/${before}/toy/again`)) as { table: string };
  expect(again.table).not.toBe(begun.table);
  await person.close();
});

test('the histogram counts everybody exactly, from ten people on', async () => {
  const person = await arrive();
  await done(person);
  const { today } = await dayOf(person);
  const store = await openSqlite(join(dataDir, 'clowder.sqlite'));
  const others = await store.dailyResults(today);
  const people = others.reduce((sum, one) => sum + one.people, 0);
  const solved = others.reduce((sum, one) => sum + (one.solved ? one.people : 0), 0);
  for (let i = 0; i < 12; i++) {
    const table = randomUUID();
    await store.keptTry({ ...TRY, day: today, person: `x${i}`, table });
    await store.endTry(table, { done: 1, solved: i < 5, points: i });
    await store.endTry(table, { done: 2, solved: true, points: 99 }); // a second end changes nothing
  }
  await store.close();
  await expect
    .poll(async () => (await dayOf(person)).everybody)
    .toMatchObject({ people: people + 12, solved: [people - solved + 7, solved + 5] });
  await person.close();
});

const TRY: DailyTry = {
  day: '',
  task: 'toy',
  person: '',
  table: null,
  rated: true,
  begun: 1,
  moves: [],
  turns: 0,
  done: null,
  solved: null,
  points: null,
};

test('a count that began before a result was stored is not shown to its owner', async () => {
  const store = await openSqlite(join(testFolder(), 'clowder.sqlite'));
  const day = '2026-11-18';
  const end = async (person: string, at: number): Promise<void> => {
    await store.keptTry({ ...TRY, day, person, table: person });
    await store.endTry(person, { done: at, solved: true, points: 1 });
  };
  for (let i = 0; i < 10; i++) await end(`x${i}`, 1);
  const standings = new DailyStandings(store);
  const ended = Date.now() - 1; // it is stored only after the next count
  expect((await standings.of(day, [])).everybody(1, 1)?.people).toBe(10);
  await end('late', ended);
  const own = await store.triesOf(['late'], day, day);
  expect((await standings.of(day, own)).everybody(1, 1)?.people).toBe(11);
  await store.close();
});

test('practice without end is refused: every table would stay', async () => {
  const person = await arrive();
  await done(person);
  const { today } = await dayOf(person);
  const store = await openSqlite(join(dataDir, 'clowder.sqlite'));
  for (let i = 0; i < MOST_TABLES; i++) await store.addTable(sampleTable(randomUUID(), person.guest));
  await store.close();
  expect(await person.post(`/api/daily/${today}/toy/again`)).toEqual({ why: 'too-many' });
  await person.close();
});
