import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewTable } from '../../protocol/api.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { TestClient } from '../testing/client.ts';
import { framesAllowedSince } from '../testing/frames-allowed.ts';
import { legalMoves, someGame } from '../testing/legal-moves.ts';
import { RawClient } from '../testing/raw-client.ts';
import { kill, run, type Running } from '../testing/run.ts';
import { testFolder } from '../testing/start.ts';

/** A real server with its default limits, and two people who play. */
let server: Running;
let loaded: LoadedGame;
let a: TestClient;
let b: TestClient;
let table: string;

beforeAll(async () => {
  loaded = await someGame();
  server = await run({ DATA_DIR: testFolder(), LOG_LEVEL: 'warn' });
  [a, b] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  const made = await a.create({ game: loaded.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] });
  table = made.table.id;
  await b.post(`/api/tables/${table}/sit`, {});
  await Promise.all([a.join(table), b.join(table)]);
});
afterAll(() => kill(server));

const logged = async (words: string): Promise<void> => {
  await expect.poll(() => server.output()).toContain(words);
};

/** The two players are not disturbed: the next move is acknowledged before a client would time out. */
const playGoesOn = async (): Promise<void> => {
  const scene = a.scenes.get(0);
  const [seat = 0] = scene?.actors ?? [];
  const player = [a, b][seat];
  if (!scene || !player) throw new Error('the match is not there');
  expect(await player.play(seat, legalMoves(loaded, scene, seat)[0] ?? '')).toMatchObject({ t: 'ack' });
  for (const client of [a, b]) await client.until('scene', (heard) => heard.scene.seq > scene.seq);
};

test('an address that cannot be decoded is refused like any other, also by the built server', async () => {
  for (const path of ['/%ff', '/api/tables/%E0%A4%A']) {
    const client = (await RawClient.open(server.port)).read();
    client.write(`GET ${path} HTTP/1.1\r\nHost: clowder.test\r\nConnection: close\r\n\r\n`);
    await once(client.socket, 'end');
    expect([client.status, client.received.split('\r\n\r\n')[1]]).toEqual([404, '{"why":"not-found"}']);
  }
});

const NONSENSE: readonly string[] = [
  '',
  'null',
  '[]',
  '"join"',
  '{',
  '{"t":"join"}',
  '{"t":"join","table":7}',
  '{"t":"join","table":"../../x"}',
  '{"t":"play","id":"x","seat":"0","move":"a"}',
  '{"t":"play","id":"x","seat":-1,"move":"a"}',
  '{"t":"play","id":"x","seat":1e99,"move":"a"}',
  '{"t":"play","id":{"a":1},"seat":0,"move":"a"}',
  '{"t":"play","id":"x","seat":0,"move":["a"]}',
  '{"t":"say","id":"x","text":"   "}',
  '{"t":"emote","emote":"constructor"}',
  '{"t":"__proto__"}',
  '{"t":"constructor","id":"x"}',
  '{"__proto__":{"t":"ping"},"n":1}',
  '{"t":"ping","n":1,"__proto__":{"admin":true}}',
  '{"t":"mute","guest":"x","muted":true,"toString":"x"}',
  `{"t":"play","id":"x","seat":0,"move":"${'['.repeat(3000)}"}`,
  '[['.repeat(1500),
];

test('frames that make no sense are refused, one by one, and logged', async () => {
  const stranger = await TestClient.arrive(server.port);
  await stranger.connect();
  await stranger.until('hello');
  stranger.sendRaw('{"t":"join","table":"zzzzzzzzzzzz"}');
  const nowhere = await stranger.until('error', ({ why }) => why === 'no-such-table');
  for (const frame of NONSENSE) {
    const since = stranger.received.length;
    stranger.sendRaw(frame);
    const told = await stranger.until('error', ({ why, fatal }) => why === 'bad-request' && !fatal, since);
    await logged(`"request":"${told.with?.['request']}"`); // what its player can read out
    expect(told.with?.['request'], 'each reason has its own line in the log').not.toBe(
      nowhere.with?.['request'],
    );
  }
  stranger.sendRaw(Buffer.from([0, 1, 2]));
  await stranger.until('error', () => true, stranger.received.length - 1);
  expect(await stranger.play(0, 'x')).toMatchObject({ t: 'refused', why: 'not-joined' });
  await logged('a frame was refused');
  await playGoesOn();
});

test('a frame that is too big ends its socket, and no other', async () => {
  const stranger = await TestClient.arrive(server.port);
  await stranger.connect();
  stranger.sendRaw(JSON.stringify({ t: 'say', id: 'x', text: 'x'.repeat(100_000) }));
  const [code] = (await once(stranger.socket ?? server.process, 'close')) as [number];
  expect(code).toBe(1009);
  await logged('"msg":"a socket failed"');
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('too-big') || line.includes('payload'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, why: 'too-big' });
  expect(server.output()).not.toContain('"stack"');
  await playGoesOn();
});

test("a client cannot move at another guest's seat, nor with another guest's id", async () => {
  const stranger = await TestClient.arrive(server.port);
  await stranger.join(table);
  expect([...stranger.scenes.keys()]).toEqual(['spectator']);
  const scene = a.scenes.get(0);
  const [seat = 0] = scene?.actors ?? [];
  const [move = ''] = scene ? legalMoves(loaded, scene, seat) : [];
  for (const at of [0, 1, 2, 15])
    expect(await stranger.play(at, move)).toMatchObject({ t: 'refused', why: 'not-your-seat' });
  const mover = [a, b][seat] ?? a;
  const id = randomUUID();
  expect(await mover.play(seat, move, id)).toMatchObject({ t: 'ack' });
  const other = mover === a ? b : a;
  expect(await other.play(seat, move, id)).toMatchObject({ why: 'not-your-seat' });
  expect(await stranger.play(seat, move, id)).toMatchObject({ why: 'not-your-seat' });
  expect(await mover.play(seat, 'back:0')).toMatchObject({ why: 'unreadable-move' });
  await logged('"why":"not-your-seat"');
  await a.until('scene', (heard) => heard.scene.seq === (scene?.seq ?? 0) + 1);
  await playGoesOn();
});

test('a cookie with a wrong signature is no guest', async () => {
  const forged = [
    a.cookie.replace(/.(?=$)/, 'x'),
    `clowder=${a.guest}`,
    `clowder=${a.guest}.forged`,
    'clowder=%00',
    `clowder=${'x'.repeat(5000)}`,
  ];
  for (const cookie of forged) {
    const response = await a.fetch('/api/tables', { headers: { cookie } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ why: 'no-guest' });
    const thief = a.twin();
    thief.cookie = cookie;
    await expect(thief.connect()).rejects.toThrow('401');
  }
  await logged('a cookie is not ours');
});

test('another website cannot send requests in the name of a visitor', async () => {
  const origin = 'https://evil.example';
  const posted = await a.fetch(`/api/tables/${table}/leave`, { method: 'POST', headers: { origin } });
  expect(posted.status).toBe(403);
  const visitor = a.twin();
  await expect(visitor.connect({ origin })).rejects.toThrow('403');
  await logged('wrong-origin');
  await a.twin().connect({ origin: `http://127.0.0.1:${server.port}` });
});

const post = async (body: string, type = 'application/json'): Promise<[number, unknown]> => {
  const init = { method: 'POST', body, headers: { 'content-type': type } };
  const response = await a.fetch('/api/tables', init);
  return [response.status, await response.json()];
};

test('bodies of wrong shape or size are refused with a reason', async () => {
  const good: NewTable = { game: loaded.game.id, seats: [{ kind: 'me' }, { kind: 'bot', level: 0 }] };
  const wrong: unknown[] = [
    null,
    7,
    [],
    {},
    { ...good, seats: {} },
    { ...good, seats: [{ kind: 'person', guest: b.guest }] },
    { ...good, host: b.guest },
    { ...good, seed: 'mine' },
    { ...good, clock: { kind: 'move', ms: -1 } },
    { ...good, options: { x: {} } },
    { ...good, from: { match: '../x', seq: 0 } },
  ];
  for (const body of wrong)
    expect(await post(JSON.stringify(body))).toMatchObject([400, { why: 'bad-request' }]);
  expect(await post('{"game":"x","__proto__":{"listed":true},"seats":[]}')).toMatchObject([400, {}]);
  expect(await post('{')).toMatchObject([400, { why: 'bad-request' }]);
  expect(await post('<x/>', 'text/xml')).toMatchObject([400, { why: 'bad-request' }]);
  expect(await post(JSON.stringify({ ...good, game: '__proto__' }))).toMatchObject([404, {}]);
  expect(await post(JSON.stringify({ ...good, options: { constructor: 1 } }))).toMatchObject([
    409,
    { why: 'no-such-option' },
  ]);
  expect(await post(JSON.stringify({ ...good, game: 'x'.repeat(50_000) }))).toEqual([
    413,
    { why: 'too-big', with: { request: expect.stringMatching(/^[0-9a-f]{8}$/) as string } },
  ]);
  await logged('a request was refused');
});

test('a client that floods the socket is slowed down, then disconnected; the others continue', async () => {
  const flooder = await TestClient.arrive(server.port);
  await flooder.join(table);
  const began = performance.now();
  for (let i = 0; i < 5_000; i++) flooder.sendRaw('{"t":"ping","n":1}');
  const closed = once(flooder.socket ?? server.process, 'close');
  await playGoesOn();
  await closed;
  expect(flooder.received.filter(({ t }) => t === 'pong').length).toBeLessThan(framesAllowedSince(began));
  expect(flooder.received).toContainEqual({ t: 'error', fatal: true, why: 'too-fast', with: { seconds: 1 } });
  await playGoesOn();
});

test('requests that come too fast are refused one by one: nobody waits for an answer for ever', async () => {
  const hasty = await TestClient.arrive(server.port);
  await hasty.join(table);
  const answers = await Promise.all(Array.from({ length: 120 }, () => hasty.play(0, 'x')));
  const why = answers.map((answer) => (answer.t === 'refused' ? answer.why : ''));
  expect(new Set(why)).toEqual(new Set(['not-your-seat', 'too-fast']));
  await hasty.close();
});

test('a client that floods the socket with pings of the protocol is disconnected too', async () => {
  const flooder = await TestClient.arrive(server.port);
  await flooder.join(table);
  for (let i = 0; i < 5_000; i++) flooder.socket?.ping();
  expect(await flooder.until('error', ({ fatal }) => fatal)).toMatchObject({ why: 'too-fast' });
  await playGoesOn();
});

test('a client that floods the socket with answers to no ping is disconnected too', async () => {
  const flooder = await TestClient.arrive(server.port);
  await flooder.join(table);
  for (let i = 0; i < 5_000; i++) flooder.socket?.pong();
  expect(await flooder.until('error', ({ fatal }) => fatal)).toMatchObject({ why: 'too-fast' });
  await playGoesOn();
});

test('a body that breaks off is no fault of the database', async () => {
  const calm = await run({ DATA_DIR: testFolder(), LOG_LEVEL: 'warn' });
  const client = await RawClient.open(calm.port);
  client.write('POST /api/tables?half HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  client.write('Content-Length: 50\r\n\r\n{');
  client.socket.end();
  // The connection is refused, and then the request, for the same reason: that is one line, and after a while their number.
  const counted = /"why":"bad-request".*"more":1/;
  await expect.poll(calm.output, { timeout: 30_000 }).toMatch(counted);
  expect(calm.output()).not.toContain('storage-away');
  await kill(calm);
});

test('a client that floods the HTTP interface is refused for a while; open sockets continue', async () => {
  // Until a hundred are refused: on a busy machine a new minute may begin meanwhile.
  for (let refused = 0; refused < 100;) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => a.fetch('/api/health')));
    refused = answers.filter(({ status }) => status === 429).length;
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies.filter((body) => !('ok' in (body as object)))).toEqual(
      Array.from({ length: refused }, () => expect.objectContaining({ why: 'too-fast' })),
    );
  }
  await playGoesOn();
});

test('the limit counts the route, even if its address is written in another way', async () => {
  while ((await a.fetch('/api/health')).status !== 429); // on a busy machine the limit of the test before is over
  for (const path of ['/%61pi/health', '/ap%69/health', '/api/%68ealth', '/t%61ble/abcd'])
    expect((await a.fetch(path)).status).toBe(429);
  expect((await a.fetch('/rules')).status).toBe(429);
});
