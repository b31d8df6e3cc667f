import { isIP, isIPv6 } from 'node:net';

/** True for a single address or a network in the usual notation. */
export const isNetwork = (text: string): boolean => {
  const [address = '', prefix] = text.split('/');
  const bits = isIPv6(address) ? 128 : 32;
  return isIP(address) > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
};
