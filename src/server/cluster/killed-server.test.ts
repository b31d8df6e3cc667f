// @module-tag slow
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seat } from '../../kernel/game.ts';
import { TestClient } from '../testing/client.ts';
import { legalMoves, someGame } from '../testing/legal-moves.ts';
import { startOwnPostgres, type OwnPostgres } from '../testing/postgres.ts';
import { kill, run, type Running } from '../testing/run.ts';
import { testFolder } from '../testing/start.ts';

const BANK = { kind: 'bank', ms: 600_000, increment: 0 } as const;
const THINKS = 6_000;
const STANDS = 1_500; // less than a silence after which servers give each other up
const SLACK = 2_000; // less than a lease lasts, and less than the thought took: either mistake would be seen

let postgres: OwnPostgres;
let servers: Running[];
beforeAll(async () => {
  postgres = await startOwnPostgres();
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET: 'the same on both, as it must be in a cluster',
    LOG_LEVEL: 'warn',
  };
  servers = [];
  for (let n = 0; n < 2; n++) servers.push(await run({ ...settings, DATA_DIR: testFolder() }));
});
afterAll(async () => {
  await Promise.all(
    servers
      .filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null)
      .map(kill),
  );
  await postgres.stop();
});

/** Two people: one has moved, so the clock of the other runs. */
const sit = async (
  port: number,
): Promise<{ thinker: TestClient; seat: Seat; id: string; choose: () => string }> => {
  const loaded = await someGame();
  const people = [await TestClient.arrive(port), await TestClient.arrive(port)] as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { table } = await people[0].create({ game: loaded.game.id, seats, clock: BANK });
  await people[1].post(`/api/tables/${table.id}/sit`, {});
  for (const person of people) await person.join(table.id);
  const [mover = 0] = (await people[0].until('scene')).scene.actors;
  const [first, thinker] = mover === 0 ? people : people.toReversed();
  const scene = first?.scenes.get(mover);
  if (!first || !thinker || !scene) throw new Error('nobody may move');
  await first.play(mover, legalMoves(loaded, scene, mover)[0] ?? '');
  await first.close();
  const seat = 1 - mover;
  const choose = (): string => {
    const now = thinker.scenes.get(seat);
    return (now && legalMoves(loaded, now, seat)[0]) ?? '';
  };
  return { thinker, seat, id: table.id, choose };
};

/** The time on the clock of a seat, and the two moments between which it was read. */
const readClock = async (
  person: TestClient,
  id: string,
  seat: Seat,
): Promise<{ left: number; asked: number; read: number }> => {
  const [asked, since] = [performance.now(), person.received.length];
  await person.join(id);
  const { clocks } = await person.until('clocks', () => true, since);
  return { left: clocks.left[seat] ?? NaN, asked, read: performance.now() };
};

/** A server that takes over may close the connection once more. */
const readClockAtLast = async (person: TestClient, id: string, seat: Seat): Promise<number> => {
  for (;;) {
    await person.connect();
    const { socket } = person;
    if (!socket) throw new Error('no socket');
    const closed = once(socket, 'close').then(() => null);
    const read = await Promise.race([readClock(person, id, seat).catch(() => null), closed]);
    if (read) return read.left;
    await sleep(100);
  }
};

test('a server that stands still has moves in its sockets: the server of the table does not charge them', async () => {
  const [owner, relay] = servers;
  if (!owner || !relay) throw new Error('two servers');
  const { thinker, seat, id, choose } = await sit(owner.port);
  await thinker.close();
  thinker.moveTo(relay.port);
  await thinker.join(id);
  const move = choose();
  const before = await readClock(thinker, id, seat);
  relay.process.kill('SIGSTOP');
  const stopped = performance.now();
  const answer = thinker.play(seat, move);
  await sleep(STANDS);
  const resumed = performance.now();
  relay.process.kill('SIGCONT');
  expect(await answer).toMatchObject({ t: 'ack' });
  const after = await readClock(thinker, id, seat);
  const passed = stopped - before.asked + (after.read - resumed);
  expect(before.left - after.left).toBeLessThan(passed + STANDS / 2);
});

test('a running clock goes on after kill -9 of its server: the thought is charged, the time without a server is not', async () => {
  const [doomed, other] = servers;
  if (!doomed || !other) throw new Error('two servers');
  const { thinker, seat, id } = await sit(doomed.port);
  const before = await readClock(thinker, id, seat);
  await sleep(THINKS);
  const killed = performance.now();
  await kill(doomed);
  const dead = performance.now();
  thinker.moveTo(other.port);
  const charged = before.left - (await readClockAtLast(thinker, id, seat));
  expect(charged).toBeGreaterThan(killed - before.read - SLACK);
  expect(charged).toBeLessThan(dead - before.asked + SLACK);
});
