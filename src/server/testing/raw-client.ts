import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { SOCKET_PATH } from '../../protocol/messages.ts';

/** Every open connection accepted by a server in this process. */
const accepted = new Set<Socket>();
subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket };
  accepted.add(socket);
  socket.once('close', () => accepted.delete(socket));
});

/** The number of connections a server holds: its own ends, not the clients' ends. */
export const heldAt = (port: number): number =>
  [...accepted].filter(({ localPort }) => localPort === port).length;

/** A client that writes HTTP by hand and never closes a connection itself. */
export class RawClient {
  readonly socket: Socket;
  received = '';
  cutOff = false; // by the server

  private constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.socket.on('error', () => (this.cutOff = true));
    this.socket.on('end', () => (this.cutOff = true));
  }

  static async open(port: number): Promise<RawClient> {
    const client = new RawClient(port);
    await once(client.socket, 'connect');
    return client;
  }

  /** Starts to read; without it the answer stays in the network, and the end is not noticed. */
  read(): this {
    this.socket.on('data', (data: Buffer) => (this.received += data.toString('latin1')));
    return this;
  }

  write(text: string): this {
    this.socket.write(text);
    return this;
  }

  get status(): number {
    return Number(this.received.split(' ')[1]);
  }
}

export interface Upgrade {
  readonly method?: string;
  readonly path?: string;
  readonly version?: string;
  readonly headers?: Readonly<Record<string, string | null>>; // null: leave this one out
  readonly body?: string;
}

/** The text of a valid upgrade request, with some changes. */
export const upgradeText = ({
  method = 'GET',
  path = SOCKET_PATH,
  version = '1.1',
  headers = {},
  body = '',
}: Upgrade): string => {
  const all = {
    Host: 'clowder.test',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== null);
  return [
    `${method} ${path} HTTP/${version}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
};
