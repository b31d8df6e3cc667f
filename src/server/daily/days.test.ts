import { expect, test } from 'vitest';
import { beginOf, dayAt, isPlayable, numberOf, shift, streakOf } from './days.ts';

test('a day begins at midnight of its time zone, also when clocks are changed', () => {
  const utc = Date.UTC(2026, 10, 17, 23, 30);
  expect(dayAt(utc, 'UTC')).toBe('2026-11-17');
  expect(dayAt(utc, 'Europe/Kyiv')).toBe('2026-11-18');
  expect(beginOf('2026-11-18', 'UTC')).toBe(Date.UTC(2026, 10, 18));
  expect(beginOf('2026-11-18', 'Europe/Kyiv')).toBe(Date.UTC(2026, 10, 17, 22));
  expect(beginOf('2026-10-25', 'Europe/Kyiv')).toBe(Date.UTC(2026, 9, 24, 21));
  expect(beginOf('2026-10-26', 'Europe/Kyiv')).toBe(Date.UTC(2026, 9, 25, 22));
  for (const zone of ['UTC', 'Europe/Kyiv', 'America/New_York', 'Asia/Kathmandu'])
    for (let day = '2026-01-01'; day < '2027-01-01'; day = shift(day, 1)) {
      expect(dayAt(beginOf(day, zone), zone)).toBe(day);
      expect(dayAt(beginOf(day, zone) - 1, zone)).toBe(shift(day, -1));
    }
});

test('days are numbered from the first one', () => {
  expect([numberOf('2026-11-01'), numberOf('2026-11-18'), numberOf('2027-11-01')]).toEqual([1, 18, 366]);
});

test('a row of days ends with a day that was missed; today may still come', () => {
  expect(streakOf(['2026-11-18', '2026-11-17', '2026-11-15'], '2026-11-18')).toBe(2);
  expect(streakOf(['2026-11-17', '2026-11-16'], '2026-11-18')).toBe(2);
  expect(streakOf(['2026-11-16'], '2026-11-18')).toBe(0);
  expect(streakOf([], '2026-11-18')).toBe(0);
});

test('only dates that there are can be played, up to a month later', () => {
  const today = '2026-12-05';
  const days = ['2026-11-31', '2026-11-30', '2026-12-05', '2026-12-06', '2026-11-03', '2026-13-01', 'today'];
  expect(days.filter((day) => isPlayable(day, today))).toEqual(['2026-11-30', '2026-12-05']);
});
