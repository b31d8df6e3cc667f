import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { Millis } from '../../kernel/game.ts';
import { isEverywhere, lanAddresses } from '../config/lan.ts';
import type { ServerId } from './leases.ts';

const PATIENCE: Millis = 2_000;
const LARGEST = 64_000_000; // bytes of one message
const MOST_STRANGERS = 50; // connections that have not shown a key; more than servers that connect in one moment
const NOT_OURS: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);
const PATH = '/2'; // with another number after every change of peer-messages.ts: servers that differ refuse each other
const [ID_HEADER, KEY_HEADER] = ['x-clowder-server', 'x-clowder-key'];

/** A server, as the others find it in the database. */
export interface Peer {
  readonly id: ServerId;
  readonly address: string; // host and port for other servers
  readonly key: string; // secret: only a program that can read the database knows it
}

/** One end of a connection between two servers: what a link needs of a WebSocket. */
export interface PeerSocket {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  on(event: 'message', receive: (data: Buffer) => void): unknown;
  on(event: 'error', fail: (error: Error) => void): unknown;
  on(event: 'open' | 'pong' | 'close', happen: () => void): unknown;
  send(text: string): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
}

/** How servers reach each other. A simulation has another one. */
export interface PeerNetwork {
  readonly address: string; // ours, for the others
  /** Calls back for each server that connects to us. */
  onConnection(accept: (from: ServerId, socket: PeerSocket) => void): void;
  dial(to: Peer, from: ServerId): PeerSocket;
  close(): void;
}

/**
 * WebSockets. Listens on any free port of the address that the others are told, or at the address given by the host; if
 * that belongs to another machine that passes connections on, at its port of our own address. Never on all networks.
 */
export const openNetwork = async (host: string, given: string | null, key: string): Promise<PeerNetwork> => {
  const own = isEverywhere(host) ? (lanAddresses()[0] ?? '127.0.0.1') : host;
  const { listening, server } = await (given === null ? listen(own, 0, key) : listenAt(given, own, key));
  const { port } = server.address() as AddressInfo;
  return {
    address: given ?? `${own.includes(':') ? `[${own}]` : own}:${port}`,
    onConnection: (accept) => {
      listening.on('connection', (socket, { headers }: IncomingMessage) =>
        accept(textOf(headers, ID_HEADER), socket),
      );
    },
    dial: (to, from) =>
      new WebSocket(`ws://${to.address}${PATH}`, {
        headers: { [ID_HEADER]: from, [KEY_HEADER]: to.key },
        handshakeTimeout: PATIENCE,
        maxPayload: LARGEST,
        perMessageDeflate: false,
        skipUTF8Validation: true,
      }),
    close: () => {
      listening.close();
      server.close();
    },
  };
};

interface Listening {
  readonly listening: WebSocketServer;
  readonly server: Server;
}

const listen = async (host: string, port: number, key: string): Promise<Listening> => {
  const server = createServer((_, response) => void response.writeHead(426).end());
  const listening = new WebSocketServer({
    server,
    path: PATH,
    maxPayload: LARGEST,
    skipUTF8Validation: true,
    verifyClient: ({ req: { headers } }: { req: IncomingMessage }) =>
      isSame(textOf(headers, KEY_HEADER), key) && textOf(headers, ID_HEADER) !== '',
  });
  const strangers = new Strangers();
  server.on('connection', (socket: Socket) => strangers.add(socket));
  listening.on('connection', (_, { socket }: IncomingMessage) => strangers.remove(socket));
  server.listen(port, host);
  await once(listening, 'listening');
  return { listening, server };
};

/**
 * Connections that have not shown the key yet. They are closed after a short time; when there are too many, the oldest one
 * goes: somebody who opens connections and sends nothing must not keep servers from each other.
 */
class Strangers {
  readonly #sockets = new Map<Socket, NodeJS.Timeout>();

  add(socket: Socket): void {
    const [oldest] = this.#sockets.keys();
    if (oldest && this.#sockets.size >= MOST_STRANGERS) oldest.destroy();
    this.#sockets.set(socket, setTimeout(() => socket.destroy(), PATIENCE).unref());
    socket.once('close', () => this.remove(socket));
  }

  remove(socket: Socket): void {
    clearTimeout(this.#sockets.get(socket));
    this.#sockets.delete(socket);
  }
}

const listenAt = (given: string, own: string, key: string): Promise<Listening> => {
  const [name, port] = hostAndPort(given);
  return listen(name, port, key).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== undefined && NOT_OURS.has(error.code)) return listen(own, port, key);
    throw error;
  });
};

/** “10.0.0.5:7000” or “[fd00::5]:7000”. */
export const hostAndPort = (address: string): readonly [host: string, port: number] => {
  const colon = address.lastIndexOf(':');
  return [address.slice(0, colon).replaceAll(/^\[|\]$/g, ''), Number(address.slice(colon + 1))];
};

const textOf = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '');

/** Compares hashes: they have the same length, whatever somebody sends, and the time taken says nothing about the key. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(hash(given), hash(expected));
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
