import type { Millis } from '../../kernel/game.ts';

/** The time of a table in this browser. It stops while the page is hidden, for example on a locked phone. */
export class PageClock {
  #lost: Millis = 0; // the total time for which it was stopped
  #stopped: Millis | null = null;

  /** Converts a time of `performance.now()` to this clock. */
  at(real: Millis): Millis {
    return (this.#stopped ?? real) - this.#lost;
  }

  get stands(): boolean {
    return this.#stopped !== null;
  }

  stop(real: Millis): void {
    this.#stopped ??= real;
  }

  go(real: Millis): void {
    if (this.#stopped !== null) this.#lost += real - this.#stopped;
    this.#stopped = null;
  }
}
