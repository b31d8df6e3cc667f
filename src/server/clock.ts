import type { Millis } from '../kernel/game.ts';
import { elapsed, every } from './time.ts';

const PULSE: Millis = 50;
const STALL: Millis = 1_000; // a gap this long between two readings: the process was stopped or blocked

let stalled: Millis = 0;
let lastStall = { ended: 0, length: 0 };
let lastLook: Millis = 0;
let watchers = 0;

/**
 * The time that tables measure: milliseconds since 1970 when the process began, by a clock that never jumps. It stands
 * still while this process is stopped or blocked: what players sent meanwhile waits in their sockets, and they must not
 * pay for it. Clocks of different servers are not comparable.
 */
export const now = (): Millis => {
  const moment = elapsed();
  if (watchers > 0 && moment - lastLook > STALL) {
    lastStall = { ended: moment, length: moment - lastLook - PULSE };
    stalled += lastStall.length;
  }
  lastLook = moment;
  return performance.timeOrigin + moment - stalled;
};

/**
 * What this clock showed `ms` milliseconds ago. Without it a move that waited at another server while this one stood still
 * would count as made before it was sent, and the time between would be charged to the next player.
 */
export const ago = (ms: Millis): Millis => {
  const shown = now() - ms;
  const stood = lastStall.ended - (elapsed() - ms);
  return shown + Math.max(0, Math.min(stood, lastStall.length));
};

/** Looks at the clock regularly, so that a stall is noticed. Returns a function that stops it. */
export const watchForStalls = (): (() => void) => {
  if (watchers++ === 0) lastLook = elapsed();
  const stop = every(PULSE, now);
  return () => {
    stop();
    watchers--;
  };
};
