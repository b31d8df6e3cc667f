import type { Millis } from '../../kernel/game.ts';
import { SOCKET_LIMITS, type ToServer } from '../../protocol/messages.ts';
import { Allowance } from '../rate.ts';

const BURST_SECONDS = 3;
const MODEST = { perSecond: 5, burst: 30 } as const; // somebody who plays sends less, also in a race
const FULL_AFTER: Millis = 30_000; // without a frame: then every limit is where it was at first

interface Limit {
  readonly perSecond: number;
  readonly burst: number;
}

/** Frames that cost a database write, or reach everybody at the table, have lower limits than moves. */
const OWN_LIMITS: ReadonlyMap<ToServer['t'], Limit> = new Map([
  ['join', { perSecond: 1, burst: 30 }], // somebody with many pages open joins with all of them when the server was restarted
  ['takeback', { perSecond: 0.5, burst: 10 }],
  ['end', { perSecond: 0.5, burst: 10 }],
  ['hand-over', { perSecond: 0.5, burst: 10 }],
  ['advance', { perSecond: 0.5, burst: 10 }],
  ['say', { perSecond: 1, burst: 10 }],
  ['mute', { perSecond: 1, burst: 10 }],
  ['together', { perSecond: 10, burst: 30 }],
  ['emote', { perSecond: 1, burst: 5 }],
]);

/** The frames that a socket may send now. */
export interface FrameLimits {
  /** True if one more frame of any kind is allowed now. */
  takeFrame(now: Millis): boolean;
  /** True if this one does not make the network send too much: when it does, only those wait who send much themselves. */
  takeOfNetwork(now: Millis): boolean;
  /** True if one more of this kind is allowed. */
  take(kind: ToServer['t'], now: Millis): boolean;
}

/** The limits of a socket: those of its guest, and those of its network. */
export const limitsAt = (own: GuestLimits, ofNetwork: (now: Millis) => boolean): FrameLimits => ({
  takeFrame: (now) => own.takeFrame(now),
  takeOfNetwork: (now) => {
    const modest = own.takeModest(now);
    return ofNetwork(now) || modest; // counted for the network also if it is allowed anyway
  },
  take: (kind, now) => own.take(kind, now),
});

/** Limits for all windows of one guest together: with limits for each window, twenty windows could send twenty times as much. */
export class GuestLimits {
  readonly #frames: Allowance;
  readonly #modest: Allowance;
  #own: Map<ToServer['t'], Allowance> | null = null; // most people only watch and wait
  #last: Millis;

  constructor(now: Millis) {
    const { framesPerSecond } = SOCKET_LIMITS;
    this.#frames = new Allowance(framesPerSecond, framesPerSecond * BURST_SECONDS, now);
    this.#modest = new Allowance(MODEST.perSecond, MODEST.burst, now);
    this.#last = now;
  }

  takeFrame(now: Millis): boolean {
    this.#last = now;
    return this.#frames.take(now);
  }

  /** True if this guest sends no more than somebody who plays, this frame included. */
  takeModest(now: Millis): boolean {
    return this.#modest.take(now);
  }

  take(kind: ToServer['t'], now: Millis): boolean {
    const limit = OWN_LIMITS.get(kind);
    if (!limit) return true;
    this.#own ??= new Map();
    const allowance = this.#own.get(kind) ?? new Allowance(limit.perSecond, limit.burst, now);
    this.#own.set(kind, allowance);
    return allowance.take(now);
  }

  /** True if new limits would allow no more than these: they may be forgotten. */
  isFull(now: Millis): boolean {
    return now - this.#last > FULL_AFTER;
  }
}
