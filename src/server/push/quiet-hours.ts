import type { Millis } from '../../kernel/game.ts';
import type { QuietHours } from '../../protocol/notice-settings.ts';

const MINUTE: Millis = 60_000;
const DAY_MINUTES = 24 * 60;

/** True for a time zone that this computer knows. */
export const isZone = (zone: string): boolean => {
  try {
    return minutesOfDay(0, zone) >= 0;
  } catch {
    return false;
  }
};

/** When the quiet hours that it is now end, in milliseconds since 1970; null: it is not quiet. */
export const quietUntil = ({ from, to, zone }: QuietHours, now: number): number | null => {
  const minutes = minutesOfDay(now, zone);
  const [begin, end] = [from * 60, to * 60];
  const isQuiet = begin <= end ? minutes >= begin && minutes < end : minutes >= begin || minutes < end;
  if (!isQuiet) return null;
  const left = (end - minutes + DAY_MINUTES) % DAY_MINUTES;
  return now - (now % MINUTE) + left * MINUTE;
};

const minutesOfDay = (now: number, zone: string): number => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [hours = 0, minutes = 0] = format.format(now).split(':').map(Number);
  return 60 * hours + minutes;
};
