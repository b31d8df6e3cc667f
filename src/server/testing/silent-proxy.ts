import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  readonly url: string;
  silent: boolean;
  /** True for data that the proxy loses. */
  drops: (data: Buffer) => boolean;
  close(): void;
}

/** A proxy to the database that can fall silent without closing, as when a cable is pulled. */
export const silentProxyTo = async (url: string): Promise<SilentProxy> => {
  const { port, hostname } = new URL(url);
  const ends = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (data) => void (proxy.silent || proxy.drops(data) || to.write(data)));
    }
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const here = (relay.address() as AddressInfo).port;
  const close = (): void => {
    relay.close();
    for (const end of ends) end.destroy();
  };
  const proxy: SilentProxy = {
    url: url.replace(`:${port}/`, `:${here}/`),
    silent: false,
    drops: () => false,
    close,
  };
  return proxy;
};
