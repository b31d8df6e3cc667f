// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Replay } from '../../protocol/api.ts';
import type { Server } from '../start/server.ts';
import { now } from '../clock.ts';
import { PlayerClocks } from '../../table/player-clocks.ts';
import { startServer, testFolder } from '../testing/start.ts';
import { TOY_CATALOGUE, STUCK_LEVEL } from '../testing/toy-catalogue.ts';
import { pickCard, sitAlone, sitTwo } from '../testing/toy-table.ts';

describe("the players' clocks", () => {
  test('a bank runs while its seat is to move, and grows with every move', () => {
    const clocks = new PlayerClocks({ kind: 'bank', ms: 10_000, increment: 1_000 }, 2);
    clocks.tick({ at: 0, by: null, bot: false, awaiting: [0], back: null });
    expect(clocks.left(0, 0, 4_000)).toBe(6_000);
    clocks.tick({ at: 4_000, by: 0, bot: false, awaiting: [1], back: null });
    expect(clocks.left(0, 0, 9_000)).toBe(7_000);
    expect(clocks.left(1, 0, 9_000)).toBe(5_000);
    expect(clocks.comeBack(1, 0, 20_000)).toBe(16_000);
    expect(clocks.left(1, 16_000, 20_000)).toBe(10_000);
  });

  test('a seat that interrupts without being awaited has no running clock and gets no increment', () => {
    const clocks = new PlayerClocks({ kind: 'bank', ms: 10_000, increment: 1_000 }, 2);
    clocks.tick({ at: 0, by: null, bot: false, awaiting: [0], back: null });
    clocks.tick({ at: 4_000, by: 1, bot: false, awaiting: [0], back: null });
    expect(clocks.left(1, 0, 9_000)).toBe(10_000);
    expect(clocks.left(0, 0, 9_000)).toBe(1_000);
    expect(clocks.runs(1)).toBe(false);
  });

  test('time per move starts anew with every move', () => {
    const clocks = new PlayerClocks({ kind: 'move', ms: 5_000 }, 2);
    clocks.tick({ at: 0, by: null, bot: false, awaiting: [0, 1], back: null });
    clocks.tick({ at: 3_000, by: 0, bot: false, awaiting: [0, 1], back: null });
    expect(clocks.left(0, 0, 4_000)).toBe(4_000);
    expect(clocks.left(1, 0, 4_000)).toBe(1_000);
  });

  test('playing and taking back makes no time, neither in a bank nor for a move', () => {
    for (const setting of [
      { kind: 'bank', ms: 10_000, increment: 5_000 },
      { kind: 'move', ms: 10_000 },
    ] as const) {
      const clocks = new PlayerClocks(setting, 2);
      clocks.tick({ at: 0, by: null, bot: false, awaiting: [0], back: null });
      clocks.tick({ at: 3_000, by: 0, bot: false, awaiting: [1], back: null });
      clocks.tick({ at: 4_000, by: 0, bot: false, awaiting: [0], back: 0 });
      expect(clocks.left(0, 0, 4_000)).toBe(7_000);
      clocks.tick({ at: 5_000, by: 0, bot: false, awaiting: [1], back: null });
      clocks.tick({ at: 5_000, by: 0, bot: false, awaiting: [0], back: 2 });
      expect(clocks.left(0, 0, 6_000)).toBe(5_000);
      expect(clocks.left(1, 0, 6_000)).toBe(10_000);
    }
  });

  test('time that was forgiven stays forgiven after a takeback', () => {
    const clocks = new PlayerClocks({ kind: 'move', ms: 5_000 }, 1);
    clocks.tick({ at: 0, by: null, bot: false, awaiting: [0], back: null });
    const forgiven = clocks.comeBack(0, 0, 60_000);
    expect(clocks.left(0, forgiven, 60_000)).toBe(5_000);
    clocks.tick({ at: 61_000, by: 0, bot: false, awaiting: [0], back: null });
    clocks.tick({ at: 62_000, by: 0, bot: false, awaiting: [0], back: 0 });
    expect(clocks.left(0, forgiven, 62_000)).toBe(3_000);
  });

  test("a bot's moves give no increment to the person who is away", () => {
    const clocks = new PlayerClocks({ kind: 'bank', ms: 10_000, increment: 5_000 }, 1);
    clocks.tick({ at: 0, by: null, bot: false, awaiting: [0], back: null });
    clocks.tick({ at: 1_000, by: 0, bot: true, awaiting: [0], back: null });
    expect(clocks.left(0, 0, 1_000)).toBe(9_000);
    clocks.tick({ at: 2_000, by: 0, bot: false, awaiting: [0], back: null });
    expect(clocks.left(0, 0, 2_000)).toBe(13_000);
  });
});

/** Waits until this time has passed on the server's clock, which stands still while the process is blocked. */
const pass = async (ms: number): Promise<void> => {
  for (const end = now() + ms; now() < end;) await sleep(10);
};

const block = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('at a table', () => {
  const dataDir = testFolder();
  let server: Server;
  beforeAll(async () => void (server = await startServer({ dataDir }, TOY_CATALOGUE)));
  afterAll(() => server.close());

  test('when time is up a bot takes over, and the person may come back', async () => {
    const ms = 3_000; // so long that nobody else runs out of time meanwhile, on a busy machine too
    const { a, b } = await sitTwo(server.port, { clock: { kind: 'move', ms } });
    const { clocks } = await a.until('clocks');
    expect(clocks).toEqual({ running: [], left: [ms, ms] });
    await pickCard(a, 0);
    await a.until('clocks', (message) => message.clocks.running.includes(1));
    await b.until('table', ({ table }) => table.seats.some((seat) => 'away' in seat && seat.away));
    const late = await b.until('table', ({ table }) => table.notes.length > 0);
    expect(late.table.notes).toEqual([{ after: 1, seat: 1, what: 'time-up' }]);
    await b.until('scene', ({ scene }) => scene.seq >= 2);
    const since = b.received.length;
    expect(await b.ask({ t: 'back', id: randomUUID(), seat: 1 })).toMatchObject({ t: 'ack' });
    const { table } = await b.until('table', () => true, since);
    expect(table.seats[1]).toMatchObject({ kind: 'person', away: false });
    const reloaded = (await b.get(`/api/matches/${table.id}/replay`)) as Replay;
    expect(reloaded.table.notes.map(({ what }) => what)).toEqual(['time-up', 'back']);
  });

  test('a person who comes back while the bot thinks plays after its move, not instead of it', async () => {
    const slow = await startServer({ botPace: 1_500 }, TOY_CATALOGUE);
    try {
      const { a, b } = await sitTwo(slow.port, { clock: { kind: 'bank', ms: 1_000, increment: 0 } });
      await pickCard(a, 0);
      await b.until('table', ({ table }) => table.seats.some((seat) => 'away' in seat && seat.away));
      await b.until('thinking', ({ seats }) => seats.includes(1));
      expect(await b.ask({ t: 'back', id: randomUUID(), seat: 1 })).toMatchObject({ t: 'ack', seq: 1 });
      expect(await pickCard(b, 1)).toMatchObject({ t: 'refused', why: 'bot-moves-first' });
      const { line } = await b.until('scene', ({ scene }) => scene.seq === 2);
      expect(line).toMatchObject({ by: 1 });
      const { table } = await b.until('table', (message) => message.table.notes.length === 2);
      expect(table.notes).toEqual([
        { after: 1, seat: 1, what: 'time-up' },
        { after: 2, seat: 1, what: 'back' },
      ]);
      const { clocks } = await b.until(
        'clocks',
        (message) => (message.clocks.left[1] ?? 0) > 0,
        b.received.length - 3,
      );
      expect(clocks.left[1]).toBeLessThanOrEqual(1_000);
    } finally {
      await slow.close();
    }
  });

  test('a person who reconnects gets the age of the scene', async () => {
    const { a, id } = await sitTwo(server.port);
    await pickCard(a, 0);
    const fresh = await a.until('scene', ({ scene }) => scene.seq === 1);
    expect(fresh.age).toBe(0);
    await pass(300);
    const since = a.received.length;
    await a.join(id);
    const { age } = await a.until('scene', () => true, since);
    expect(age).toBeGreaterThanOrEqual(290);
    expect(age).toBeLessThan(10_000);
  });

  test('leaving and coming back between two moves makes no time', async () => {
    const { a, b, id } = await sitTwo(server.port, { clock: { kind: 'bank', ms: 60_000, increment: 0 } });
    await pickCard(a, 0);
    await pickCard(b, 1);
    await pass(500);
    await pickCard(a, 0);
    const left = async (): Promise<number> => {
      const since = a.received.length;
      await a.join(id);
      return (await a.until('clocks', () => true, since)).clocks.left[0] ?? 0;
    };
    const before = await left();
    await a.post(`/api/tables/${id}/leave`);
    expect(await a.ask({ t: 'back', id: randomUUID(), seat: 0 })).toMatchObject({ t: 'ack' });
    expect(before).toBeLessThanOrEqual(59_500);
    expect(await left()).toBe(before);
    expect(await pickCard(b, 1)).toMatchObject({ t: 'ack' });
  });

  test('a stall of the server is charged to nobody, and a move that was in the socket counts', async () => {
    const { a, b } = await sitTwo(server.port, { clock: { kind: 'bank', ms: 1_500, increment: 0 } });
    await pickCard(a, 0);
    await b.until('scene', ({ scene }) => scene.seq === 1);
    const answer = pickCard(b, 1);
    block(4_000);
    expect(await answer).toMatchObject({ t: 'ack' });
    const { left } = (await b.until('clocks', ({ clocks }) => clocks.running.includes(0))).clocks;
    expect(left[1]).toBeGreaterThan(0);
    expect(b.received.findLast((message) => message.t === 'table')?.table.notes).toEqual([]);
  });

  test("the game's own clock strikes when it is due, and is in the log", async () => {
    const { a } = await sitTwo(server.port, { options: { timed: true } });
    const { line } = await a.until('scene', (message) => message.line?.by === 'clock');
    expect(line).toMatchObject({ by: 'clock', move: null });
    expect(line?.at).toBeGreaterThanOrEqual(300);
  });

  test('in a match that begins at a later position, time begins there: nobody waits or loses time', async () => {
    const { a, b, id } = await sitTwo(server.port, { options: { timed: true } });
    await a.until('table', ({ table }) => table.status === 'over'); // the clock chose every card
    const { steps } = (await a.get(`/api/matches/${id}/replay?as=0`)) as Replay;
    const [seq, then] = [steps.length - 3, steps.at(-3)?.scene]; // the last round begins
    const { table } = await a.create({
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'bank', ms: 60_000, increment: 0 },
      from: { match: id, seq },
    });
    const again = a.twin();
    await again.join(table.id);
    await b.post(`/api/tables/${table.id}/sit`, {});
    const { line, scene } = await again.until('scene', (message) => message.line?.by === 'clock');
    expect(then?.at).toBeGreaterThanOrEqual(900);
    expect([scene.seq, line?.at]).toEqual([1, then?.due]);
    const { left } = (await again.until('clocks', ({ clocks }) => clocks.left[0] !== null)).clocks;
    expect(left[0]).toBeGreaterThan(59_300);
  });

  test('time stands still while no server runs; banks are as they were', async () => {
    const { a, b, id } = await sitTwo(server.port, { clock: { kind: 'bank', ms: 60_000, increment: 0 } });
    await pickCard(a, 0);
    await pass(300);
    await pickCard(b, 1);
    await server.close();
    server = await startServer({ dataDir }, TOY_CATALOGUE);
    const since = b.received.length;
    b.moveTo(server.port);
    await b.join(id);
    const { clocks } = await b.until('clocks', () => true, since);
    expect(clocks.left[1]).toBeLessThanOrEqual(59_700);
    expect(clocks.left[1]).toBeGreaterThan(55_000);
    expect(clocks.left[0]).toBeGreaterThan(clocks.left[1] ?? 0);
  });

  test('a bot that never stops thinking loses its thread; a simpler one moves instead', async () => {
    const { a } = await sitAlone(server.port, STUCK_LEVEL);
    await a.until('thinking', ({ seats }) => seats.includes(1));
    const { line } = await a.until('scene', (message) => message.line?.by === 1);
    expect(line).toMatchObject({ seq: 1, by: 1 });
  });

  test('bots go on thinking after a restart', async () => {
    const { a, table } = await sitAlone(server.port, 2);
    await pickCard(a, 0);
    await server.close();
    server = await startServer({ dataDir }, TOY_CATALOGUE);
    a.moveTo(server.port);
    await a.join(table.id);
    await a.until('scene', ({ scene }) => scene.seq >= 2);
    expect(a.scenes.get(0)?.actors).toContain(0);
  });
});
