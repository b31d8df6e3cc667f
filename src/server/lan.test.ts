import { expect, test } from 'vitest';
import { reachable } from './lan.ts';

test('an invitation names an address that a phone in the same network can open', () => {
  const lan = ['192.168.1.7', '10.0.0.2'];
  expect(reachable('localhost:8080', lan)).toBe('192.168.1.7:8080');
  expect(reachable('127.0.0.1:8080', lan)).toBe('192.168.1.7:8080');
  expect(reachable('[::1]', lan)).toBe('192.168.1.7');
  for (const host of ['localhost.example.org', '10.0.0.2:8080', '127.0.0.1.example.org:80'])
    expect(reachable(host, lan)).toBe(host);
  expect(reachable('localhost:8080', [])).toBe('localhost:8080');
});
