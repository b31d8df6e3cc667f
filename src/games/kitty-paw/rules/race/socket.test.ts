// @module-tag slow
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scene } from '../../../../kernel/game.ts';
import { readRecord } from '../../../../kernel/read-record.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { replay, start } from '../../../../kernel/match.ts';
import type { ToClient } from '../../../../protocol/messages.ts';
import type { Server } from '../../../../server/start/server.ts';
import { TestClient } from '../../../../server/testing/client.ts';
import { startServer } from '../../../../server/testing/start.ts';
import { matOf } from './mat.ts';
import { tileName } from './notation.ts';
import rules from './race.ts';
import { begin, Racer, sit } from './racer.testing.ts';
import type { KittyPaw } from './types.ts';

/** A live race over real sockets. Times depend on this computer, so only certain results are tested. */

let server: Server;
let quick: Server;
beforeAll(async () => {
  [server, quick] = await Promise.all([startServer(), startServer({ raceSpeed: 50 })]);
});
afterAll(() => Promise.all([server.close(), quick.close()]));

const SOON_ENOUGH = 130; // milliseconds: a press that arrives later than this cannot be dated back before the other one

const isFree = (racer: Racer): boolean => racer.scene.view.paws[racer.seat]?.busyUntil === null;

/**
 * Two players want the same tile; the second message arrives later, but was pressed `sooner` milliseconds before the
 * first one. On a busy computer it may arrive too late to count: then the tile is given back, and they try again.
 */
const contest = async (racers: readonly [Racer, Racer], tile: number, sooner: number): Promise<number> => {
  const [one, other] = racers;
  const name = `g${tileName(tile)}`;
  for (;;) {
    const before = one.eventsOf('grabbed').length;
    const pressed = performance.now();
    const both = [one.do(name)];
    await sleep(10);
    const apart = performance.now() - pressed;
    both.push(other.do(name, apart + sooner));
    const answers = await Promise.all(both);
    const arrived = performance.now() - pressed;
    await one.until(() => one.eventsOf('grabbed').length > before);
    const winner = one.eventsOf('grabbed')[before]?.seat ?? -1;
    if (arrived < SOON_ENOUGH) {
      expect(answers).toEqual([null, null]);
      return winner;
    }
    await racers.find(({ seat }) => seat === winner)?.next('return');
    for (const racer of racers) await racer.until(() => isFree(racer));
  }
};

test('a live race over sockets: presses, reactions, silence, a broken line, and a Meow', async () => {
  const open = { kind: 'open' as const };
  const { id, racers } = await sit(server.port, [{ kind: 'me' }, open, open]);
  const [a, b, c] = racers;
  if (!a || !b || !c) throw new Error('three must come');
  await begin(racers);

  // [K10] The press decides, not the arrival, also after the server has stood still; and no press counts earlier than the window.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  await sleep(100);
  expect(await contest([a, b], 20, 100)).toBe(1);
  expect(a.eventsOf('snatched').at(-1)).toMatchObject({ seat: 0, by: 1 });
  await Promise.all([a, b].map((one) => one.until(() => isFree(one))));
  await b.next('put0,0');
  expect(await contest([a, b], 21, -20)).toBe(0);
  await a.next('put3,3');

  // After a lost connection a player finds the mat unchanged and goes on.
  await b.next(`g${tileName(12)}`);
  await b.until(() => b.eventsOf('grabbed').some(({ tile }) => tile === 12));
  await b.next('put2,1');
  const mat = matOf(b.scene.view, 1);
  expect(mat.tiles).toHaveLength(2);
  await b.client.close();
  const back = await new Racer(b.client.twin(), 1).join(id);
  expect(matOf(back.scene.view, 1)).toEqual(mat);
  await back.next(`lift${tileName(12)}`);
  await back.next('put4,4');

  // [K17] A silent connection is excused, [K15] and actions after a Meow no longer count.
  c.client.socket?.pause();
  await sleep(2_500);
  const meow = a.do('meow');
  const late = a.do(`lift${tileName(21)}`);
  expect(await meow).toBeNull();
  expect(await late).toBe('paw-busy');
  await back.phase('touch');
  const seen = performance.now();
  const { seq, view } = back.scene;
  expect(a.eventsOf('excused').map(({ seat }) => seat)).toEqual([2]);
  expect(matOf(view, 0).tiles).toHaveLength(1);

  // [K16] The client's own measurement of its reaction counts, as far as the delay explains the rest.
  await sleep(400);
  const ms = performance.now() - seen;
  const way = view.phase.name === 'touch' ? view.phase.ways[1] : '';
  expect(await back.do(`touch${way}`, 0, { reaction: { seq, ms } })).toBeNull();
  await a.phase('check');
  const [touched] = a.eventsOf('touched');
  expect(touched?.reaction).toBeGreaterThanOrEqual(Math.floor(ms) - 1);
  expect(touched?.reaction).toBeLessThan(ms + 1_500); // a busy computer delivers late
  expect(a.eventsOf('checked')).toMatchObject([{ seat: 0, correct: false }]);
  for (const { client } of [a, back]) await client.close();
  c.client.socket?.terminate();
});

test('[K16] an impossibly short reaction is corrected', async () => {
  const { racers } = await sit(server.port, [{ kind: 'me' }, { kind: 'open' }]);
  const [a, b] = racers;
  if (!a || !b) throw new Error('two must come');
  await begin(racers);
  expect(await a.do('meow')).toBeNull();
  await b.phase('touch');
  const { seq, view } = b.scene;
  await sleep(700);
  const way = view.phase.name === 'touch' ? view.phase.ways[1] : '';
  expect(await b.do(`touch${way}`, 0, { reaction: { seq, ms: 130 } })).toBeNull();
  await a.until(() => a.eventsOf('touched').length > 0);
  expect(a.eventsOf('touched')[0]?.reaction).toBeGreaterThan(400);
  for (const { client } of racers) await client.close();
});

const bot = (level: number) => ({ kind: 'bot' as const, level });
const isOver = (message: ToClient): boolean => message.t === 'table' && message.table.status === 'over';

test('[K7] bots wait for the only person, who floods the table and is disconnected; left to a bot, the race goes on to its end and its record replays', async () => {
  const { id, racers } = await sit(quick.port, [{ kind: 'me' }, bot(4), bot(3)]);
  const [person] = racers;
  if (!person) throw new Error('somebody must come');
  const watcher = await new Racer(await TestClient.arrive(quick.port), 0).join(id);
  for (let n = 0; n < 400; n++)
    person.client.send({ t: 'play', id: `x${n}`, seat: 0, move: 'gB1', pressedAt: 0 });
  await person.client.until('error', ({ fatal }) => fatal);
  const seen = (): Scene<KittyPaw> => watcher.client.scenes.get('spectator') as unknown as Scene<KittyPaw>;
  expect(seen().view.phase.name).toBe('ready');
  // No move of the flood that still waited brings the person back.
  await person.client.post(`/api/tables/${id}/leave`);
  await expect.poll(() => watcher.client.received.some(isOver), { timeout: 300_000 }).toBe(true);
  const file = readRecord(await (await watcher.client.fetch(`/api/matches/${id}/record`)).text());
  if (isRefusal(file)) throw new Error(file.why);
  const header = file.header as Parameters<typeof start<KittyPaw>>[1];
  const last = [...replay(rules, header.seed, start(rules, header), file.entries)].at(-1);
  expect(last && rules.outcome(last.state)).toEqual(seen().outcome);
  expect(last?.state.round).toBeGreaterThan(1); // on a busy machine rounds at this speed may be called off, but they go on
  await watcher.client.close();
});
