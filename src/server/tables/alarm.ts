import type { Millis } from '../../kernel/game.ts';
import { now } from '../clock.ts';
import { after } from '../time.ts';

const LONGEST_TIMER = 2 ** 31 - 1; // setTimeout fires at once for a longer time

/** Rings at the moment that was set last. */
export class Alarm {
  readonly #ring: () => void;
  #cancel: (() => void) | null = null;
  #timerAt: Millis = 0; // when the timer looks
  #at: Millis | null = null; // when it should ring

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** A timer that comes too early is left alone and looks again: to set one anew at every move took longer than the move. */
  set(at: Millis | null): void {
    this.#at = at;
    if (at === null || (this.#cancel && this.#timerAt <= at)) return;
    this.#cancel?.();
    this.#timerAt = at;
    this.#cancel = after(Math.min(Math.max(0, at - now()), LONGEST_TIMER), () => this.#look());
  }

  stop(): void {
    this.#cancel?.();
  }

  #look(): void {
    const at = this.#at;
    this.#cancel = null;
    if (at === null) return;
    if (at > now()) return this.set(at);
    // In the turn after the timer: first the frames that are already in the sockets, and then the clocks.
    setImmediate(this.#ring);
  }
}
