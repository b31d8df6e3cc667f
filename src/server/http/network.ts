import { isIPv6 } from 'node:net';
import { withoutPort } from '../config/networks.ts';

const EMBEDDED_IPV4 = /^::ffff:(\d+(?:\.\d+){3})$/i;
const GROUPS = 8;
const OF_NETWORK = 4; // the first 64 bits

/**
 * The unit that limits count. With IPv6 everybody gets a network of 2^64 addresses, so a limit for each single address
 * would limit nobody.
 */
export const networkOf = (address: string): string => {
  const ip = withoutPort(address);
  if (!isIPv6(ip)) return ip;
  const [, ipv4] = EMBEDDED_IPV4.exec(ip) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [before = [], after = []] = ip.split('::').map((side) => (side ? side.split(':') : []));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, OF_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
