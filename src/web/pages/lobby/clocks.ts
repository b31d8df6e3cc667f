import { NO_CLOCK, type ClockSetting } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The clocks in the form; the server accepts more. */
export const CLOCKS: readonly ClockSetting[] = [
  NO_CLOCK,
  { kind: 'move', ms: 30 * SECOND },
  { kind: 'bank', ms: 5 * MINUTE, increment: 3 * SECOND },
  { kind: 'bank', ms: 15 * MINUTE, increment: 10 * SECOND },
];

export const clockName = (clock: ClockSetting): string => {
  const t = words.value.create;
  if (clock.kind === 'none') return t.clockNone;
  if (clock.kind === 'move') return t.clockMove(Math.round(clock.ms / SECOND));
  return t.clockBank(Math.round(clock.ms / MINUTE), Math.round(clock.increment / SECOND));
};
