import { createSocket } from 'node:dgram';
import { lookup, Resolver } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Names } from './names.ts';
import { Poster } from './post.ts';
import { UnderWay } from './under-way.ts';

/** A real name server, which knows names that end in “.good”, and never answers about others. */
const nameServer = createSocket('udp4', (query, { port, address }) => {
  const text = query.toString('latin1');
  const kind = query.readUInt16BE(query.indexOf(0, 12) + 1);
  asked.push(text);
  if (text.includes('good')) nameServer.send(answerTo(query, kind === 1), port, address);
});
const asked: string[] = [];

const answerTo = (query: Buffer, known: boolean): Buffer => {
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const head = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, known ? 1 : 0, 0, 0, 0, 0]);
  query.copy(head, 0, 0, 2);
  const address = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
  return Buffer.concat([head, question, ...(known ? [address] : [])]);
};

const PATIENT = { timeout: 60_000, tries: 1 };
const resolver = new Resolver(PATIENT);
let receiver: Server;
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => nameServer.bind(0, '127.0.0.1', done));
  resolver.setServers([`127.0.0.1:${nameServer.address().port}`]);
  receiver = createServer((_, response) => response.writeHead(201).end());
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  ({ port } = receiver.address() as AddressInfo);
});
afterAll(async () => {
  nameServer.close();
  await new Promise((done) => receiver.close(done));
});

const outgoing = (person: string, host: string) => ({
  person,
  url: `http://${host}:${port}/`,
  headers: {},
  body: Buffer.from('{}'),
});

test('names that nobody answers for hold up neither the notices of others nor any other look-up', async () => {
  const poster = new Poster(true, new Names(resolver));
  const order: string[] = [];
  const silent = Array.from({ length: 11 }, (_, i) =>
    poster.post(outgoing('guest', `n${i}.silent.example`)).catch(() => order.push('silent')),
  );
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(await poster.post(outgoing('other', 'a.good.example'))).toBe(201);
  await lookup('localhost');
  expect(order).toEqual([]);
  // Some wait until others have given up.
  await expect.poll(() => (resolver.cancel(), order.length)).toBe(silent.length);
});

test('a name that only this computer knows is found where the host allows private addresses', async () => {
  expect(await new Poster(true, new Names(resolver)).post(outgoing('guest', 'localhost'))).toBe(201);
});

test('a name that leads into the own network is refused', async () => {
  const poster = new Poster(false, new Names(resolver));
  const secure = { ...outgoing('guest', ''), url: 'https://a.good.example/' };
  await expect(poster.post(secure)).rejects.toThrow('a.good.example is private');
});

test('one person has so many requests under way and others their turn; more than may wait are refused', async () => {
  const underWay = new UnderWay({ each: 2, all: 3, waiting: 3 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (person: string, place = 'x'): Promise<void> =>
    underWay.run(person, place, async () => {
      begun.push(`${person} ${place}`);
      await new Promise<void>((end) => ends.push(end));
    });
  const all = [ask('ann'), ask('ann'), ask('ann'), ask('ann'), ask('ann', 'y'), ask('bob'), ask('bob')];
  await expect(ask('ann')).rejects.toThrow('too many requests of one person');
  expect(begun).toEqual(['ann x', 'ann x', 'bob x']);
  for (let i = 0; i < all.length; i++) {
    ends[i]?.();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(begun.slice(3)).toEqual(['ann x', 'bob x', 'ann y', 'ann x']);
});
