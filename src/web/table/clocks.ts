import { NO_CLOCK, type ClockSetting, type DaysClock } from '../../protocol/table.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** The clocks in the form; the server accepts more. */
export const CLOCKS: readonly ClockSetting[] = [
  NO_CLOCK,
  { kind: 'move', ms: 30 * SECOND },
  { kind: 'bank', ms: 5 * MINUTE, increment: 3 * SECOND },
  { kind: 'bank', ms: 15 * MINUTE, increment: 10 * SECOND },
];

/** So many days a move; holidays and the rest as chosen before. */
export const daysClock = (days: number, before: ClockSetting): DaysClock => ({
  kind: 'days',
  days,
  holiday: before.kind === 'days' ? before.holiday : 0,
  late: before.kind === 'days' ? before.late : 'bot',
});
