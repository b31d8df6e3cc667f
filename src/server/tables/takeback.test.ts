import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { replay, start } from '../../kernel/match.ts';
import type { Game, Kind } from '../../kernel/game.ts';
import { readRecord } from '../../kernel/read-record.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Server } from '../start/server.ts';
import { standing } from '../../table/consent.ts';
import { now } from '../clock.ts';
import { HOST, tableClient, openFaultyHub } from '../testing/faulty-hub.ts';
import { startServer, testFolder } from '../testing/start.ts';
import { openSqlite } from '../store/sqlite.ts';
import { TOY_CATALOGUE, STUCK_LEVEL } from '../testing/toy-catalogue.ts';
import { toy } from '../testing/toy.ts';
import { finish, handOf, pickCard, sitAlone, sitTwo } from '../testing/toy-table.ts';
import type { TestClient } from '../testing/client.ts';

const dataDir = testFolder();
let server: Server;
beforeAll(async () => void (server = await startServer({ dataDir }, TOY_CATALOGUE)));
afterAll(() => server.close());

const takeBack = (client: TestClient, seat: number, id: string = randomUUID()) =>
  client.ask({ t: 'takeback', id, seat });

test('a move that revealed nothing is taken back at once, also when requested twice', async () => {
  const { a, b } = await sitTwo(server.port);
  const before = handOf(a, 0);
  await pickCard(a, 0);
  const id = randomUUID();
  expect(await takeBack(a, 0, id)).toMatchObject({ t: 'ack', seq: 2 });
  expect(await takeBack(a, 0, id)).toMatchObject({ t: 'ack', seq: 2 });
  const { scene, line } = await b.until('scene', (message) => message.scene.seq === 2);
  expect(scene.actors).toEqual([0, 1]);
  expect(line).toMatchObject({ by: 0, back: 0, move: null });
  expect(handOf(a, 0)).toEqual(before);
  expect(await takeBack(a, 0)).toMatchObject({ t: 'refused', why: 'nothing-to-take-back' });
  expect(await pickCard(a, 0)).toMatchObject({ t: 'ack', seq: 3 });
});

test('a move that revealed something needs the consent of the other people', async () => {
  const { a, b } = await sitTwo(server.port);
  await pickCard(a, 0);
  await pickCard(b, 1);
  const asked = takeBack(b, 1);
  const { question } = await a.until('takeback', (message) => message.question !== null);
  expect(question).toEqual({ by: 1, to: 1, waiting: [a.guest] });
  expect(await b.ask({ t: 'answer', id: randomUUID(), yes: true })).toMatchObject({
    why: 'no-takeback-asked',
  });
  expect(await takeBack(a, 0)).toMatchObject({ t: 'refused', why: 'takeback-pending' });
  await a.ask({ t: 'answer', id: randomUUID(), yes: true });
  expect(await asked).toMatchObject({ t: 'ack', seq: 3 });
  expect((await a.until('scene', ({ scene }) => scene.seq === 3)).scene.actors).toEqual([1]);
});

test('the others may say no, and playing on is saying no', async () => {
  const { a, b } = await sitTwo(server.port);
  await pickCard(a, 0);
  await pickCard(b, 1);
  const first = takeBack(b, 1);
  await a.until('takeback', ({ question }) => question !== null);
  await a.ask({ t: 'answer', id: randomUUID(), yes: false });
  expect(await first).toMatchObject({ t: 'refused', why: 'takeback-declined' });
  const second = takeBack(b, 1);
  await a.until('takeback', ({ question }) => question !== null, a.received.length - 1);
  await pickCard(a, 0);
  expect(await second).toMatchObject({ t: 'refused', why: 'takeback-declined' });
});

test('consent does not wait for people who leave; the question ends if the asker leaves', async () => {
  const { a, b, id } = await sitTwo(server.port);
  await pickCard(a, 0);
  await pickCard(b, 1);
  const asked = takeBack(b, 1);
  await a.until('takeback', (message) => message.question !== null);
  await a.post(`/api/tables/${id}/leave`);
  expect(await asked).toMatchObject({ t: 'ack', seq: 3 });
  const other = await sitTwo(server.port);
  await pickCard(other.a, 0);
  await pickCard(other.b, 1);
  const given = takeBack(other.b, 1);
  await other.a.until('takeback', (message) => message.question !== null);
  await other.b.post(`/api/tables/${other.id}/leave`);
  expect(await given).toMatchObject({ t: 'refused', why: 'takeback-declined' });
  await other.a.until('takeback', (message) => message.question === null);
});

test('an unanswered question ends after a while', () => {
  const question = { id: 'x', guest: 'b', by: 1, to: 1, seq: 2, waiting: ['a', 'c'], until: 60_000 };
  const present = new Set(['a', 'b', 'c']);
  expect(standing(question, { seq: 2, at: 59_999, present })).toEqual(question);
  expect(standing(question, { seq: 2, at: 60_000, present })).toBeNull();
  expect(standing({ ...question, until: Date.now() }, { seq: 2, at: 0, present })).toBeNull(); // stored by an older version
  expect(standing(question, { seq: 3, at: 0, present })).toBeNull();
  expect(standing(question, { seq: 2, at: 0, present: new Set(['a', 'b']) })?.waiting).toEqual(['a']);
  expect(standing(question, { seq: 2, at: 0, present: new Set(['a', 'c']) })).toBeNull();
});

test('the asker gets an answer when the question ends, and the table continues', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const faulty = await openFaultyHub();
  const friend = 'en0123456789abcdef76543210';
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await table.ask({ t: 'sit', guest: friend, name: null });
  const asker = tableClient(friend);
  await table.join(asker, 0);
  const state = table.history?.position.state as { hands: number[][] } | undefined;
  await table.ask({ t: 'play', guest: HOST, seat: 0, move: `c${state?.hands[0]?.[0]}`, id: 'x' });
  await table.ask({ t: 'play', guest: friend, seat: 1, move: `c${state?.hands[1]?.[0]}`, id: 'y' });
  try {
    expect(await table.ask({ t: 'takeback', guest: friend, seat: 1, id: 'please' })).toBe('asked');
    for (let passed = 0; passed <= 60_000; passed += 200) {
      vi.advanceTimersByTime(200);
      now(); // nobody looked for longer: that would be a stall of the server
    }
    // answered after the question is removed, because the queue keeps its order
    await table.ask({ t: 'back', guest: friend, seat: 1 });
  } finally {
    vi.useRealTimers();
  }
  expect(asker.received).toContainEqual({ t: 'refused', id: 'please', why: 'takeback-declined' });
  expect(table.doc.question).toBeNull();
  await faulty.close();
});

test('against bots only, no consent is needed', async () => {
  const { a } = await sitAlone(server.port, 0);
  await pickCard(a, 0);
  await a.until('scene', ({ scene }) => scene.seq >= 2 && scene.actors.includes(0));
  const done = await takeBack(a, 0);
  expect(done.t).toBe('ack');
});

test('a bot whose answer was dropped is no longer shown as thinking', async () => {
  const { a } = await sitAlone(server.port, STUCK_LEVEL);
  await a.until('thinking', ({ seats }) => seats.includes(1));
  await pickCard(a, 0);
  const since = a.received.length;
  expect(await takeBack(a, 0)).toMatchObject({ t: 'ack' });
  await a.until('thinking', ({ seats }) => !seats.length, since);
});

test('taking back gives no thinking time', async () => {
  const clock = { kind: 'bank' as const, ms: 60_000, increment: 10_000 };
  const { a, id } = await sitTwo(server.port, { clock });
  for (let i = 0; i < 3; i++) {
    await pickCard(a, 0);
    await takeBack(a, 0);
  }
  const again = a.twin();
  await again.join(id);
  expect((await again.until('clocks')).clocks.left[0]).toBeLessThanOrEqual(60_000);
});

test('a match with takebacks is stored, restarted, recorded and replayed exactly', async () => {
  const pair = await sitTwo(server.port);
  const { a, b, id } = pair;
  await pickCard(a, 0);
  await takeBack(a, 0);
  await pickCard(b, 1);
  const before = a.scenes.get(0);
  await server.close();
  server = await startServer({ dataDir }, TOY_CATALOGUE);
  for (const client of [a, b]) {
    client.moveTo(server.port);
    await client.join(id);
  }
  expect({ ...a.scenes.get(0), events: [] }).toEqual({ ...before, events: [] });
  await finish(pair);
  const text = await (await a.fetch(`/api/matches/${id}/record`)).text();
  const { header, entries } = readRecord(text) as MatchRecord;
  const game = toy as unknown as Game<Kind>;
  const positions = [...replay(game, header.seed, start(game, header), entries)];
  expect(game.outcome(positions.at(-1)?.state)).toEqual(a.scenes.get(0)?.outcome);
  expect(entries[1]).toMatchObject({ seq: 2, by: 0, move: 'back:0' });
  const store = await openSqlite(join(dataDir, 'clowder.sqlite'));
  expect((await store.read(id, 0))?.entries).toHaveLength(entries.length);
  await store.close();
});
