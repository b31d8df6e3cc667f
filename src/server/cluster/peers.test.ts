import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CannotStart } from '../config/cannot-start.ts';
import { lanAddresses } from '../config/lan.ts';
import { whyFailed } from '../store/why-failed.ts';
import { freePort } from '../testing/postgres.ts';
import { startServer } from '../testing/start.ts';
import { NotHere, PeerGone, type Link } from './link.ts';
import type { PeerCall } from './peer-messages.ts';
import { Peers } from './peers.ts';

const ignore = (): void => {};
const opened = new Set<{ close(): void }>();
afterEach(() => {
  for (const each of opened) each.close();
  opened.clear();
});

const open = async (host: string, given: string | null): Promise<Peers> => {
  const peers = await Peers.open(host, given, ignore);
  opened.add(peers);
  return peers;
};

const listen = async (closed: (link: Link) => void = ignore): Promise<Peers> => {
  const peers = await open('127.0.0.1', null);
  peers.start({ asked: async () => null, clientNews: ignore, tableNews: ignore, adopted: ignore, closed });
  return peers;
};

/** The first bytes of the answer to somebody who then says nothing more, not even when the connection should end. */
const dial = ({ self }: Peers, key: string, path = '/2'): Promise<string> => {
  const [host, port] = self.address.split(':');
  const socket = connect(Number(port), host);
  opened.add({ close: () => socket.destroy() });
  socket.on('error', ignore);
  const headers = [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'x-clowder-server: other',
    `x-clowder-key: ${key}`,
  ];
  socket.write(Buffer.from(`${headers.join('\r\n')}\r\n\r\n`, 'latin1'));
  return new Promise((resolve) => socket.once('data', (data) => resolve(data.toString('latin1'))));
};

test('a wrong key, or one that is no text, is refused before there is a connection', async () => {
  const peers = await listen();
  for (const key of ['\u00e9'.repeat(64), '0'.repeat(64), '', peers.self.key.toUpperCase() + 'x'])
    expect(await dial(peers, key)).toMatch(/^HTTP\/1\.1 401 /);
  expect(await dial(peers, peers.self.key)).toMatch(/^HTTP\/1\.1 101 /);
});

test('a server whose messages differ is refused', async () => {
  const peers = await listen();
  expect(await dial(peers, peers.self.key, '/0')).toMatch(/^HTTP\/1\.1 400 /);
});

test('a server that connects again takes the place of its dead connection at once', async () => {
  const closed: Link[] = [];
  const peers = await listen((link) => closed.push(link));
  await dial(peers, peers.self.key);
  await expect.poll(() => peers.link('other')).toBeDefined();
  const dead = peers.link('other');
  await dial(peers, peers.self.key);
  await expect.poll(() => closed[0], { timeout: 20_000 }).toBe(dead);
  expect(peers.link('other')).not.toBe(dead);
});

/** Two servers that are connected; the second answers with `asked`. */
const pair = async (asked: (call: PeerCall) => Promise<unknown>): Promise<Link> => {
  const [one, other] = [await listen(), await listen()].toSorted((a, b) => (a.self.id < b.self.id ? -1 : 1));
  if (!one || !other) throw new Error('no servers');
  const events = { clientNews: ignore, tableNews: ignore, adopted: ignore, closed: ignore };
  other.start({ ...events, asked: (_, call) => asked(call) });
  one.update([other.self]);
  await expect.poll(() => one.link(other.self.id)).toBeDefined();
  const link = one.link(other.self.id);
  if (!link) throw new Error('no connection');
  return link;
};

test('a call that fails says why; only a table that is not there counts as gone', async () => {
  const errors = [new Error('a defect'), new Error('Connection terminated'), new NotHere()];
  const link = await pair(async () => Promise.reject(errors.shift() ?? new Error('too many calls')));
  const ask = (): Promise<unknown> =>
    link.call({ what: 'state', table: 't' }).catch((error: unknown) => error);
  const [defect, away, gone] = [await ask(), await ask(), await ask()];
  expect([defect, away].map((error) => error instanceof PeerGone)).toEqual([false, false]);
  expect([whyFailed(defect), whyFailed(away)]).toEqual(['server-error', 'storage-away']);
  expect(gone).toBeInstanceOf(PeerGone);
});

test('of two servers that both live and cannot reach each other, one says so after a while, until they can', async () => {
  const [one, other] = [await listen(), await listen()].toSorted((a, b) => (a.self.id < b.self.id ? -1 : 1));
  if (!one || !other) throw new Error('no servers');
  const nowhere = `127.0.0.1:${await freePort()}`;
  const meet = (address: string): void => {
    one.update([{ ...other.self, address }]);
    other.update([one.self]);
  };
  meet(nowhere);
  expect(other.isCutOff).toBe(false);
  const cutOff = (): readonly boolean[] => {
    meet(nowhere);
    return [one.isCutOff, other.isCutOff];
  };
  await expect.poll(cutOff).toEqual([false, true]);
  await expect
    .poll(() => {
      meet(other.self.address);
      return other.isCutOff;
    })
    .toBe(false);
});

test('what cannot be read ends the connection, not the server', async () => {
  const peers = await listen();
  const socket = new WebSocket(`ws://${peers.self.address}/2`, {
    headers: { 'x-clowder-server': 'other', 'x-clowder-key': peers.self.key },
  });
  await once(socket, 'open');
  socket.send('{');
  await once(socket, 'close');
  expect(peers.link('other')).toBeUndefined();
});

test('it listens where the others are told to connect, and not on all networks', async () => {
  const everywhere = await open('0.0.0.0', null);
  expect(everywhere.self.address).not.toContain('0.0.0.0');
  const port = await freePort();
  const given = await open('0.0.0.0', `127.0.0.1:${port}`);
  expect(given.self.address).toBe(`127.0.0.1:${port}`);
  for (const address of lanAddresses()) {
    const socket = connect(port, address);
    await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
  }
  await expect(open('127.0.0.1', `127.0.0.1:${port}`)).rejects.toThrow('EADDRINUSE');
});

test('if CLUSTER_ADDRESS belongs to another computer that passes connections on, its port is ours', async () => {
  const port = await freePort();
  const peers = await open('127.0.0.1', `192.0.2.1:${port}`); // an address that exists nowhere
  expect(peers.self.address).toBe(`192.0.2.1:${port}`);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
});

test('a port that is in use is told in one sentence', async () => {
  const port = await freePort();
  await open('127.0.0.1', `127.0.0.1:${port}`);
  const started = startServer({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/x',
    clusterAddress: `127.0.0.1:${port}`,
  });
  await expect(started).rejects.toThrow(
    /^CLUSTER_ADDRESS is “127.0.0.1:\d+”, where we cannot listen .*EADDRINUSE/,
  );
  await expect(started).rejects.toBeInstanceOf(CannotStart);
});

test('somebody who opens connections and says nothing keeps no server out', async () => {
  const peers = await listen();
  const [host, port] = peers.self.address.split(':');
  const silent = Array.from({ length: 300 }, () => {
    const socket = connect(Number(port), host);
    socket.on('error', ignore);
    opened.add({ close: () => socket.destroy() });
    return socket;
  });
  const closed = (): number => silent.filter((socket) => socket.closed).length;
  await expect.poll(closed).toBeGreaterThanOrEqual(silent.length - 50);
  expect(await dial(peers, peers.self.key)).toMatch(/^HTTP\/1\.1 101 /);
  await expect.poll(closed).toBe(silent.length);
});
