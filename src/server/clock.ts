import type { Millis } from '../kernel/game.ts';
import { elapsed, every } from './time.ts';

const PULSE: Millis = 50;
const STALL: Millis = 250; // a gap this long between two readings: the process was stopped or blocked
const REMEMBERED: Millis = 60_000;

interface Stall {
  readonly ended: Millis; // on the clock of `elapsed`
  readonly length: Millis;
  /** The time of this clock when all messages that had come meanwhile were read. */
  readUntil: Millis;
}

let stalled: Millis = 0;
let stalls: readonly Stall[] = [];
let lastLook: Millis = 0;
let watchers = 0;

/**
 * The time that tables measure: milliseconds since 1970 when the process began, by a clock that never jumps. It stands
 * still while this process is stopped or blocked: what players sent meanwhile waits in their sockets, and they must not
 * pay for it. Clocks of different servers are not comparable.
 */
export const now = (): Millis => {
  const moment = elapsed();
  if (watchers > 0 && moment - lastLook > STALL) stood(moment, moment - lastLook - PULSE);
  lastLook = moment;
  return performance.timeOrigin + moment - stalled;
};

const stood = (ended: Millis, length: Millis): void => {
  const stall: Stall = { ended, length, readUntil: Infinity };
  stalls = [...stalls.filter((one) => one.ended > ended - REMEMBERED), stall];
  stalled += length;
  // After one turn of the event loop: it may have been noticed when the sockets of this turn had already been read.
  setImmediate(() => setImmediate(() => (stall.readUntil = now())));
};

/**
 * The time of this clock `ms` milliseconds ago. Without it a move that waited at another server while this one stood still
 * would count as made before it was sent, and the time between would be charged to the next player.
 */
export const ago = (ms: Millis): Millis => {
  const shown = now();
  const moment = elapsed() - ms;
  const stoodSince = stalls.map(({ ended, length }) => Math.max(0, Math.min(ended - moment, length)));
  return shown - ms + stoodSince.reduce((sum, each) => sum + each, 0);
};

/**
 * How long ago it is that something came which was read when this clock showed `time`. What was read just after a stall may
 * have come when it began: another server, whose clock went on, must not charge it.
 */
export const since = (time: Millis): Millis => {
  const shown = now();
  const stoodSince = stalls.filter(({ readUntil }) => readUntil >= time);
  return stoodSince.reduce((sum, { length }) => sum + length, shown - time);
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
