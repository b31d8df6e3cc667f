import { BlockList, isIP } from 'node:net';

/** Networks that only this computer or its neighbours can reach, and addresses that are no single computer. */
const PRIVATE_4 = new BlockList();
const PRIVATE_6 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_4.addSubnet(network, bits, 'ipv4');
/** All new addresses of the internet begin with these three bits: old ones written as new ones, in whatever way, do not. */
const GLOBAL_6 = new BlockList();
GLOBAL_6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16], // old addresses in a tunnel
  ['3fff::', 20],
] as const)
  PRIVATE_6.addSubnet(network, bits, 'ipv6');

/** False for everything that somebody outside could not reach: this server must not reach it for them. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !PRIVATE_4.check(address, 'ipv4');
  return family === 6 && GLOBAL_6.check(address, 'ipv6') && !PRIVATE_6.check(address, 'ipv6');
};
