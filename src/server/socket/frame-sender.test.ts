import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FrameSender } from './frame-sender.ts';

let listening: WebSocketServer;
let client: WebSocket;
let sender: FrameSender;
let writes: MockInstance;
let received: string[];

beforeEach(async () => {
  listening = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(listening, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(listening.address() as AddressInfo).port}`);
  received = [];
  client.on('message', (data: Buffer) => received.push(data.toString()));
  const [[socket, request]] = (await Promise.all([once(listening, 'connection'), once(client, 'open')])) as [
    [WebSocket, IncomingMessage],
    [],
  ];
  sender = new FrameSender(socket, request.socket);
  writes = vi.spyOn(request.socket, '_write'); // they go on as before, and are counted
});
afterEach(() => {
  client.terminate();
  listening.close();
});

test('frames of the same moment are one write, also when a promise settles between them', async () => {
  await Promise.resolve();
  sender.send('scene');
  await Promise.resolve();
  sender.send('answer');
  await expect.poll(() => received).toEqual(['scene', 'answer']);
  expect(writes).toHaveBeenCalledTimes(1);
});

test('long frames do not wait: held back, they would count as unread and close the socket', async () => {
  const long = 'x'.repeat(40_000);
  for (let i = 0; i < 50; i++) sender.send(long);
  expect(writes.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => received.length).toBe(50);
});

test('frames of every length arrive whole, counted in bytes and not in letters', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
  const frames = [
    ...lengths.map((length) => 'x'.repeat(length)),
    'їжак',
    'ї'.repeat(63),
    '🐈'.repeat(20_000),
  ];
  for (const frame of frames) sender.send(frame);
  await expect.poll(() => received.length).toBe(frames.length);
  expect(received).toEqual(frames);
});

test('what was sent before the end arrives before the end', async () => {
  const closed = once(client, 'close') as Promise<[number, Buffer]>;
  sender.send('why');
  sender.close(1008, 'banned');
  sender.send('too late');
  const [code, reason] = await closed;
  expect([code, reason.toString(), received]).toEqual([1008, 'banned', ['why']]);
});
