import { expect, test } from 'vitest';
import { Bans } from './bans.ts';

const NOW = 1_000;

const order = { n: 1, at: 0, by: 'host' };

const banned = (target: string, until: number | null = null): Bans => {
  const bans = new Bans();
  bans.learn({ ...order, what: 'ban', target, details: { until, reason: 'rude' } });
  return bans;
};

test.each([
  ['192.0.2.0/24', '192.0.2.7', true],
  ['192.0.2.0/24', '192.0.3.7', false],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.7:5678', true],
  ['192.0.2.7', '192.0.2.8:5678', false],
  ['192.0.2.7', '::ffff:192.0.2.7', true],
  ['2001:db8::/32', '[2001:db8:1::9]:443', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['192.0.2.7', '', false],
  ['192.0.2.7', 'nonsense', false],
])('a ban of %s holds for %s: %s', (target, address, holds) => {
  expect(banned(target).refusal(null, address, NOW) !== null).toBe(holds);
});

test('a ban of a person holds wherever they are, until it ends or is taken back', () => {
  const bans = banned('ann', NOW + 1);
  expect(bans.refusal('ann', '192.0.2.7', NOW)).toMatchObject({ why: 'banned', with: { until: NOW + 1 } });
  expect(bans.refusal('ben', '192.0.2.7', NOW)).toBe(null);
  expect(bans.refusal('ann', '192.0.2.7', NOW + 1)).toBe(null);
  bans.learn({ ...order, what: 'unban', target: 'ann', details: {} });
  expect(bans.refusal('ann', '192.0.2.7', NOW)).toBe(null);
});
