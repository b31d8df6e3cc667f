import { BlockList, isIP } from 'node:net';

/** Networks that only this computer or its neighbours can reach, and addresses that are no single computer. */
const PRIVATE_4 = new BlockList();
const PRIVATE_6 = new BlockList(); // of its own: in one list, old addresses written as new ones would forbid all old ones
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
for (const [network, bits] of [
  ['::', 96], // also old addresses written as new ones
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  PRIVATE_6.addSubnet(network, bits, 'ipv6');

/** False for everything that somebody outside could not reach: this server must not reach it for them. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !PRIVATE_4.check(address, 'ipv4');
  return family === 6 && !PRIVATE_6.check(address, 'ipv6');
};
