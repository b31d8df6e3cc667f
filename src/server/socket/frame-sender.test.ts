import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi, type MockInstance } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FrameSender } from './frame-sender.ts';

let listening: WebSocketServer;
let client: WebSocket;
let sender: FrameSender;
let writes: MockInstance;
const received: string[] = [];

beforeAll(async () => {
  listening = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(listening, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(listening.address() as AddressInfo).port}`);
  client.on('message', (data: Buffer) => received.push(data.toString()));
  const [[socket, request]] = (await Promise.all([once(listening, 'connection'), once(client, 'open')])) as [
    [WebSocket, IncomingMessage],
    [],
  ];
  sender = new FrameSender(socket, request.socket);
  writes = vi.spyOn(request.socket, '_writev'); // they go on as before, and are counted
});
afterAll(() => {
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
  writes.mockClear();
  const long = 'x'.repeat(40_000);
  for (let i = 0; i < 50; i++) sender.send(long);
  expect(writes.mock.calls.length).toBeGreaterThan(10);
  await expect.poll(() => received.length).toBe(52);
});
