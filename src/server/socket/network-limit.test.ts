import { expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { startServer } from '../testing/start.ts';
import { TOY_CATALOGUE } from '../testing/toy-catalogue.ts';

const PEOPLE = 12;
const EACH = 20; // fewer than one guest may send at once

const answers = ({ received }: TestClient): number =>
  received.filter(({ t }) => t === 'pong' || t === 'error').length;

/** Everybody sends, from one address. Returns how many were refused. */
const refusedOf = async (socketsPerAddress: number): Promise<number> => {
  const server = await startServer({ socketsPerAddress }, TOY_CATALOGUE);
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => TestClient.arrive(server.port)));
  await Promise.all(people.map((person) => person.connect()));
  for (const person of people) for (let n = 0; n < EACH; n++) person.send({ t: 'ping', n });
  await expect.poll(() => people.every((person) => answers(person) >= EACH)).toBe(true);
  await server.close();
  return people.flatMap(({ received }) => received.filter(({ t }) => t === 'error')).length;
};

test('many guests of one network together send no more than its sockets allow', async () => {
  expect(await refusedOf(PEOPLE)).toBeGreaterThan(0);
  expect(await refusedOf(200)).toBe(0);
});
