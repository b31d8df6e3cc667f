import { expect, test } from 'vitest';
import { isPublic } from './public-address.ts';

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '2a00:1450::1'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

const PRIVATE = [
  '127.0.0.1 0.0.0.0 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 224.0.0.1',
  ':: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:0:127.0.0.1 64:ff9b::7f00:1',
  'fe80::1 fec0::1 fd00::1 ff02::1 2001:db8::1 2001::1 2002:7f00:1:: 3fff::1 100::1 localhost 127.1',
];

test.each(PRIVATE.flatMap((line) => line.split(' ')))('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});
