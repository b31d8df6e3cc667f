import { uptime } from 'node:os';
import type { Millis } from '../kernel/game.ts';
import { CarefulClock } from './careful-clock.ts';

/** The clock and the timers of this process. A simulation of many servers puts virtual ones in their place. */
export interface Time {
  /** Milliseconds since the process began, by a clock that never jumps. */
  readonly elapsed: () => Millis;
  /** Milliseconds since 1970 by the wall clock, which may jump. */
  readonly wall: () => number;
  /** Milliseconds since the computer began. Goes on while it sleeps, unlike `elapsed`, and never jumps. */
  readonly uptime: () => Millis;
  /** Calls once. Returns a function that cancels it. Timers do not keep the process alive. */
  readonly after: (ms: Millis, call: () => void) => () => void;
  /** Calls again and again. Returns a function that ends it. */
  readonly every: (ms: Millis, call: () => void) => () => void;
}

export const REAL_TIME: Time = {
  elapsed: () => performance.now(),
  wall: () => Date.now(),
  uptime: () => uptime() * 1000,
  after: (ms, call) => {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  },
  every: (ms, call) => {
    const timer = setInterval(call, ms).unref();
    return () => clearInterval(timer);
  },
};

let time = REAL_TIME;
let careful = new CarefulClock(time);

export const replaceTime = (other: Time): void => {
  time = other;
  careful = new CarefulClock(other);
};

export const elapsed: Time['elapsed'] = () => time.elapsed();
/** The wall clock, for what is measured in days. A jump of it is believed only after some minutes (see `CarefulClock`). */
export const wall: Time['wall'] = () => careful.now();
export const after: Time['after'] = (ms, call) => time.after(ms, call);
export const every: Time['every'] = (ms, call) => time.every(ms, call);

export const sleep = (ms: Millis): Promise<void> => new Promise((resolve) => void after(ms, resolve));
