import { remember } from './remember.ts';

/** A rate limit: an average per second, and a short burst. */
export class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #since: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = burst;
    this.#left = burst;
    this.#since = now;
  }

  /** True if one more is allowed now. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#since) / 1000) * this.#perSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

const MOST_REMEMBERED = 5_000;

/** An allowance for each of many people or things. The one that was not asked about for longest is forgotten first. */
export class Allowances {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #of = new Map<string, Allowance>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  take(key: string, now: number): boolean {
    const allowance = this.#of.get(key) ?? new Allowance(this.#perSecond, this.#burst, now);
    remember(this.#of, key, allowance, MOST_REMEMBERED);
    return allowance.take(now);
  }
}
