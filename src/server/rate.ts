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
