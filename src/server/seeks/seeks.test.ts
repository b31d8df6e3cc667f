import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import type { AtTable, Lobby } from '../../protocol/api.ts';
import type { NoticeContent } from '../../protocol/notices.ts';
import type { MySeek, NewSeek } from '../../protocol/seeks.ts';
import { MOST_TABLES } from '../people/unfinished.ts';
import { openStore } from '../start/open-store.ts';
import type { Server } from '../start/server.ts';
import type { Store } from '../store/store.ts';
import { TestClient } from '../testing/client.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { startServer, testConfig } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

/** Seeks at one server with the embedded database. */
let server: Server;
let store: Store; // as another server has it
beforeAll(async () => {
  const config = testConfig();
  server = await startServer(config, TOY_CATALOGUE);
  store = await openStore(config);
});
afterAll(async () => {
  await store.close();
  await server.close();
});

const open: TestClient[] = [];
afterEach(async () => {
  for (const client of open) await client.post('/api/seek/end');
  await Promise.all(open.map((client) => client.close()));
  open.length = 0;
});

const WISH: NewSeek = { games: ['toy'], players: 2, pace: '5+3', rated: true };

const arrive = async (): Promise<TestClient> => {
  const client = await TestClient.arrive(server.port);
  await client.connect();
  await client.until('hello');
  open.push(client);
  return client;
};

const seek = async (client: TestClient, wish: Partial<NewSeek> = {}): Promise<MySeek> =>
  (await client.post('/api/seek', { ...WISH, ...wish })) as MySeek;

const told = async <K extends NoticeContent['kind']>(
  client: TestClient,
  kind: K,
): Promise<Extract<NoticeContent, { kind: K }>> => {
  const { notice } = await client.until('notice', (message) => message.notice.kind === kind);
  return notice as Extract<NoticeContent, { kind: K }> & typeof notice;
};

const answer = async (client: TestClient, yes: boolean): Promise<MySeek> => {
  const { found } = await told(client, 'found');
  return (await client.post('/api/seek/answer', { pairing: found.pairing, yes })) as MySeek;
};

test('two people who seek the same are asked, say yes, and sit at a rated table whose match has begun', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  expect(await seek(ann)).toMatchObject({ is: 'seeking', seek: WISH });
  await seek(ben);
  const { found } = await told(ann, 'found');
  expect(found.people.map(({ guest }) => guest).toSorted()).toEqual([ann.guest, ben.guest].toSorted());
  await answer(ann, true);
  expect(await ann.get('/api/seek')).toMatchObject({ is: 'found' });
  await answer(ben, true);
  const { table } = await told(ann, 'begun');
  expect((await told(ben, 'begun')).table).toBe(table);
  expect(table).toBe(found.table);
  const shown = (await ann.get(`/api/tables/${table}`)) as AtTable;
  expect(shown.table).toMatchObject({ status: 'playing', rated: true, listed: true });
  expect(shown.table.seats.map((seat) => seat.kind)).toEqual(['person', 'person']);
  expect(await ann.get('/api/seek')).toEqual({ is: 'none' });
  expect(await ben.get('/api/seek')).toEqual({ is: 'none' });
});

test('a seek that is widened to any pace goes on where it was, and finds somebody of another pace', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  await seek(ann);
  const before = await store.seekOf(ann.guest, 0);
  await seek(ben, { pace: '10+5' });
  expect(await ben.get('/api/seek')).toMatchObject({ is: 'seeking', paced: true });
  const wider = await seek(ann, { anyPace: true });
  expect(wider).toMatchObject({ found: { clock: { kind: 'bank', ms: 600_000 } } });
  expect((await store.seekOf(ann.guest, 0))?.since).toBe(before?.since);
});

test('“not now” ends the own seek, and the other one goes on looking', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  await seek(ann);
  await seek(ben);
  expect(await answer(ben, false)).toEqual({ is: 'none' });
  expect(await told(ann, 'found-over')).toMatchObject({ why: 'gone', again: true });
  expect(await ann.get('/api/seek')).toMatchObject({ is: 'seeking' });
});

test('people who block each other are never paired, nor shown to each other', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  ann.send({ t: 'mute', guest: ben.guest, muted: true });
  await ann.until('muted');
  await seek(ann);
  await seek(ben);
  expect(await ben.get('/api/seek')).toMatchObject({ is: 'seeking' });
  expect(((await ann.get('/api/tables')) as Lobby).company?.seeks).toEqual([]);
  expect(((await ben.get('/api/tables')) as Lobby).company?.seeks).toEqual([]);
  expect(await ben.post('/api/seek/with', { person: ann.guest })).toEqual({ why: 'seek-gone' });
});

test('somebody who is blocked while one seeks sees the seek no longer, and others are found instead', async () => {
  const days = { players: 3, pace: '3-days' } as const;
  const [ann, ben] = [await arrive(), await arrive()];
  const shown = async () => ((await ben.get('/api/tables')) as Lobby).company?.looking;
  await seek(ann, days);
  await expect.poll(shown).toBe(1);
  await ann.post('/api/friends/block', { person: ben.guest, blocked: true });
  await expect.poll(shown).toBe(0);
  const [eve, kim] = [await arrive(), await arrive()];
  for (const other of [ben, eve, kim]) await seek(other, days);
  await told(ann, 'begun');
  expect(await ben.get('/api/seek')).toMatchObject({ is: 'seeking' });
});

test('somebody who looks for company is listed, and “Play” asks them at once', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  await seek(ann);
  const listed = async () => ((await ben.get('/api/tables')) as Lobby).company;
  await expect.poll(listed).toMatchObject({
    looking: 1,
    seeks: [{ person: { guest: ann.guest }, games: ['toy'], pace: '5+3', rated: true }],
  });
  expect(await ben.post('/api/seek/with', { person: ann.guest })).toMatchObject({ is: 'found' });
  await answer(ann, true);
  expect((await told(ben, 'begun')).game).toBe('toy');
});

/** Somebody is found for these two, as another server did it before an update. */
const foundBefore = (people: readonly TestClient[], game: string, until: number, ready = people) =>
  store.addPairing(
    {
      id: game.padEnd(12, '-'),
      table: `table${game}`,
      game,
      clock: { kind: 'bank', ms: 300_000, increment: 3_000 },
      rated: true,
      people: people.map(({ guest }) => ({ person: guest, rating: null })),
    },
    until,
    ready.map(({ guest }) => guest),
  );

test('people who were found for a game that is gone after an update hold up nobody, and are told that nothing comes of it', async () => {
  const [ann, ben, eve, kim] = [await arrive(), await arrive(), await arrive(), await arrive()];
  await foundBefore([ann, ben], 'gone', Date.now() - 2_000);
  await seek(eve);
  await seek(kim);
  await answer(eve, true);
  await answer(kim, true);
  expect((await told(eve, 'begun')).game).toBe('toy');
  expect(await ann.get('/api/seek')).toMatchObject({ is: 'found' }); // a newer server may still make their table
  expect(await told(ann, 'found-over')).toMatchObject({ why: 'gone', again: false });
  expect(await told(ben, 'found-over')).toMatchObject({ why: 'gone', again: false });
  for (const client of [ann, ben]) expect(await client.get('/api/seek')).toEqual({ is: 'none' });
}, 20_000);

test('“Play” on somebody who is being asked keeps the own search', async () => {
  const [ann, ben, eve] = [await arrive(), await arrive(), await arrive()];
  await seek(ann, { pace: '10+5' });
  await foundBefore([ann, ben], 'toy', Date.now() + 20_000, []);
  await seek(eve);
  expect(await eve.post('/api/seek/with', { person: ann.guest })).toEqual({ why: 'seek-gone' });
  expect(await eve.get('/api/seek')).toMatchObject({ is: 'seeking' });
});

test('“Play” on somebody who is free ends the own search', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  await seek(ann, { pace: '10+5' });
  await seek(ben);
  await ben.post('/api/seek/with', { person: ann.guest });
  await ben.post('/api/seek/end');
  expect(await ben.get('/api/seek')).toEqual({ is: 'none' });
  expect(await ann.get('/api/seek')).toMatchObject({ is: 'seeking' });
});

test('nobody is asked again and again from one network, under whatever name', async () => {
  const ann = await arrive();
  await seek(ann);
  const [ben, eve] = [await arrive(), await arrive()];
  expect(await ben.post('/api/seek/with', { person: ann.guest })).toMatchObject({ is: 'found' });
  await ben.post('/api/seek/end');
  await told(ann, 'found-over');
  for (const again of [ben, eve])
    expect(await again.post('/api/seek/with', { person: ann.guest })).toEqual({
      why: 'too-fast',
      with: { seconds: 60 },
    });
  expect(await ann.get('/api/seek')).toMatchObject({ is: 'seeking' });
});

test('a class behind one address may play with each other', async () => {
  for (let n = 0; n < 8; n++) {
    const [ann, ben] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
    await seek(ann, { pace: '1-day' });
    expect(await ben.post('/api/seek/with', { person: ann.guest })).toEqual({ is: 'none' }); // it has begun
    expect(((await ben.get('/api/tables')) as Lobby).mine).toHaveLength(1);
  }
});

test('with a pace of days nobody has to be here, and the match begins without a question', async () => {
  const ann = await TestClient.arrive(server.port); // without an open page
  open.push(ann);
  expect(await seek(ann, { pace: '3-days' })).toMatchObject({ is: 'seeking', seek: { pace: '3-days' } });
  const ben = await arrive();
  expect(await seek(ben, { pace: '1-day' })).toMatchObject({ is: 'seeking' });
  await seek(ben, { pace: '3-days' });
  const { table, clock } = await told(ben, 'begun');
  expect(clock).toMatchObject({ kind: 'days', days: 3 });
  const shown = (await ann.get(`/api/tables/${table}`)) as AtTable;
  expect(shown.table).toMatchObject({ status: 'playing', rated: true, clock });
  expect(await ann.get('/api/seek')).toEqual({ is: 'none' });
});

test('somebody with a hundred tables plays one of them before they are paired again', async () => {
  const ann = await TestClient.arrive(server.port);
  for (let i = 0; i < MOST_TABLES; i++) await store.addTable(sampleTable(randomUUID(), ann.guest));
  expect(await seek(ann, { pace: '3-days' })).toEqual({ why: 'too-many' });
  expect(await ann.get('/api/seek')).toEqual({ is: 'none' });
  const { mine } = (await ann.get('/api/tables')) as Lobby;
  expect(mine).toHaveLength(MOST_TABLES); // none of them is forgotten in the lobby
});

test('a second seek replaces the first', async () => {
  const ann = await arrive();
  await seek(ann);
  expect(await seek(ann, { pace: '10+5' })).toMatchObject({ is: 'seeking', seek: { pace: '10+5' } });
  const other = await arrive();
  expect(await seek(other)).toMatchObject({ is: 'seeking' });
});

test('what cannot be played or read is refused with a reason, and changes nothing', async () => {
  const ann = await arrive();
  expect(await seek(ann, { games: ['chess'] })).toEqual({ why: 'no-such-game' });
  expect(await seek(ann, { players: 6 })).toMatchObject({ why: 'wrong-number-of-seats' });
  for (const wrong of [{ games: [] }, { players: 1 }, { players: 7 }, { pace: '1+0' }, { more: 1 }])
    expect(await ann.post('/api/seek', { ...WISH, ...wrong })).toMatchObject({ why: 'bad-request' });
  expect(await ann.post('/api/seek/answer', { pairing: 'abcdefghijkl', yes: true })).toEqual({
    why: 'seek-gone',
  });
  expect(await ann.post('/api/seek/with', { person: 'en000000000000000000000000' })).toEqual({
    why: 'seek-gone',
  });
  expect(await new TestClient(server.port).post('/api/seek', WISH)).toEqual({ why: 'no-guest' });
  expect(await ann.get('/api/seek')).toEqual({ is: 'none' });
});

test('somebody who is not asked cannot answer for others', async () => {
  const [ann, ben, eve] = [await arrive(), await arrive(), await arrive()];
  await seek(ann);
  await seek(ben);
  const { found } = await told(ann, 'found');
  expect(await eve.post('/api/seek/answer', { pairing: found.pairing, yes: true })).toEqual({
    why: 'seek-gone',
  });
  await eve.post('/api/seek/answer', { pairing: found.pairing, yes: false });
  expect(await ann.get('/api/seek')).toMatchObject({ is: 'found' });
});

test('seeks that began at another server, or before a restart, count for the limit of their network', async () => {
  const [ann, ben] = [await arrive(), await arrive()];
  await seek(ann);
  const stored = await store.seekOf(ann.guest, 0);
  expect(stored?.network).toMatch(/^[\w-]{8}$/); // no address
  if (!stored) throw new Error('no seek');
  const others = Array.from({ length: 29 }, (_, i) => `en${String(i).padStart(24, '0')}`);
  for (const person of others) await store.putSeek({ ...stored, person, kinds: [] });
  await ann.post('/api/seek/end'); // looks anew
  await seek(ann);
  expect(await seek(ben)).toEqual({ why: 'too-many' });
  expect(await seek(ben, { pace: '3-days' })).toMatchObject({ is: 'seeking' }); // those over days are counted apart
  await ben.post('/api/seek/end');
  await store.dropSeeks(others);
});

test('seeks by the dozen from one address are refused with a reason', async () => {
  // Without a page nobody looks for them, so all these seeks stay.
  const crowd = await Promise.all(Array.from({ length: 31 }, () => TestClient.arrive(server.port)));
  open.push(...crowd);
  const answered: MySeek[] = [];
  for (const client of crowd) answered.push(await seek(client));
  expect(answered.slice(0, 30).every((one) => 'is' in one && one.is === 'seeking')).toBe(true);
  expect(answered[30]).toEqual({ why: 'too-many' });
});
