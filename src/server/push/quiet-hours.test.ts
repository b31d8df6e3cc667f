import { expect, test } from 'vitest';
import { isPublic } from '../outgoing/public-address.ts';
import { AddressRefused, Poster } from '../outgoing/post.ts';
import { isZone, quietUntil } from './quiet-hours.ts';

const at = (time: string): number => Date.parse(`2026-11-18T${time}Z`);
const NIGHT = { from: 22, to: 8, zone: 'Europe/Kyiv' }; // two hours ahead in winter

test.each([
  ['19:59:00', null],
  ['20:00:30', '06:00'],
  ['23:30:00', '06:00'],
  ['05:59:59', '06:00'],
  ['06:00:00', null],
])('at %s it is quiet until %s', (time, end) => {
  const until = quietUntil(NIGHT, at(time));
  expect(until === null ? null : new Date(until).toISOString().slice(11, 16)).toBe(end);
});

test('hours within one day are quiet too, and the same hour twice means never', () => {
  const noon = { from: 12, to: 14, zone: 'UTC' };
  expect(quietUntil(noon, at('13:00:00'))).toBe(at('14:00:00'));
  expect(quietUntil(noon, at('11:00:00'))).toBeNull();
  expect(quietUntil({ ...noon, to: 12 }, at('12:00:00'))).toBeNull();
});

test('a time zone that nobody knows is none', () => {
  expect([isZone('Europe/Kyiv'), isZone('Mars/Crater')]).toEqual([true, false]);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'localhost',
])('%s is not for everybody', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['93.184.216.34', '2606:4700::1111'])('%s is', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  'http://example.org/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://localhost/',
  'https://somebody:secret@example.org/',
  'ftp://example.org/',
  'nonsense',
])('nothing is sent to %s', (address) => {
  expect(() => new Poster(false).check(address)).toThrow(AddressRefused);
});
