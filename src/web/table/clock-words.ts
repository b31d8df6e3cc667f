import type { Millis } from '../../kernel/game.ts';
import { DAY, type ClockSetting } from '../../protocol/table.ts';
import { words } from '../preferences/language.ts';
import { HOUR, MINUTE, SECOND } from './clocks.ts';

/** In full: "5 min each, +3 s a move". */
export const clockName = (clock: ClockSetting): string => {
  const t = words.value.create;
  if (clock.kind === 'none') return t.clockNone;
  if (clock.kind === 'move') return t.clockMove(Math.round(clock.ms / SECOND));
  if (clock.kind === 'days') return t.clockDays(clock.days);
  return t.clockBank(Math.round(clock.ms / MINUTE), Math.round(clock.increment / SECOND));
};

/** For a row of buttons: "5+3". */
export const shortClockName = (clock: ClockSetting): string => {
  const t = words.value.create;
  if (clock.kind === 'none') return t.clockNone;
  if (clock.kind === 'move') return t.clockMoveShort(Math.round(clock.ms / SECOND));
  if (clock.kind === 'days') return t.days(clock.days);
  return `${Math.round(clock.ms / MINUTE)}+${Math.round(clock.increment / SECOND)}`;
};

/** A remaining time in the largest unit that matters: "2 days", "12 h", "4:10". */
export const timeLeft = (ms: Millis): string => {
  const t = words.value.create;
  if (ms >= DAY - HOUR) return t.days(Math.floor((ms + HOUR) / DAY));
  return ms >= HOUR ? t.hours(Math.floor(ms / HOUR)) : minutesLeft(ms);
};

/** A remaining time in minutes and seconds. */
export const minutesLeft = (ms: Millis): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
