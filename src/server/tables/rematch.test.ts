import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AtTable } from '../../protocol/api.ts';
import type { RematchAnswer } from '../../protocol/table.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, pickCard, sitTwo } from '../testing/toy-table.ts';

let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

const arrive = (): Promise<TestClient> => TestClient.arrive(server.port);

const askAt = async (client: TestClient, id: string): Promise<AtTable> =>
  (await client.post(`/api/tables/${id}/rematch`)) as AtTable;
const declineAt = async (client: TestClient, id: string): Promise<AtTable> =>
  (await client.post(`/api/tables/${id}/decline-rematch`)) as AtTable;
const openAt = async (client: TestClient, id: string): Promise<AtTable> =>
  (await client.get(`/api/tables/${id}`)) as AtTable;

/** Waits until this client has been told exactly these answers. */
const toldOf = (client: TestClient, ...said: readonly RematchAnswer[]) =>
  client.until('table', ({ table }) => JSON.stringify(table.rematchSaid) === JSON.stringify(said));
const yes = ({ guest }: TestClient): RematchAnswer => ({ guest, yes: true });
const no = ({ guest }: TestClient): RematchAnswer => ({ guest, yes: false });

test('a rematch has the same people, and somebody else begins', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, b, id } = pair;
  const asked = (await a.post(`/api/tables/${id}/rematch`)) as AtTable;
  expect(asked.table.seats).toMatchObject([{ kind: 'open' }, { kind: 'person', guest: a.guest }]);
  await b.until('table', ({ table }) => table.rematch === asked.table.id);
  const stranger = await arrive();
  expect(await stranger.post(`/api/tables/${asked.table.id}/sit`, {})).toEqual({ why: 'seat-taken' });
  expect(await stranger.post(`/api/tables/${asked.table.id}/sit`, { seat: 0 })).toEqual({ why: 'seat-kept' });
  const agreed = (await b.post(`/api/tables/${id}/rematch`)) as AtTable;
  expect(agreed).toMatchObject({ table: { id: asked.table.id, status: 'playing' }, yours: [0] });
});

test('an abandoned rematch does not prevent another one', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, b, id } = pair;
  const first = (await a.post(`/api/tables/${id}/rematch`)) as AtTable;
  await a.post(`/api/tables/${first.table.id}/leave`);
  const second = (await b.post(`/api/tables/${id}/rematch`)) as AtTable;
  expect(second.table).toMatchObject({ status: 'waiting', creator: b.guest });
  const again = (await a.post(`/api/tables/${id}/rematch`)) as AtTable;
  expect(again.table).toMatchObject({ id: second.table.id, status: 'playing' });
});

test('two people who ask for a rematch at the same time get the same table', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, b, id } = pair;
  const asked = await Promise.all([a, b].map((one) => one.post(`/api/tables/${id}/rematch`)));
  const [first, second] = asked as AtTable[];
  expect(second?.table.id).toBe(first?.table.id);
  expect(await a.get(`/api/tables/${first?.table.id}`)).toMatchObject({ table: { status: 'playing' } });
});

test('everybody at the table sees who asks for a rematch, and who agrees', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, b, id } = pair;
  const { table } = await askAt(a, id);
  await toldOf(b, yes(a));
  await askAt(b, id);
  await toldOf(a, yes(a), yes(b));
  expect(await openAt(a, table.id)).toMatchObject({ table: { status: 'playing' }, yours: [1] });
});

test('a declined rematch leaves a free seat, and the person who declined may still change their mind', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, b, id } = pair;
  const { table } = await askAt(a, id);
  await declineAt(b, id);
  await toldOf(a, yes(a), no(b));
  expect(await openAt(a, table.id)).toMatchObject({
    table: { seats: [{ kind: 'open', keptFor: null }, {}] },
  });
  await askAt(b, id);
  await toldOf(a, yes(a), yes(b));
  expect(await openAt(b, table.id)).toMatchObject({ table: { status: 'playing' }, yours: [0] });
});

test('somebody else may take the seat that a declined rematch has left', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, b, id } = pair;
  const { table } = await askAt(a, id);
  await declineAt(b, id);
  const stranger = await arrive();
  expect(await stranger.post(`/api/tables/${table.id}/sit`, {})).toMatchObject({
    table: { status: 'playing' },
  });
  expect(await declineAt(a, id)).toEqual({ why: 'not-waiting' });
  // Too late: b is shown the match that has begun, without a seat.
  expect(await askAt(b, id)).toMatchObject({ table: { id: table.id }, yours: [] });
});

test('the person who asked may free a seat that is still kept for somebody who does not answer', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { table } = await askAt(pair.a, pair.id);
  await pair.a.post(`/api/tables/${table.id}/seat`, { seat: 0, to: { kind: 'open' } });
  const stranger = await arrive();
  expect(await stranger.post(`/api/tables/${table.id}/sit`, {})).toMatchObject({
    table: { status: 'playing' },
  });
});

test('a question taken back is gone with its table, and the other one may ask', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, b, id } = pair;
  const { table } = await askAt(a, id);
  expect((await declineAt(a, id)).table).toMatchObject({ rematch: null, rematchSaid: [] });
  expect(await openAt(a, table.id)).toEqual({ why: 'no-such-table' });
  const again = await askAt(b, id);
  await toldOf(a, yes(b));
  expect(again.table).toMatchObject({ creator: b.guest, status: 'waiting' });
});

test('a no is remembered while the question is taken back and asked again', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, b, id } = pair;
  await askAt(a, id);
  await declineAt(b, id);
  expect((await declineAt(a, id)).table).toMatchObject({ rematch: null, rematchSaid: [no(b)] });
  await askAt(a, id);
  await toldOf(b, no(b), yes(a));
});

test('of three, two go on and a bot takes the seat of the one who declined', async () => {
  const [a, b, c] = [await arrive(), await arrive(), await arrive()];
  const { table } = await a.create({
    game: 'toy',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  for (const one of [b, c]) await one.post(`/api/tables/${table.id}/sit`, {});
  for (const one of [a, b, c]) await one.join(table.id);
  await finishAll([a, b, c]);
  const next = (await askAt(a, table.id)).table.id;
  await askAt(b, table.id);
  await declineAt(c, table.id);
  await toldOf(a, yes(a), yes(b), no(c));
  const free = (await openAt(a, next)).table.seats.findIndex(({ kind }) => kind === 'open');
  await a.post(`/api/tables/${next}/seat`, { seat: free, to: { kind: 'bot', level: 0 } });
  const begun = (await a.post(`/api/tables/${next}/start`)) as AtTable;
  expect(begun.table.status).toBe('playing');
  expect(begun.table.seats.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'person', 'person']);
});

test('only people of a finished match may ask or decline', async () => {
  const pair = await sitTwo(server.port);
  const stranger = await arrive();
  expect(await declineAt(pair.a, pair.id)).toEqual({ why: 'not-over' });
  await finish(pair);
  expect(await declineAt(stranger, pair.id)).toEqual({ why: 'not-seated' });
  expect(await askAt(stranger, pair.id)).toEqual({ why: 'not-seated' });
});

/** Everybody plays until the match is over; the seats are in the order of the clients. */
const finishAll = async (clients: readonly TestClient[]): Promise<void> => {
  const sceneOf = (seat: number) => clients[seat]?.scenes.get(seat);
  while (!sceneOf(0)?.outcome)
    for (const [seat, client] of clients.entries()) {
      if (!sceneOf(seat)?.actors.includes(seat)) continue;
      const answer = await pickCard(client, seat);
      const seq = 'seq' in answer ? answer.seq : 0;
      for (const other of clients) await other.until('scene', ({ scene }) => scene.seq >= seq);
    }
};

test('a question taken back while the other one agrees: the match begins for both, or the other one asks now', async () => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  const { a, b, id } = pair;
  for (let tries = 0; tries < 10; tries++) {
    await askAt(a, id);
    const [, agreed] = await Promise.all([declineAt(a, id), askAt(b, id)]);
    const { table } = await openAt(a, id);
    expect(table.rematch).toBe(agreed.table.id);
    const next = (await openAt(a, agreed.table.id)).table;
    const people = next.seats.filter((seat) => seat.kind === 'person');
    const there = next.status === 'playing' ? [b, a] : [b]; // nobody is left to a bot
    expect(people).toMatchObject(there.map(({ guest }) => ({ guest, away: false })));
    if (next.status === 'playing') return;
    await declineAt(b, id);
  }
});
