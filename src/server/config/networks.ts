import { isIP, isIPv6 } from 'node:net';

/** True for a single address or a network in the usual notation. */
export const isNetwork = (text: string): boolean => {
  const [address = '', prefix] = text.split('/');
  const bits = isIPv6(address) ? 128 : 32;
  return isIP(address) > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
};

const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Some proxies write “192.0.2.7:5678” or “[2001:db8::1]:5678”: with its port each connection would be an address of its own. */
export const withoutPort = (ip: string): string => {
  const [, ipv6, ipv4] = WITH_PORT.exec(ip) ?? [];
  return ipv6 ?? ipv4 ?? ip;
};
