import { ARCHIVE_DAYS, FIRST_DAY, type Day } from '../../protocol/daily.ts';

const HOURS_24 = 86_400_000;

/** The date at this moment, in milliseconds since 1970, in a time zone. */
export const dayAt = (at: number, zone: string): Day => local(at, zone).slice(0, 10);

/** When this day begins in the time zone, in milliseconds since 1970. */
export const beginOf = (day: Day, zone: string): number => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const first = midnight - aheadAt(midnight, zone);
  return midnight - aheadAt(first, zone); // again: the clocks may be changed in between
};

export const shift = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * HOURS_24).toISOString().slice(0, 10);

/** Counted from the first day there is. */
export const numberOf = (day: Day): number =>
  Math.round((Date.parse(day) - Date.parse(FIRST_DAY)) / HOURS_24) + 1;

/** True for a real date: `Date` reads 31 November as 1 December. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && shift(text, 0) === text;

/** The days whose tasks can be played: today and a month before. */
export const isPlayable = (day: Day, today: Day): boolean =>
  isDay(day) && day >= FIRST_DAY && day >= shift(today, -ARCHIVE_DAYS) && day <= today;

/** How many of these days, the latest first, follow each other up to today; today itself may still come. */
export const streakOf = (days: readonly Day[], today: Day): number => {
  const [latest] = days;
  let expected = latest === today ? today : shift(today, -1);
  let streak = 0;
  for (const day of days) {
    if (day !== expected) break;
    streak += 1;
    expected = shift(expected, -1);
  }
  return streak;
};

/** How far the clocks of the zone are ahead of UTC at this moment, in milliseconds. */
const aheadAt = (at: number, zone: string): number => {
  const whole = Math.floor(at / 1_000) * 1_000;
  return Date.parse(`${local(whole, zone)}Z`) - whole;
};

/** Such as 2026-11-18T09:30:00, without the zone. */
const local = (at: number, zone: string): string => {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
};

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { ...PARTS, timeZone });
  formats.set(timeZone, format);
  return format;
};
const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;
