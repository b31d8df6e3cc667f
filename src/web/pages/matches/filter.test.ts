import { expect, test } from 'vitest';
import { filterOf, yearsFrom } from './filter.ts';

const TODAY = new Date(2026, 10, 19).getTime();

test('a year of the calendar ends where the next one begins; what is no year is left out', () => {
  const [from, until] = [new Date(2025, 0, 1).getTime(), new Date(2026, 0, 1).getTime()];
  expect(filterOf({ period: '2025' }, TODAY)).toEqual({ from, until });
  expect(filterOf({ period: 'week' }, TODAY)).toEqual({ from: TODAY - 7 * 24 * 3_600_000 });
  for (const period of ['', '1999', '20255', '2e03', 'ever']) expect(filterOf({ period }, TODAY)).toEqual({});
});

test('years are offered from the first match on, once there are two', () => {
  expect(yearsFrom(new Date(2024, 5, 1).getTime(), TODAY)).toEqual(['2026', '2025', '2024']);
  expect(yearsFrom(new Date(2026, 0, 1).getTime(), TODAY)).toEqual([]);
  expect(yearsFrom(null, TODAY)).toEqual([]);
});
