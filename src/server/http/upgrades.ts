import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import { SOCKET_LIMITS } from '../../protocol/messages.ts';
import { networkOf } from './network.ts';
import { OpenConnections } from './open-connections.ts';
import type { App } from './services.ts';

interface PendingUpgrade {
  readonly head: Buffer;
  readonly response: ServerResponse;
}

/**
 * HTTP requests for a protocol upgrade. Node hands over their connection and never closes it. This class
 * makes sure that each one is closed, after the answer of a hook or a route, unless it became a WebSocket.
 */
export class Upgrades {
  readonly #asked = new WeakMap<IncomingMessage, PendingUpgrade>();
  readonly #counted = new WeakSet<Socket>();
  readonly #open = new OpenConnections();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: SOCKET_LIMITS.frameBytes,
    autoPong: false, // it answers pings without end, also those of a client that never reads
  });

  /** Must be created before all hooks that may refuse, to see each request first. */
  constructor(app: App) {
    app.server.on('upgrade', (raw, socket: Socket, head) => {
      socket.on('error', () => {}); // Node no longer listens; without a listener a connection reset would end the process
      const response = new ServerResponse(raw);
      this.#asked.set(raw, { head, response });
      response.once('finish', () => socket.destroySoon());
      try {
        response.assignSocket(socket);
      } catch {
        socket.destroy(); // an earlier request on this connection has no answer yet
        return;
      }
      app.routing(raw, response);
    });
    app.addHook('onRequest', async (request) => {
      if (this.has(request)) this.#count(request);
    });
    app.addHook('preClose', async () => this.#sockets.close());
  }

  has({ raw }: FastifyRequest): boolean {
    return this.#asked.has(raw);
  }

  /** The number of open connections of each network that asked for an upgrade, refused ones included. */
  get open(): ReadonlyMap<string, number> {
    return this.#open.counts;
  }

  /** Switches the protocol, or answers why not. */
  accept({ raw }: FastifyRequest, welcome: (socket: WebSocket) => void): void {
    const { socket } = raw;
    const asked = this.#asked.get(raw);
    if (!asked) return;
    this.#sockets.handleUpgrade(raw, socket, asked.head, (opened) => {
      asked.response.detachSocket(socket); // otherwise the whole request stays in memory as long as the socket is open
      welcome(opened);
    });
  }

  #count({ raw: { socket }, ip }: FastifyRequest): void {
    if (this.#counted.has(socket) || socket.destroyed) return; // one connection may ask several times
    this.#counted.add(socket);
    this.#open.add(networkOf(ip), socket);
  }
}
