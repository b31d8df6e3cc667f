import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import { SOCKET_LIMITS } from '../../protocol/messages.ts';
import type { App } from './services.ts';

/**
 * HTTP requests for a protocol upgrade. Node hands over their connection and never closes it. This class
 * makes sure that each one is closed, after the answer of a hook or a route, unless it became a WebSocket.
 */
export class Upgrades {
  readonly #heads = new WeakMap<IncomingMessage, Buffer>();
  readonly #addresses = new Map<Socket, string>();
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: SOCKET_LIMITS.frameBytes });

  /** Must be created before all hooks that may refuse, to see each request first. */
  constructor(app: App) {
    app.server.on('upgrade', (raw, socket: Socket, head) => {
      this.#heads.set(raw, head);
      socket.on('error', () => {}); // Node no longer listens; without a listener a connection reset would end the process
      const response = new ServerResponse(raw);
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
    return this.#heads.has(raw);
  }

  /** The number of open connections from this address that asked for an upgrade, refused ones included. */
  openFrom(address: string): number {
    return [...this.#addresses.values()].filter((other) => other === address).length;
  }

  /** Switches the protocol, or answers why not. */
  accept({ raw }: FastifyRequest, welcome: (socket: WebSocket) => void): void {
    const head = this.#heads.get(raw);
    if (head) this.#sockets.handleUpgrade(raw, raw.socket, head, welcome);
  }

  #count({ raw: { socket }, ip }: FastifyRequest): void {
    this.#addresses.set(socket, ip);
    socket.once('close', () => this.#addresses.delete(socket));
  }
}
