import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOGETHER_LIMITS, type Mark } from '../../protocol/together.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { REAL_TIME, replaceTime } from '../time.ts';
import { roomWith, wish } from '../testing/together.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';
import { finish, sitTwo, type Pair } from '../testing/toy-table.ts';

let server: Server;
beforeAll(async () => void (server = await startServer({}, TOY_CATALOGUE)));
afterAll(() => server.close());

const RING: Mark = { kind: 'ring', from: { on: '7', x: 500, y: 20 } };

/** Two people whose match is over, and who look back at it. The first one leads. */
const lookBack = async (): Promise<Pair> => {
  const pair = await sitTwo(server.port);
  await finish(pair);
  expect(await wish(pair.a, { do: 'come' })).toBeNull();
  expect(await wish(pair.b, { do: 'come' })).toBeNull();
  return pair;
};

test('the first one leads, and the others are shown what the leader shows', async () => {
  const { a, b } = await lookBack();
  const { leader, people } = await roomWith(b, (room) => room.people.length === 2);
  expect(leader).toBe(a.guest);
  expect(people.map(({ colour, here, alone }) => [colour, here, alone])).toEqual([
    [0, true, null],
    [1, true, null],
  ]);
  expect(await wish(a, { do: 'show', at: 2, moves: ['c1'] })).toBeNull();
  expect((await roomWith(b, ({ shown }) => shown.at === 2)).shown).toEqual({ at: 2, moves: ['c1'] });
  expect(await wish(b, { do: 'show', at: 1, moves: [] })).toBe('not-leading');
  expect(await wish(b, { do: 'alone', at: 1 })).toBeNull();
  await roomWith(a, (room) => room.people[1]?.alone === 1);
});

test('everybody draws under their own name, until the leader goes on', async () => {
  const { a, b } = await lookBack();
  expect(await wish(b, { do: 'mark', mark: RING })).toBeNull();
  expect((await roomWith(a, ({ marks }) => marks.length === 1)).marks).toEqual([{ by: b.guest, mark: RING }]);
  expect(await wish(a, { do: 'wipe' })).toBeNull(); // only one's own
  await wish(a, { do: 'mark', mark: RING });
  await roomWith(b, ({ marks }) => marks.length === 2);
  await wish(a, { do: 'show', at: 1, moves: [] });
  await roomWith(b, ({ marks, shown }) => shown.at === 1 && marks.length === 0);
  for (let n = 0; n < TOGETHER_LIMITS.marks; n++)
    expect(await wish(b, { do: 'mark', mark: RING })).toBeNull();
  expect(await wish(b, { do: 'mark', mark: RING })).toBe('too-many');
});

test('what happens within a moment is told once, and nothing of it is lost', async () => {
  const { a, b } = await lookBack();
  const since = a.received.length;
  for (let n = 0; n < TOGETHER_LIMITS.marks; n++)
    b.send({ t: 'together', id: `m${n}`, wish: { do: 'mark', mark: RING } });
  await roomWith(a, ({ marks }) => marks.length === TOGETHER_LIMITS.marks, since);
  const told = a.received.slice(since).filter(({ t }) => t === 'together');
  expect(told.length).toBeLessThan(TOGETHER_LIMITS.marks / 2);
});

test('somebody asks to lead and is handed it; a leader who is away is replaced at once', async () => {
  const { a, b, id } = await lookBack();
  await wish(b, { do: 'lead' });
  expect((await roomWith(a, (room) => room.people[1]?.asks === true)).leader).toBe(a.guest);
  expect(await wish(b, { do: 'hand', to: b.guest })).toBe('not-leading');
  await wish(a, { do: 'hand', to: b.guest });
  await roomWith(a, ({ leader }) => leader === b.guest);
  await b.close();
  await roomWith(a, (room) => room.people[1]?.here === false);
  const back = a.received.length;
  await b.join(id); // a broken connection keeps the lead
  expect((await roomWith(a, (room) => room.people[1]?.here === true, back)).leader).toBe(b.guest);
  const away = a.received.length;
  await b.close();
  await roomWith(a, (room) => room.people[1]?.here === false, away);
  await wish(a, { do: 'lead' });
  await roomWith(a, ({ leader }) => leader === a.guest);
});

test('somebody who leaves is gone, and the next one leads; when all have left, it begins anew', async () => {
  const { a, b } = await lookBack();
  await wish(a, { do: 'show', at: 3, moves: [] });
  await wish(a, { do: 'go' });
  expect(await a.until('together', ({ room }) => room === null)).toBeDefined();
  const { leader, people, shown } = await roomWith(b, (room) => room.people.length === 1);
  expect([leader, people[0]?.guest, shown.at]).toEqual([b.guest, b.guest, 3]);
  await wish(b, { do: 'go' });
  const since = a.received.length;
  await wish(a, { do: 'come' });
  expect(await roomWith(a, () => true, since)).toMatchObject({
    leader: a.guest,
    shown: { at: 0, moves: [] },
  });
});

test('nobody looks back before the end, without having come, or at no table', async () => {
  const { a, id } = await sitTwo(server.port);
  expect(await wish(a, { do: 'come' })).toBe('not-over');
  expect(await wish(a, { do: 'mark', mark: RING })).toBe('not-joined');
  const stranger = await TestClient.arrive(server.port);
  await stranger.connect();
  expect(await wish(stranger, { do: 'come' })).toBe('not-joined');
  await stranger.join(id);
  expect(await wish(stranger, { do: 'show', at: 1, moves: [] })).toBe('not-joined');
});

test('people who have blocked each other stay apart', async () => {
  const { a, b, id } = await lookBack();
  const other = await TestClient.arrive(server.port);
  await other.join(id);
  a.send({ t: 'mute', guest: other.guest, muted: true });
  await a.until('muted');
  expect(await wish(other, { do: 'come' })).toBe('not-possible-with');
  b.send({ t: 'mute', guest: a.guest, muted: true }); // blocked after both came: not seen any more
  await b.until('muted');
  await wish(a, { do: 'mark', mark: RING });
  const since = b.received.length;
  await wish(b, { do: 'follow' });
  expect((await roomWith(b, () => true, since)).marks).toEqual([]);
});

const HOSTILE: readonly unknown[] = [
  null,
  7,
  {},
  { do: 'dance' },
  { do: 'come', as: 'somebody' },
  { do: 'show', at: -1, moves: [] },
  { do: 'show', at: 1 },
  { do: 'show', at: 1, moves: Array<string>(TOGETHER_LIMITS.moves + 1).fill('c1') },
  { do: 'show', at: 1, moves: [7] },
  { do: 'mark', mark: { kind: 'arrow', from: { on: '', x: 1, y: 1 } } },
  { do: 'mark', mark: { kind: 'ring', from: { on: '"]<b>', x: 1, y: 1 } } },
  { do: 'mark', mark: { kind: 'ring', from: { on: '', x: 1.5, y: 1 } } },
  { do: 'mark', mark: { kind: 'ring', from: { on: '', x: 1, y: 1e9 } } },
  { do: 'mark', mark: { ...RING, by: 'somebody else' } },
  { do: 'hand', to: { $ne: 1 } },
];

test('wishes that are none are refused with a reason, and change nothing', async () => {
  const { a, b } = await lookBack();
  for (const wanted of HOSTILE) {
    const since = b.received.length;
    b.sendRaw(JSON.stringify({ t: 'together', id: 'x', wish: wanted }));
    expect(await b.until('error', () => true, since)).toMatchObject({
      why: 'bad-request',
      with: { where: 'wish' },
    });
  }
  const since = a.received.length;
  await wish(a, { do: 'follow' });
  expect(await roomWith(a, () => true, since)).toMatchObject({
    leader: a.guest,
    marks: [],
    shown: { at: 0 },
  });
});

test('many wishes at once are told together, and the last state is told to all', async () => {
  const { a, b } = await lookBack();
  await roomWith(b, (room) => room.people.length === 2);
  const later: (() => void)[] = [];
  replaceTime({ ...REAL_TIME, elapsed: () => 0, after: (_, call) => (later.push(call), () => {}) });
  try {
    const since = b.received.length;
    for (let at = 1; at <= 20; at++) expect(await wish(a, { do: 'show', at, moves: [] })).toBeNull();
    expect(b.received.slice(since).filter(({ t }) => t === 'together').length).toBeLessThan(3);
    for (const call of later.splice(0)) call(); // one that waits again must not be called in the same loop for ever
    await roomWith(b, ({ shown }) => shown.at === 20, since);
  } finally {
    replaceTime(REAL_TIME);
  }
});
