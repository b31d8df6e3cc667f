import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import { SOCKET_LIMITS } from '../../protocol/messages.ts';
import type { App } from './services.ts';

/**
 * Requests that ask for another protocol than HTTP. Node gives their connection out of its hands and never closes it: here every
 * one of them ends, by the answer of a hook or a route, unless it has become a socket.
 */
export class Upgrades {
  readonly #heads = new WeakMap<IncomingMessage, Buffer>();
  readonly #addresses = new Map<Socket, string>();
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: SOCKET_LIMITS.frameBytes });

  /** To be made before all hooks that may refuse: it must see each request first. */
  constructor(app: App) {
    app.server.on('upgrade', (raw, socket: Socket, head) => {
      this.#heads.set(raw, head);
      socket.on('error', () => {}); // Node listens no more; without a listener a reset would end the process
      const response = new ServerResponse(raw);
      response.once('finish', () => socket.destroySoon());
      try {
        response.assignSocket(socket);
      } catch {
        socket.destroy(); // an earlier request of this connection is not answered yet
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
    return this.#heads.has(raw);
  }

  /** How many connections of this address asked for an upgrade and are still open, refused ones too. */
  openFrom(address: string): number {
    return [...this.#addresses.values()].filter((other) => other === address).length;
  }

  /** Answers that the protocol changes; or, by itself, why it does not. */
  accept({ raw }: FastifyRequest, welcome: (socket: WebSocket) => void): void {
    const head = this.#heads.get(raw);
    if (head) this.#sockets.handleUpgrade(raw, raw.socket, head, welcome);
  }

  #count({ raw: { socket }, ip }: FastifyRequest): void {
    this.#addresses.set(socket, ip);
    socket.once('close', () => this.#addresses.delete(socket));
  }
}
