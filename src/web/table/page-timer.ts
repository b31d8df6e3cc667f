import type { Millis } from '../../kernel/game.ts';
import { PageClock } from './page-clock.ts';

/** Calls back at a time of this page's clock. Clock and timer stop while the page is hidden. */
export class PageTimer {
  readonly #clock = new PageClock();
  readonly #ring: () => void;
  #at: Millis | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ring: () => void) {
    this.#ring = ring;
    document.addEventListener('visibilitychange', this.#shownOrHidden);
  }

  now(): Millis {
    return this.timeOf(performance.now());
  }

  /** Converts a time of `performance.now()` to this clock. */
  timeOf(real: Millis): Millis {
    return this.#clock.at(real);
  }

  /** Replaces the time that was set before; null: no call. */
  set(at: Millis | null): void {
    this.#at = at;
    this.#start();
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#shownOrHidden);
  }

  readonly #shownOrHidden = (): void => {
    if (document.hidden) this.#clock.stop(performance.now());
    else this.#clock.go(performance.now());
    this.#start();
  };

  #start(): void {
    clearTimeout(this.#timer);
    if (this.#at === null || this.#clock.stands) return;
    this.#timer = setTimeout(this.#ring, Math.max(0, this.#at - this.now()));
  }
}
