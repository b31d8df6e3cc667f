import type { Millis } from '../../kernel/game.ts';

/**
 * The time of a match kept in this browser. It stands still while nobody can see the match: the page is closed, or the
 * phone in a pocket.
 */
export class MatchClock {
  readonly #speed: number; // match milliseconds in one of life
  #began: Millis; // when match time was 0
  #stopped: Millis | null = null;

  constructor(at: Millis, real: Millis, speed: number) {
    this.#speed = speed;
    this.#began = real - at / speed;
  }

  /** Match time at a moment of `performance.now()`. */
  at(real: Millis): Millis {
    return Math.floor(this.#speed * ((this.#stopped ?? real) - this.#began));
  }

  /** How long such a span of match time really takes. */
  real(span: Millis): Millis {
    return span / this.#speed;
  }

  /** And how much match time passes in so much of life. */
  span(real: Millis): Millis {
    return real * this.#speed;
  }

  get stands(): boolean {
    return this.#stopped !== null;
  }

  stop(real: Millis): void {
    this.#stopped ??= real;
  }

  go(real: Millis): void {
    if (this.#stopped !== null) this.#began += real - this.#stopped;
    this.#stopped = null;
  }
}
