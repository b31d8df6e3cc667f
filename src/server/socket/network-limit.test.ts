import { afterEach, expect, test } from 'vitest';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

const MOST_AT_ONCE = 60; // of one guest
const MODEST = 30; // at once, so much is never refused for what others send

let server: Server;
afterEach(() => server.close());

const people = async (count: number, socketsPerAddress: number): Promise<TestClient[]> => {
  server = await startServer({ socketsPerAddress }, TOY_CATALOGUE);
  const all = await Promise.all(Array.from({ length: count }, () => TestClient.arrive(server.port)));
  await Promise.all(all.map((person) => person.connect()));
  return all;
};

const refusals = ({ received }: TestClient) => received.filter((message) => message.t === 'error');

const answers = (person: TestClient): number =>
  person.received.filter(({ t }) => t === 'pong').length + refusals(person).length;

/** Everybody sends so many frames at once, and gets an answer to each. Returns how many were refused. */
const refusedOf = async (all: readonly TestClient[], each: number): Promise<number> => {
  for (const person of all) for (let n = 0; n < each; n++) person.send({ t: 'ping', n });
  await expect.poll(() => all.every((person) => answers(person) >= each)).toBe(true);
  return all.flatMap(refusals).length;
};

test('many guests of one network together send no more than its sockets allow', async () => {
  expect(await refusedOf(await people(8, 200), MOST_AT_ONCE)).toBe(0);
  await server.close();
  expect(await refusedOf(await people(8, 8), MOST_AT_ONCE)).toBeGreaterThan(0);
});

test('when some use up what their network may send, those who send little are not refused', async () => {
  const all = await people(9, 9);
  const [modest, ...others] = all;
  if (!modest) throw new Error('nobody is there');
  expect(await refusedOf(others, MOST_AT_ONCE)).toBeGreaterThan(0);
  expect(await refusedOf([modest], MODEST)).toBe(0);
});

test('answers to heartbeats are not counted for the network', async () => {
  const [one, other] = await people(2, 8);
  if (!one || !other) throw new Error('two people');
  let answered = 0;
  one.socket?.on('pong', () => answered++);
  for (let n = 0; n < MOST_AT_ONCE / 2; n++) {
    one.socket?.ping();
    one.send({ t: 'clock', n, at: 0 });
  }
  await expect.poll(() => answered).toBe(MOST_AT_ONCE / 2);
  expect(await refusedOf([other], MOST_AT_ONCE - 5)).toBe(0);
});

test('a socket is not closed for what its network sends too much', async () => {
  const [person] = await people(1, 1);
  if (!person) throw new Error('nobody is there');
  const tooFastAlone = 195; // after 200 refusals of its own it would be closed
  await refusedOf([person], MOST_AT_ONCE + tooFastAlone);
  expect(refusals(person).filter(({ fatal }) => fatal)).toEqual([]);
});
