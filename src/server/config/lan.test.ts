import { expect, test } from 'vitest';
import { isLoopback, reachable } from './lan.ts';

test('an invitation names an address that a phone in the same network can open', () => {
  const lan = ['192.168.1.7', '10.0.0.2'];
  expect(reachable('localhost:8080', lan)).toBe('192.168.1.7:8080');
  expect(reachable('127.0.0.1:8080', lan)).toBe('192.168.1.7:8080');
  expect(reachable('[::1]', lan)).toBe('192.168.1.7');
  for (const host of ['localhost.example.org', '10.0.0.2:8080', '127.0.0.1.example.org:80'])
    expect(reachable(host, lan)).toBe(host);
  expect(reachable('localhost:8080', [])).toBe('localhost:8080');
});

test('a request from this machine is recognised by its socket address, not by its headers', () => {
  for (const ip of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) expect(isLoopback(ip)).toBe(true);
  for (const ip of ['192.168.1.7', '::ffff:10.0.0.2', '2001:db8::1', '1.127.0.0'])
    expect(isLoopback(ip)).toBe(false);
});
