import { networkInterfaces } from 'node:os';

/** The addresses of this computer in the local network. */
export const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((address) =>
      address && address.family === 'IPv4' && !address.internal ? [address.address] : [],
    );

/** True if a server at this address listens on the whole network. */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** True if a request from this address comes from this computer. */
export const isLoopback = (ip: string): boolean => /^(?:::ffff:)?127\./.test(ip) || ip === '::1';

/**
 * The host as a phone can reach it: `localhost` in an invitation would send every guest to their own device.
 */
export const reachable = (host: string, lan: readonly string[]): string => {
  const [first] = lan;
  return first === undefined ? host : host.replace(LOOPBACK, first);
};

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?=$|:\d+$)/;
