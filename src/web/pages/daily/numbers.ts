import type { DailyDay, DailyTask } from '../../../protocol/daily.ts';

/** Rounded down: nobody is told that they are better than all. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.floor((100 * part) / whole) : 0;

export const solvedOn = ({ tasks }: DailyDay): number =>
  tasks.filter(({ patch }) => patch === 'solved').length;

export const isDone = ({ tasks }: DailyDay): boolean =>
  tasks.every(({ patch }) => patch === 'solved' || patch === 'missed');

/** The first task that is not done; of a day that is too long ago, none can be done any more. */
export const nextTask = ({ tasks, playable }: Pick<DailyDay, 'tasks' | 'playable'>): DailyTask | undefined =>
  playable ? tasks.find(({ patch }) => patch === 'none' || patch === 'begun') : undefined;

/** Such as “Monday, 16 November”; the day is a date, not a moment. */
export const dateOf = (day: string, locale: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...how, timeZone: 'UTC' }).format(
    Date.parse(day),
  );

export const LONG_DATE: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
