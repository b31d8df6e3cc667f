import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** The bare socket library, which only sends frames back: the fastest a server on it could be. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
  console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
server.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => socket.send(data, { binary: false }));
});
