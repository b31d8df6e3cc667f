import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Address, AtTable, Lobby, Me, Replay, SitDown } from '../../protocol/api.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, handOf, pickCard, sitAlone, sitTwo } from '../testing/toy-table.ts';

let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

const arrive = (): Promise<TestClient> => TestClient.arrive(server.port);

test('a guest has a friendly name in their language, and may change it everywhere at once', async () => {
  const { a, b, id } = await sitTwo(server.port);
  const me = (await a.get('/api/me')) as Me;
  expect(me.name).toMatch(/^\w+ \w+ \d\d$/);
  const ukrainian = await a.fetch('/api/me', { headers: { cookie: '', 'accept-language': 'uk,en;q=0.5' } });
  expect(((await ukrainian.json()) as Me).name).toMatch(/^[А-ЯҐЄІЇ]/);
  const body = JSON.stringify({ name: '  Мур\u200Bка\u202E ' });
  await a.fetch('/api/me', { method: 'PATCH', body, headers: { 'content-type': 'application/json' } });
  await b.until('table', ({ table }) => table.seats.some((seat) => 'name' in seat && seat.name === 'Мурка'));
  expect(await a.get('/api/me')).toMatchObject({ guest: a.guest, name: 'Мурка' });
  expect((await a.get(`/api/tables/${id}`)) as AtTable).toMatchObject({ yours: [0] });
});

test('a person who comes back on any device finds the current match', async () => {
  const { a, b, id } = await sitTwo(server.port);
  await pickCard(a, 0);
  await a.close();
  await b.until('table', ({ table }) => table.seats.some((seat) => 'here' in seat && !seat.here));
  await pickCard(b, 1);
  const phone = a.twin();
  await phone.join(id);
  const { lines } = await phone.until('log');
  expect(lines.map(({ seq, by }) => [seq, by])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(phone.scenes.get(0)).toMatchObject({ seq: 2, actors: [0, 1] });
  await pickCard(phone, 0);
  await b.until('scene', ({ scene }) => scene.seq === 3);
});

test('a person who sits down twice, because the first answer was lost, has one seat', async () => {
  const [a, b] = [await arrive(), await arrive()];
  const open = { kind: 'open' } as const;
  const { table } = await a.create({ game: 'toy', seats: [{ kind: 'me' }, open, open] });
  const sit = (where: SitDown): Promise<unknown> => b.post(`/api/tables/${table.id}/sit`, where);
  expect(await sit({})).toMatchObject({ yours: [1] });
  expect(await sit({})).toMatchObject({ yours: [1] });
  expect(await sit({ seat: 1 })).toMatchObject({ yours: [1] });
  expect(await sit({ seat: 2 })).toMatchObject({ yours: [1, 2], table: { status: 'playing' } });
  expect(await sit({ seat: 2 })).toMatchObject({ yours: [1, 2] });
});

test('one person cannot fill the lobby with tables', async () => {
  const [a, b] = [await arrive(), await arrive()];
  const offer = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true } as const;
  for (let i = 0; i < 5; i++) await a.create(offer);
  const sixth = await a.fetch('/api/tables', {
    method: 'POST',
    body: JSON.stringify(offer),
    headers: { 'content-type': 'application/json' },
  });
  expect([sixth.status, await sixth.json()]).toEqual([429, { why: 'too-many' }]);
  await a.create({ ...offer, listed: false });
  await b.create(offer);
});

test('several people on one device get a scene for each of their seats', async () => {
  const a = await arrive();
  const { table } = await a.create({
    game: 'toy',
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'me', name: 'Bohdan' },
    ],
  });
  expect(table).toMatchObject({ status: 'playing', seats: [{ name: 'Anna' }, { name: 'Bohdan' }] });
  await a.join(table.id);
  expect([...a.scenes.keys()]).toEqual([0, 1]);
  expect(handOf(a, 0)).not.toEqual(handOf(a, 1));
  expect(await pickCard(a, 1)).toMatchObject({ t: 'ack', seq: 1 });
  expect(await pickCard(a, 0)).toMatchObject({ t: 'ack', seq: 2 });
});

test('people on one device: the scene of a seat has no secrets of another, and the log has none at all', async () => {
  const a = await arrive();
  const { table } = await a.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await a.join(table.id);
  const hands = [handOf(a, 0), handOf(a, 1)];
  await pickCard(a, 0);
  await a.until('scene', ({ scene, viewer }) => scene.seq === 1 && viewer === 1);
  const phone = a.twin();
  await phone.join(table.id);
  const all = [...a.received, ...phone.received];
  const shared = told(all.map((message) => (message.t === 'scene' ? message.line : message)));
  const meantFor = (seat: number): string =>
    told(all.map((message) => (message.t === 'scene' && message.viewer === seat ? message.scene : null)));
  for (const [seat, hand] of hands.entries())
    for (const card of hand) {
      expect(shared).not.toContain(String(card));
      expect(meantFor(seat)).toContain(String(card));
      expect(meantFor(1 - seat)).not.toContain(String(card));
    }
  expect(phone.received.filter(({ t }) => t === 'log')).toMatchObject([{ lines: [{ by: 0, move: null }] }]);
  expect(await pickCard(a, 1)).toMatchObject({ t: 'ack', seq: 2 });
});

/** The messages as text, without ids and times, whose digits may look like a card by chance. */
const told = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/"(?:id|guest|creator|host|commitment)":"[^"]*"/g, '')
    .replaceAll(/\d{13}/g, '');

test('nobody is sent a card they may not know: not on the socket, not in a replay', async () => {
  const pair = await sitTwo(server.port, { listed: true });
  const { a, b, id } = pair;
  const watcher = await arrive();
  await watcher.join(id);
  const before = new Set(handOf(b, 1));
  await pickCard(b, 1);
  await a.until('scene', ({ scene }) => scene.seq === 1);
  await watcher.until('scene', ({ scene }) => scene.seq === 1);
  const replay = told(await watcher.get(`/api/matches/${id}/replay`));
  expect(await watcher.get(`/api/matches/${id}/replay?as=1`)).toEqual({ why: 'not-your-seat' });
  const table = told(await a.get(`/api/tables/${id}`));
  for (const text of [told(a.received), told(watcher.received), replay, table])
    for (const card of before) expect(text).not.toContain(String(card));
  expect(told(watcher.received)).not.toMatch(/7\d{4}\b/);
  expect(JSON.stringify([a.received, b.received, watcher.received])).not.toContain('"seed":"');
  await expect
    .poll(async () => ((await watcher.get('/api/tables')) as Lobby).watch.map((info) => info.id))
    .toContain(id);
  await finish(pair);
  const { lines } = await watcher.until('log', ({ lines: all }) => all.some(({ move }) => move !== null));
  expect(lines[0]?.move).toMatch(/^c7/);
  const after = (await watcher.get(`/api/matches/${id}/replay?as=1`)) as Replay;
  expect(JSON.stringify(after.steps[0])).toContain(String([...before][0]));
});

const isStep = (value: unknown): boolean => typeof value === 'object' && value !== null && 'line' in value;

test('the replay of a finished match is made once, for each viewer, and names stay up to date', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, id } = pair;
  await a.until('table', ({ table }) => table.status === 'over');
  const made = vi.spyOn(JSON, 'stringify');
  const bigOnes = (): number => made.mock.calls.filter(([value]) => isStep(value)).length;
  const first = (await a.get(`/api/matches/${id}/replay`)) as Replay;
  const written = bigOnes();
  expect(written).toBeGreaterThan(0);
  const body = JSON.stringify({ name: 'Смугастик' });
  await a.fetch('/api/me', { method: 'PATCH', body, headers: { 'content-type': 'application/json' } });
  await a.until('table', ({ table }) =>
    table.seats.some((seat) => 'name' in seat && seat.name === 'Смугастик'),
  );
  const before = bigOnes();
  const second = (await a.get(`/api/matches/${id}/replay`)) as Replay;
  expect(bigOnes()).toBe(before);
  made.mockRestore();
  expect(second.steps).toEqual(first.steps);
  expect(second.steps).toHaveLength(9);
  expect(second.table.seats[0]).toMatchObject({ name: 'Смугастик' });
  const mine = (await a.get(`/api/matches/${id}/replay?as=0`)) as Replay;
  expect(mine.steps[0]).not.toEqual(first.steps[0]);
  const asked = (encoding: string): Promise<Response> =>
    a.fetch(`/api/matches/${id}/replay`, { headers: { 'accept-encoding': encoding } });
  const [small, plain] = [await asked('br, gzip'), await asked('identity')];
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await small.json()).toEqual(await plain.json());
});

test('people chat and wave; messages of muted people are not sent', async () => {
  const { a, b, id } = await sitTwo(server.port);
  const line = { t: 'say' as const, id: randomUUID(), text: 'привіт <b>' };
  expect(await a.ask(line)).toMatchObject({ t: 'ack', seq: 1 });
  expect(await a.ask(line)).toMatchObject({ t: 'ack', seq: 1 });
  await b.until('chat', ({ lines }) => lines[0]?.text === 'привіт <b>');
  a.send({ t: 'emote', emote: 'purr' });
  await b.until('emote', ({ emote }) => emote === 'purr');
  b.send({ t: 'mute', guest: a.guest, muted: true });
  await b.until('muted', ({ guests }) => guests.includes(a.guest));
  await a.ask({ ...line, id: randomUUID(), text: 'hear me' });
  const again = b.twin();
  await again.join(id);
  expect(JSON.stringify([b.received, again.received])).not.toContain('hear me');
  const watcher = await arrive();
  await watcher.join(id);
  expect(await watcher.ask(line)).toMatchObject({ t: 'refused', why: 'not-seated' });
});

test('a person muted on one device is muted on all of them', async () => {
  const { a, b, id } = await sitTwo(server.port);
  const phone = b.twin();
  await phone.join(id);
  b.send({ t: 'mute', guest: a.guest, muted: true });
  await phone.until('muted', ({ guests }) => guests.includes(a.guest));
  await a.ask({ t: 'say', id: randomUUID(), text: 'hear me' });
  expect(await pickCard(phone, 1)).toMatchObject({ t: 'ack' });
  expect(JSON.stringify(phone.received)).not.toContain('hear me');
});

test('chat and waves are limited; players may send more than spectators', async () => {
  const { a, b, id } = await sitTwo(server.port);
  const watcher = await arrive();
  await watcher.join(id);
  for (let i = 0; i < 3; i++) watcher.send({ t: 'emote', emote: 'hiss' });
  await watcher.until('error', ({ why, fatal }) => why === 'too-fast' && !fatal);
  for (let i = 0; i < 3; i++) a.send({ t: 'emote', emote: 'purr' });
  const lines = Array.from({ length: 30 }, () => ({ t: 'say' as const, id: randomUUID(), text: 'meow' }));
  const answers = await Promise.all(lines.map((line) => a.ask(line)));
  expect(answers).toContainEqual(expect.objectContaining({ t: 'refused', why: 'too-fast' }));
  await b.until('chat', ({ lines: [line] }) => line?.text === 'meow');
  const waves = b.received.flatMap((heard) => (heard.t === 'emote' ? [heard.emote] : []));
  expect(waves).toEqual(['hiss', 'purr', 'purr', 'purr']);
  expect(await pickCard(a, 0)).toMatchObject({ t: 'ack' });
});

test('a waiting table without people is not listed', async () => {
  const [a, b] = [await arrive(), await arrive()];
  const wish = { game: 'toy', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], listed: true };
  const [left, kept] = [(await a.create(wish)).table.id, (await a.create(wish)).table.id];
  await a.join(kept);
  const offered = async (): Promise<string[]> =>
    ((await b.get('/api/tables')) as Lobby).open.map(({ id }) => id);
  await expect.poll(offered).toEqual(expect.arrayContaining([left, kept]));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  try {
    await expect.poll(offered).not.toContain(left);
    expect(await offered()).toContain(kept);
    const mine = async (): Promise<string[]> =>
      ((await a.get('/api/tables')) as Lobby).mine.map(({ id }) => id);
    expect(await mine()).toContain(left);
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    expect(await mine()).not.toContain(left);
    expect(await b.get(`/api/tables/${left}`)).toMatchObject({ table: { status: 'waiting' } });
  } finally {
    vi.useRealTimers();
  }
});

test('a match that everybody has left is not listed for spectators, but still waits for its players', async () => {
  const { a, b, id } = await sitTwo(server.port, { listed: true });
  const watcher = await arrive();
  const watched = async (): Promise<string[]> =>
    ((await watcher.get('/api/tables')) as Lobby).watch.map((table) => table.id);
  await a.close();
  await expect.poll(watched).toContain(id);
  await b.close();
  await expect.poll(watched).not.toContain(id);
  expect(((await a.get('/api/tables')) as Lobby).myTurn).toContain(id);
});

test('a match that both have left to bots is not listed for spectators', async () => {
  const { a, b, id } = await sitTwo(server.port, { listed: true });
  const watcher = await arrive();
  const watched = async (): Promise<string[]> =>
    ((await watcher.get('/api/tables')) as Lobby).watch.map((table) => table.id);
  await a.post(`/api/tables/${id}/leave`);
  await expect.poll(watched).toContain(id);
  await b.post(`/api/tables/${id}/leave`);
  await expect.poll(watched).not.toContain(id);
});

test('a finished match is continued from any of its positions', async () => {
  const pair = await sitTwo(server.port);
  const { a, id } = pair;
  const wish = { game: 'toy', seats: [{ kind: 'me' as const }, { kind: 'me' as const }] };
  expect(await a.create({ ...wish, from: { match: id, seq: 0 } })).toEqual({ why: 'not-over' });
  await finish(pair);
  const replay = (await a.get(`/api/matches/${id}/replay?as=0`)) as Replay;
  const { table } = await a.create({ ...wish, from: { match: id, seq: 3 } });
  const again = a.twin();
  await again.join(table.id);
  expect(again.scenes.get(0)?.view).toEqual(replay.steps[3]?.scene.view);
  expect(await pickCard(again, 1)).toMatchObject({ t: 'ack', seq: 1 });
  const last = replay.steps.length - 1;
  expect(await a.create({ ...wish, from: { match: id, seq: last } })).toEqual({ why: 'match-over' });
});

test('the creator starts without the open seats; a bot plays for a person who leaves', async () => {
  const [a, b] = [await arrive(), await arrive()];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { table } = await a.create({ game: 'toy', seats, listed: true });
  await expect
    .poll(async () => ((await b.get('/api/tables')) as Lobby).open.map(({ id }) => id))
    .toContain(table.id);
  expect(await a.post(`/api/tables/${table.id}/start`)).toEqual({ why: 'seats-open' });
  await b.post(`/api/tables/${table.id}/sit`, { seat: 2 });
  expect(await b.post(`/api/tables/${table.id}/start`)).toEqual({ why: 'not-the-host' });
  expect(await a.post(`/api/tables/${table.id}/start`)).toMatchObject({ table: { status: 'playing' } });
  await a.join(table.id);
  await b.post(`/api/tables/${table.id}/leave`);
  await a.until('scene', ({ scene }) => scene.seq === 1); // a bot chose for the player who left
  await b.join(table.id);
  expect(await b.ask({ t: 'back', id: randomUUID(), seat: 1 })).toMatchObject({ t: 'ack' });
  await a.until('table', ({ table: now }) => now.seats.every((seat) => !('away' in seat && seat.away)));
});

test('the lobby shows the awaited seats, and where it is my turn, also after everybody has left', async () => {
  const { a, b, id } = await sitTwo(server.port, { listed: true });
  const seen = async (who: TestClient): Promise<unknown[]> => {
    const { mine, myTurn } = (await who.get('/api/tables')) as Lobby;
    return [mine.find((table) => table.id === id)?.awaiting, myTurn.includes(id)];
  };
  expect(await seen(a)).toEqual([[0, 1], true]);
  await pickCard(a, 0);
  expect(await seen(a)).toEqual([[1], false]);
  const watcher = await arrive();
  const asWatcher = async (): Promise<Lobby> => (await watcher.get('/api/tables')) as Lobby;
  await expect
    .poll(async () => (await asWatcher()).watch.find((table) => table.id === id)?.awaiting)
    .toEqual([1]);
  expect((await asWatcher()).myTurn).toEqual([]);
  await Promise.all([a.close(), b.close()]);
  expect(await seen(b)).toEqual([[1], true]);
});

test('the creator puts bots at free seats, removes them, and starts the match', async () => {
  const [a, b] = [await arrive(), await arrive()];
  const { table } = await a.create({
    game: 'toy',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const put = (who: TestClient, seat: number, to: unknown) =>
    who.post(`/api/tables/${table.id}/seat`, { seat, to });
  const bot = { kind: 'bot', level: 1 };
  await b.join(table.id);
  expect(await put(b, 1, bot)).toEqual({ why: 'not-the-host' });
  expect(await put(a, 0, bot)).toEqual({ why: 'seat-taken' });
  expect(await put(a, 7, bot)).toEqual({ why: 'seat-taken' });
  expect(await put(a, 1, { kind: 'bot', level: 9 })).toMatchObject({ why: 'no-such-level' });
  expect(await put(a, 1, { kind: 'person', guest: b.guest })).toMatchObject({ why: 'bad-request' });
  expect(await put(a, 1, bot)).toMatchObject({ table: { seats: [{}, bot, { kind: 'open' }] } });
  await b.until('table', (heard) => heard.table.seats[1]?.kind === 'bot');
  expect(await b.post(`/api/tables/${table.id}/sit`, { seat: 1 })).toEqual({ why: 'seat-taken' });
  expect(await put(a, 1, { kind: 'open' })).toMatchObject({
    table: { seats: [{}, { kind: 'open', keptFor: null }, {}] },
  });
  await put(a, 1, bot);
  expect(await put(a, 2, { kind: 'bot', level: 0 })).toMatchObject({ table: { status: 'waiting' } });
  expect(await a.post(`/api/tables/${table.id}/start`)).toMatchObject({ table: { status: 'playing' } });
  expect(await put(a, 2, { kind: 'open' })).toEqual({ why: 'not-waiting' });
});

test('a table that everybody left before the match is gone', async () => {
  const a = await arrive();
  const { table } = await a.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await a.post(`/api/tables/${table.id}/leave`);
  expect(await a.get(`/api/tables/${table.id}`)).toEqual({ why: 'no-such-table' });
});

test('a defect in the rules halts its own match and no other', async () => {
  const [broken, fine] = [await sitTwo(server.port), await sitTwo(server.port)];
  // Waits for the news about people, because that message would also report the halt.
  await broken.a.until('presence', ({ people }) => people.length === 2);
  expect(await broken.a.play(0, 'c70000')).toMatchObject({ t: 'refused', why: 'halted' });
  await broken.b.until('table', ({ table }) => table.halted);
  expect(await pickCard(broken.b, 1)).toMatchObject({ t: 'refused', why: 'halted' });
  expect(await pickCard(fine.a, 0)).toMatchObject({ t: 'ack' });
});

test('an invitation comes as an address and as a picture', async () => {
  const { a, table } = await sitAlone(server.port, 0);
  const picture = await a.fetch(`/api/tables/${table.id}/qr.svg`);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg/);
  const { invite } = (await a.get(`/api/tables/${table.id}`)) as AtTable;
  const { address } = (await a.get('/api/address')) as Address;
  expect(address).toBe(`http://127.0.0.1:${server.port}`);
  expect(invite).toBe(`${address}/table/${table.id}`);
});

test('the HTTP interface has an OpenAPI description', async () => {
  const a = await arrive();
  expect(await a.get('/api/openapi.json')).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/tables/{id}/sit': { post: {} }, '/api/matches/{id}/replay': { get: {} } },
  });
  expect(await a.get('/api/health')).toMatchObject({ ok: true });
  expect(await a.get('/api/games')).toMatchObject([{ id: 'toy', seats: [2, 3], levels: 5 }]);
});
