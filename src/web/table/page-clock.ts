import type { Millis } from '../../kernel/game.ts';

/** The time of a table in this browser. It stands still while nobody can see it: the phone is in a pocket. */
export class PageClock {
  #lost: Millis = 0; // how long it has stood still so far
  #stopped: Millis | null = null;

  /** A moment of `performance.now()` on this clock. */
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
