import type { Socket } from 'node:net';
import type { Config } from '../config/config.ts';
import { Allowance } from '../rate.ts';
import { networkOf } from './network.ts';
import type { App } from './services.ts';

/** How many connections each network holds open. */
export class OpenConnections {
  readonly #open = new Map<string, number>();

  get counts(): ReadonlyMap<string, number> {
    return this.#open;
  }

  of(network: string): number {
    return this.#open.get(network) ?? 0;
  }

  add(network: string, socket: Socket): void {
    this.#open.set(network, this.of(network) + 1);
    socket.once('close', () => {
      const left = this.of(network) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    });
  }
}

const PER_SOCKET = 7; // a browser opens six connections for a page, and then its socket
const BESIDE = 100; // for pages without a socket
const LOGGED_PER_SECOND = 0.1;

/**
 * Somebody who opens connections and sends nothing would use up all that the system allows this process, and nobody else
 * could connect. Behind a proxy all connections come from there: then limits are the proxy's work.
 */
export const limitConnections = (app: App, { trustProxy, socketsPerAddress }: Config): void => {
  if (trustProxy !== false) return;
  const open = new OpenConnections();
  const most = PER_SOCKET * socketsPerAddress + BESIDE;
  const logged = new Allowance(LOGGED_PER_SECOND, 1, performance.now());
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (open.of(network) < most) return open.add(network, socket);
    socket.destroy();
    if (logged.take(performance.now()))
      app.log.warn({ why: 'too-many', from: network }, 'a connection was refused');
  });
};
