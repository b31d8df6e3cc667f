import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PORT_DIGITS = 5;

/** A port as the first bytes of a connection that a server opens to another one (see unsteady.ts). */
export const portPrefix = (port: number): string => String(port).padStart(PORT_DIGITS, '0');

/** The port that a proxy connects to, null while there is none; or the one that the first bytes of a connection name. */
type Target = (() => number | null) | 'by-prefix';

/** A small proxy on the way to a server or a database. It can break connections, and hold them as a pulled cable does. */
export class FaultyProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #held = false;

  private constructor(server: Server, target: Target) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near: Socket) => {
      if (target === 'by-prefix') this.#readPrefix(near);
      else this.#lead(near, target());
    });
  }

  static async open(target: Target): Promise<FaultyProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultyProxy(server, target);
  }

  #readPrefix(near: Socket): void {
    near.on('error', () => near.destroy());
    near.once('readable', () => {
      const prefix = near.read(PORT_DIGITS) as Buffer | null;
      this.#lead(near, prefix && Number(prefix.toString()));
    });
  }

  #lead(near: Socket, port: number | null): void {
    if (port === null) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    this.#join(near, far);
    this.#join(far, near);
  }

  #join(from: Socket, to: Socket): void {
    this.#ends.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#ends.delete(from);
      to.destroy();
    });
    from.on('data', (data) => void to.write(data));
    if (this.#held) from.pause();
  }

  /** Breaks every connection, or only those for which `chosen` says so. */
  cut(chosen: () => boolean = () => true): void {
    for (const end of this.#ends) if (chosen()) end.resetAndDestroy();
  }

  /** Lets nothing through for so long, without closing anything; then delivers it late, or breaks the connections. */
  async hold(ms: number, thenCut: boolean): Promise<void> {
    this.#held = true;
    for (const end of this.#ends) end.pause();
    await sleep(ms);
    this.#held = false;
    if (thenCut) this.cut();
    else for (const end of this.#ends) end.resume();
  }

  close(): void {
    this.#server.close();
    for (const end of this.#ends) end.destroy();
  }
}
