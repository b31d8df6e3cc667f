import { expect, test } from 'vitest';
import { daysOf, monthsBeside } from './month.ts';

const beside = (month: string) => monthsBeside(month, '2026-11', '2027-01-15');

test('months go from the first one to that of today', () => {
  expect(beside('2026-11')).toEqual({ earlier: null, later: '2026-12' });
  expect(beside('2026-12')).toEqual({ earlier: '2026-11', later: '2027-01' });
  expect(beside('2027-01')).toEqual({ earlier: '2026-12', later: null });
  // In this browser the next month has begun already, at the server it has not.
  expect(beside('2027-02')).toEqual({ earlier: '2027-01', later: null });
});

test('a month begins at the place of its weekday, weeks on Monday', () => {
  expect(daysOf('2026-11').slice(5, 8)).toEqual([null, '2026-11-01', '2026-11-02']);
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
});
