import type { Millis } from '../../kernel/game.ts';

const SAMPLES = 8;

/** The clock of the database, measured with every renewal. It may be behind and is never ahead: nobody is charged for a slow answer. */
export class DatabaseClock {
  #offsets: readonly Millis[] = []; // added to ours

  /** The database's clock showed `time` at some moment before `received` on ours. */
  measure(received: Millis, time: Millis): void {
    this.#offsets = [...this.#offsets, time - received].slice(-SAMPLES);
  }

  /** The time of the database at this time of our clock. */
  at(moment: Millis): Millis {
    return moment + Math.max(...this.#offsets);
  }
}
