import type { Millis } from '../kernel/game.ts';

const LOOK: Millis = 20;
const LATE: Millis = 100;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * When moves may have been on their way for long, through no fault of a clock: the run held connections back or stopped a server
 * that passes moves on, or was itself too busy. A server may charge that.
 */
export class Holds {
  readonly #spans: Span[] = [];
  readonly #begun = new Set<number>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    let last = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      if (now - last > LATE) this.#spans.push({ from: last, to: now });
      last = now;
    }, LOOK).unref();
  }

  /** Returns a function that ends it. */
  begin(): () => void {
    const from = performance.now();
    this.#begun.add(from);
    return () => {
      this.#begun.delete(from);
      this.#spans.push({ from, to: performance.now() });
    };
  }

  /** How long moves may have been held within this time, at most. */
  within(from: number, to: number): Millis {
    const open = [...this.#begun].map((begun) => ({ from: begun, to: Infinity }));
    return [...this.#spans, ...open].reduce(
      (sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)),
      0,
    );
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
