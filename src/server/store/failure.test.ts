import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FrameSender } from '../socket/frame-sender.ts';
import { Connection } from '../socket/connection.ts';
import { Refusals } from '../http/refusals.ts';
import { GuestLimits, limitsAt } from '../socket/guest-limits.ts';
import type { TableHost } from '../tables/table-host.ts';
import { hosted, HOST, tableClient, openFaultyHub, type FaultyHub } from '../testing/faulty-hub.ts';

/** Failures around the tables must not stop them. An unhandled rejection fails the whole run. */
let faulty: FaultyHub;
beforeEach(async () => void (faulty = await openFaultyHub()));
afterEach(() => faulty.close());

const FRIEND = 'en0123456789abcdef76543210';

const cardOf = (table: TableHost, seat: number): string => {
  const state = table.history?.position.state as { hands: number[][] } | undefined;
  return `c${state?.hands[seat]?.[0]}`;
};

/** A friend sits at the host's table, and each has played a card. */
const twoHavePlayed = async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await table.ask({ t: 'sit', guest: FRIEND, name: null });
  const asker = tableClient(FRIEND);
  await table.join(asker, 0);
  await table.ask({ t: 'play', guest: HOST, seat: 0, move: cardOf(table, 0), id: 'x' });
  await table.ask({ t: 'play', guest: FRIEND, seat: 1, move: cardOf(table, 1), id: 'y' });
  return { table, asker };
};

const botMoves = (table: TableHost): number =>
  (table.history?.log ?? []).filter(({ entry }) => entry.by === 1).length;

test('a bot whose move cannot be stored tries again until the database is back', async () => {
  const table = await faulty.sit({});
  const thought = tableClient(HOST);
  await table.join(thought, 0);
  await table.ask({ t: 'start', guest: HOST });
  faulty.away = true;
  await expect.poll(() => thought.received).toContainEqual({ t: 'thinking', seats: [] });
  expect(botMoves(table)).toBe(0);
  faulty.away = false;
  await expect.poll(() => botMoves(table)).toBe(1);
});

test('no id a player can choose is one of the ids of the bot that stood in for them', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await table.ask({ t: 'sit', guest: FRIEND, name: null });
  const play = (guest: string, seat: number, id: string) =>
    table.ask({ t: 'play', guest, seat, move: cardOf(table, seat), id });
  await play(FRIEND, 1, 'bot-3');
  await play(HOST, 0, 'x');
  await play(HOST, 0, 'y');
  await table.ask({ t: 'leave', guest: FRIEND });
  await expect.poll(() => table.history?.log.length).toBe(4);
});

test('a bot that is refused does not ask again and again without a pause', async () => {
  await faulty.close();
  let checks = 0;
  faulty = await openFaultyHub((loaded) => ({
    ...loaded,
    game: { ...loaded.game, check: () => (checks++, { why: 'not-in-hand' }) },
  }));
  const table = await faulty.sit({});
  await table.ask({ t: 'start', guest: HOST });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(checks).toBeLessThan(10);
  await expect.poll(() => checks).toBeGreaterThan(1);
});

const withDefectiveClock = () =>
  openFaultyHub((loaded) => ({
    ...loaded,
    game: {
      ...loaded.game,
      apply: (state, input, rng) => {
        if (input.by === 'clock') throw new Error('a defect, planted for the tests');
        return loaded.game.apply(state, input, rng);
      },
    },
  }));

test("a defect in the game's own clock halts the match", async () => {
  await faulty.close();
  faulty = await withDefectiveClock();
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { timed: true } });
  await table.ask({ t: 'start', guest: HOST });
  await expect.poll(() => table.doc.halted).toBe(true);
});

test('a clock event that cannot be stored happens when the database is back', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'me' }], options: { timed: true } });
  await table.ask({ t: 'start', guest: HOST });
  faulty.away = true;
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(table.history?.log).toEqual([]);
  faulty.away = false;
  await expect.poll(() => table.history?.log.length).toBeGreaterThan(0);
});

test('a line that another server stored, and did not tell of, is shown before the next one', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const listener = tableClient(HOST);
  await table.join(listener, 0);
  await faulty.store.say(table.id, 'elsewhere', { guest: 'g', name: 'Мурчик', text: 'first', when: 1 });
  await table.chat.say(HOST, 'here', 'second');
  const said = listener.received.flatMap((message) => (message.t === 'chat' ? message.lines : []));
  expect(said.map(({ text }) => text)).toEqual(['first', 'second']);
});

test('a table removed by another server is gone here too', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const neighbour = faulty.neighbour();
  const there = await hosted(neighbour, table.id);
  await table.ask({ t: 'leave', guest: HOST });
  await faulty.hub.removeIfLeft(table);
  expect(await there.ask({ t: 'sit', guest: FRIEND, name: null })).toEqual({ why: 'no-such-table' });
  expect(await neighbour.table(table.id)).toBeNull();
});

/** Both ends of a real socket; one is a connection of the server. */
const connected = async (): Promise<{ connection: Connection; socket: WebSocket; end: () => void }> => {
  const listening = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(listening, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(listening.address() as AddressInfo).port}`);
  const [[ours, request]] = (await Promise.all([once(listening, 'connection'), once(socket, 'open')])) as [
    [WebSocket, IncomingMessage],
    [],
  ];
  const sender = new FrameSender(ours, request.socket);
  const connection = new Connection(
    ours,
    sender,
    HOST,
    limitsAt(new GuestLimits(performance.now()), () => true),
    faulty,
    faulty.log,
    new Refusals(faulty.log),
  );
  ours.on('close', () => connection.close());
  ours.on('message', (data: Buffer) => connection.receive(data, false));
  return { connection, socket, end: () => listening.close() };
};

test('a client that connects while the database is away is asked to try later', async () => {
  faulty.away = true;
  const { socket, end } = await connected();
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1013);
  end();
});

test('a frame that fails is answered, and so is the next', async () => {
  const { socket, end } = await connected();
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  await expect.poll(() => received.length).toBe(1);
  faulty.away = true;
  socket.send('{"t":"join","table":"abcdef"}');
  await expect.poll(() => received.at(-1)).toContain('server-error');
  faulty.away = false;
  socket.send('{"t":"ping","n":7}');
  await expect.poll(() => received.at(-1)).toContain('pong');
  socket.close();
  end();
});

test('a client that leaves while it is joining does not stay listed as present', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { connection, socket, end } = await connected();
  const join = table.join.bind(table);
  const left = new Promise<void>((resolve) => {
    vi.spyOn(table, 'join').mockImplementation(async (who, since) => {
      const joining = join(who, since);
      connection.close(); // before its turn in the table's queue has come
      const refused = await joining;
      resolve();
      return refused;
    });
  });
  connection.receive(Buffer.from(JSON.stringify({ t: 'join', table: table.id })), false);
  await left;
  await expect.poll(() => table.size).toBe(0);
  socket.close();
  end();
});

test('a consent that could not be stored can be sent again, and the person who asked gets an answer', async () => {
  const { table, asker } = await twoHavePlayed();
  expect(await table.ask({ t: 'takeback', guest: FRIEND, seat: 1, id: 'please' })).toBe('asked');
  faulty.away = true;
  expect(await table.ask({ t: 'answer', guest: HOST, yes: true })).toEqual({ why: 'server-error' });
  faulty.away = false;
  await table.ask({ t: 'answer', guest: HOST, yes: true });
  expect(asker.received).toContainEqual({ t: 'ack', id: 'please', seq: 3 });
  expect(table.doc.question).toBeNull();
});

test('a takeback everybody agreed to, but which was not written, is written when the table goes on', async () => {
  const { table } = await twoHavePlayed();
  await table.ask({ t: 'takeback', guest: FRIEND, seat: 1, id: 'please' });
  vi.spyOn(faulty.store, 'append').mockRejectedValueOnce(new Error('killed'));
  await table.ask({ t: 'answer', guest: HOST, yes: true });
  faulty.hub.close();
  vi.restoreAllMocks();
  const again = await hosted(faulty.neighbour(), table.id);
  const asker = tableClient(FRIEND);
  await again.join(asker, 0);
  await expect.poll(() => again.history?.position.seq).toBe(3);
  expect(again.doc.question).toBeNull();
});

test('nonsense between good frames still ends the connection, and fills no log', async () => {
  const warn = vi.spyOn(faulty.log, 'warn');
  const { connection, socket, end } = await connected();
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  const closed = once(socket, 'close');
  for (let i = 0; i < 400; i++) connection.receive(Buffer.from(i % 2 ? '{' : '{"t":"ping","n":1}'), false);
  const [code] = (await closed) as [number];
  expect(code).toBe(1008);
  expect(warn.mock.calls.length).toBeLessThan(10);
  end();
});

test('frames that pile up behind a slow database are refused', async () => {
  const { connection, socket, end } = await connected();
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  vi.spyOn(faulty.hub, 'table').mockImplementation(() => new Promise(() => {}));
  connection.receive(Buffer.from('{"t":"join","table":"abcdef"}'), false);
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() * 1_000); // as if the frames came slowly
  for (let i = 0; i < 120; i++) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    connection.receive(Buffer.from(`{"t":"play","id":"p${i}","seat":0,"move":"x"}`), false);
  }
  await expect.poll(() => received.filter((frame) => frame.includes('too-fast')).length).toBe(21);
  vi.restoreAllMocks();
  socket.close();
  end();
});

test('a server with other rules cannot read a match, and leaves it to those who can', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'me' }] });
  await table.ask({ t: 'start', guest: HOST });
  await table.ask({ t: 'play', guest: HOST, seat: 0, move: cardOf(table, 0), id: 'x' });
  const newer = faulty.neighbour((loaded) => ({
    ...loaded,
    game: { ...loaded.game, version: loaded.game.version + 1 },
  }));
  const there = await hosted(newer, table.id);
  expect(there.doc.halted).toBe(true);
  expect(await there.ask({ t: 'play', guest: HOST, seat: 1, move: cardOf(table, 1), id: 'y' })).toEqual({
    why: 'halted',
  });
  expect((await faulty.store.table(table.id))?.doc.halted).toBe(false);
  expect(await table.ask({ t: 'play', guest: HOST, seat: 1, move: cardOf(table, 1), id: 'y' })).toEqual({
    seq: 2,
  });
});

test('a guest who sits down at the moment the last one leaves keeps the table', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const there = await faulty.neighbour().table(table.id);
  await table.ask({ t: 'leave', guest: HOST });
  expect(await there?.ask({ t: 'sit', guest: FRIEND, name: null })).toEqual({ seq: 0 });
  await faulty.hub.removeIfLeft(table);
  expect((await faulty.store.table(table.id))?.doc.seats).toContainEqual(
    expect.objectContaining({ guest: FRIEND }),
  );
});

test('a waiting table is removed with its last guest, and a later request to sit is refused', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await table.ask({ t: 'leave', guest: HOST });
  const [, late] = await Promise.all([
    faulty.hub.removeIfLeft(table),
    table.ask({ t: 'sit', guest: HOST, name: null }),
  ]);
  expect(late).toEqual({ why: 'no-such-table' });
  expect(await faulty.store.table(table.id)).toBeNull();
});

test('a match whose beginning another server did not finish is neither shown nor played', async () => {
  const before = await faulty.sit({ seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] });
  await before.ask({ t: 'sit', guest: FRIEND, name: null, seat: 2 });
  const { game, options, seed } = before.doc;
  // It crashed between its two writes. Without the open seat everybody would sit one seat further left.
  await faulty.store.create(before.id, { game, version: 1, seats: 2, options, seed }, null);
  const table = await hosted(faulty.neighbour(), before.id);
  const [me, friend] = [tableClient(HOST), tableClient(FRIEND)];
  for (const one of [me, friend]) await table.join(one, 0);
  expect([...me.received, ...friend.received].filter(({ t }) => t === 'scene')).toEqual([]);
  expect(table.history).toBeNull();
  expect(await table.ask({ t: 'start', guest: HOST })).toEqual({ seq: 0 });
  expect(table.history?.header.seats).toBe(2);
});

test('a removed table still answers requests', async () => {
  const table = await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await table.ask({ t: 'leave', guest: HOST });
  await faulty.hub.removeIfLeft(table);
  expect(await table.ask({ t: 'back', guest: HOST, seat: 0 })).toEqual({ why: 'no-such-table' });
});
