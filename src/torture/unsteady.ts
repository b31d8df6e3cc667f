import net, { type NetConnectOpts, type Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';
import { portPrefix } from './faulty-proxy.ts';

/**
 * Loaded into a server before its program (node --import): SIGUSR2 sets its wall clock to the next of TORTURE_JUMPS
 * (milliseconds off), and connections to other servers go through the proxy at TORTURE_PEERS. The server itself has no
 * hook for either.
 */

const unsteadyClock = (jumps: readonly number[]): void => {
  const Real = Date;
  const realNow = Date.now.bind(Date);
  let [off, next] = [0, 0];
  const now = (): number => realNow() + off;
  globalThis.Date = new Proxy(Real, {
    construct: (date, values: [], target) =>
      Reflect.construct(date, values.length ? values : [now()], target),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
  process.on('SIGUSR2', () => {
    off = jumps[next++ % jumps.length] ?? 0;
  });
};

/** Only connections of the socket library are made by `net.connect`; the database's driver makes its own. */
const throughProxy = (port: number): void => {
  const direct = net.connect.bind(net);
  const connect = (options: NetConnectOpts): Socket => {
    const socket = direct({ ...options, port });
    if ('port' in options) socket.write(portPrefix(options.port));
    return socket;
  };
  Object.assign(net, { connect });
};

const { TORTURE_JUMPS: jumps, TORTURE_PEERS: peers } = process.env;
if (isMainThread && jumps !== undefined) unsteadyClock(jumps.split(',').map(Number));
if (isMainThread && peers !== undefined) throughProxy(Number(peers));
