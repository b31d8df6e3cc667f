import type { Millis } from '../kernel/game.ts';

const JUMP: Millis = 60_000; // more than a clock that is corrected now and then is ever wrong
const BELIEVED_AFTER: Millis = 5 * 60_000;

/** See `Time`. */
interface Clocks {
  readonly elapsed: () => Millis;
  readonly wall: () => number;
  readonly uptime: () => Millis;
}

/** How far the wall clock is ahead of the two others. */
interface Ahead {
  readonly ofProcess: Millis;
  readonly ofComputer: Millis;
}

const listeners = new Set<(jump: Millis) => void>();

/** Calls when the wall clock has jumped, once for each jump. Returns a function that ends it. */
export const onJump = (listener: (jump: Millis) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * The wall clock, but a jump is believed only when it has lasted for some minutes; until then time goes on as before. A clock
 * that is wrong by a day for ten seconds would otherwise end matches over days, and delete people who may still
 * return. A computer that slept has not jumped.
 */
export class CarefulClock {
  readonly #clocks: Clocks;
  #believed: Ahead | null = null;
  #doubted: { readonly ahead: Ahead; readonly since: Millis } | null = null;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
  }

  now(): number {
    const shown = this.#clocks.wall();
    const ofProcess = shown - this.#clocks.elapsed();
    // First without the uptime, which is slow to read.
    if (this.#believed && isNear(ofProcess, this.#believed.ofProcess)) {
      const drift = ofProcess - this.#believed.ofProcess;
      this.#believed = { ofProcess, ofComputer: this.#believed.ofComputer + drift };
      this.#doubted = null;
      return shown;
    }
    const uptime = this.#clocks.uptime();
    const ahead = { ofProcess, ofComputer: shown - uptime };
    const { ofComputer } = (this.#believed ??= ahead);
    if (isNear(ahead.ofComputer, ofComputer) || this.#hasLasted(ahead, uptime)) {
      this.#believed = ahead;
      this.#doubted = null;
      return shown;
    }
    return uptime + ofComputer;
  }

  #hasLasted(ahead: Ahead, uptime: Millis): boolean {
    const known = this.#doubted;
    if (known && isNear(known.ahead.ofComputer, ahead.ofComputer))
      return uptime - known.since >= BELIEVED_AFTER;
    this.#doubted = { ahead, since: uptime };
    const jump = ahead.ofComputer - (this.#believed ?? ahead).ofComputer;
    for (const listener of listeners) listener(jump);
    return false;
  }
}

const isNear = (one: Millis, other: Millis): boolean => Math.abs(one - other) < JUMP;
