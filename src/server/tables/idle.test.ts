import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hosted, HOST, tableClient, openFaultyHub, type FaultyHub } from '../testing/faulty-hub.ts';
import type { TableHost } from './table-host.ts';

/** Tables in memory, and when they are closed. With fake timers, so that no test waits a minute. */
let faulty: FaultyHub;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  faulty = await openFaultyHub();
});
afterEach(async () => {
  await faulty.close();
  vi.useRealTimers();
});

const MINUTES = 60_000;
const two = [{ kind: 'me' as const }, { kind: 'me' as const }];

const cardOf = (table: TableHost, seat: number): string => {
  const state = table.history?.position.state as { hands: number[][] } | undefined;
  return `c${state?.hands[seat]?.[0]}`;
};

test('a finished match without clients is closed, and is unchanged when opened from the store', async () => {
  const table = await faulty.sit({ seats: two });
  await table.ask({ t: 'start', guest: HOST });
  for (let i = 0; i < 8; i++)
    await table.ask({ t: 'play', guest: HOST, seat: i % 2, move: cardOf(table, i % 2), id: `${i}` });
  expect(table.doc.status).toBe('over');
  vi.advanceTimersByTime(2 * MINUTES);
  expect(faulty.hub.size).toBe(0);
  const again = await hosted(faulty.hub, table.id);
  expect(again).not.toBe(table);
  expect(again.doc).toEqual(table.doc);
  expect(again.history?.log).toEqual(table.history?.log);
});

test('of finished matches that somebody asks for one after the other only some stay open', async () => {
  const ids = [];
  for (let n = 0; n < 103; n++) {
    const table = await faulty.sit({ seats: two });
    await table.ask({ t: 'start', guest: HOST });
    for (let i = 0; i < 2; i++)
      await table.ask({ t: 'play', guest: HOST, seat: i % 2, move: cardOf(table, i % 2), id: `${i}` });
    await table.ask({ t: 'end', guest: HOST, seat: 0, how: 'resign', id: 'end' });
    expect(table.doc.status).toBe('over');
    ids.push(table.id);
  }
  vi.advanceTimersByTime(2 * MINUTES);
  expect(faulty.hub.size).toBe(0);
  const [first = ''] = ids;
  const person = tableClient('somebody');
  await (await hosted(faulty.hub, first)).join(person, 0);
  for (const id of ids) {
    await faulty.hub.table(id);
    vi.advanceTimersByTime(100);
  }
  expect(faulty.hub.size).toBe(100);
  expect(faulty.hub.holds(first)).toBe(true); // somebody looks at it
  expect(faulty.hub.holds(ids.at(-1) ?? '')).toBe(true);
});

test('an unfinished match and an empty waiting table are closed too', async () => {
  const played = await faulty.sit({ seats: two });
  await played.ask({ t: 'start', guest: HOST });
  await played.ask({ t: 'play', guest: HOST, seat: 0, move: cardOf(played, 0), id: 'x' });
  await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(faulty.hub.size).toBe(2);
  vi.advanceTimersByTime(2 * MINUTES);
  expect(faulty.hub.size).toBe(0);
  const again = await faulty.hub.table(played.id);
  expect(await again?.ask({ t: 'play', guest: HOST, seat: 1, move: cardOf(played, 1), id: 'y' })).toEqual({
    seq: 2,
  });
});

test('a table stays open while a client is connected or a clock runs, and shortly after a request', async () => {
  const [watched, timed, asked] = [
    await faulty.sit({ seats: two }),
    await faulty.sit({ seats: two, clock: { kind: 'move', ms: 3_600_000 } }),
    await faulty.sit({ seats: [{ kind: 'me' }, { kind: 'open' }] }),
  ];
  await timed.ask({ t: 'start', guest: HOST });
  await timed.ask({ t: 'play', guest: HOST, seat: 0, move: cardOf(timed, 0), id: 'x' }); // time runs from here on
  const person = tableClient('somebody');
  await watched.join(person, 0);
  vi.advanceTimersByTime(0.9 * MINUTES);
  await faulty.hub.table(asked.id);
  vi.advanceTimersByTime(0.9 * MINUTES);
  expect(faulty.hub.size).toBe(3);
  vi.advanceTimersByTime(MINUTES);
  expect(faulty.hub.size).toBe(2);
  watched.part(person);
  vi.advanceTimersByTime(2 * MINUTES);
  expect(faulty.hub.size).toBe(1);
});

test('the awaited seats of a closed match are known without opening it', async () => {
  const table = await faulty.sit({ seats: two });
  await table.ask({ t: 'start', guest: HOST });
  await table.ask({ t: 'play', guest: HOST, seat: 0, move: cardOf(table, 0), id: 'x' });
  vi.advanceTimersByTime(2 * MINUTES);
  expect(faulty.hub.size).toBe(0);
  expect((await faulty.hub.info(table.doc)).awaiting).toEqual([1]);
  expect(faulty.hub.size).toBe(0);
  const again = await faulty.hub.table(table.id);
  await again?.ask({ t: 'play', guest: HOST, seat: 1, move: cardOf(table, 1), id: 'y' });
  expect((await faulty.hub.info(table.doc)).awaiting).toEqual([0, 1]);
});
