import { networkInterfaces } from 'node:os';

/** The addresses at which people in the same house can reach this computer. */
export const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((address) =>
      address && address.family === 'IPv4' && !address.internal ? [address.address] : [],
    );

/** Whether a server at this address hears the whole network. */
export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Whether whoever speaks from this address sits at this computer. */
export const isLoopback = (ip: string): boolean => /^(?:::ffff:)?127\./.test(ip) || ip === '::1';

/** The host as a phone can reach it: `localhost` in an invitation would send everybody to their own device. */
export const reachable = (host: string, lan: readonly string[]): string => {
  const [first] = lan;
  return first === undefined ? host : host.replace(LOOPBACK, first);
};

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?=$|:\d+$)/;
