import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Millis } from '../../kernel/game.ts';
import type { Time } from '../time.ts';

const GRID: Millis = 0.1; // timers within the same tenth of a millisecond ring together

/** One simulated process. After its end nothing that it began goes on. */
export class Life {
  static readonly #current = new AsyncLocalStorage<Life | undefined>();
  #ended = false;

  static get current(): Life | undefined {
    return Life.#current.getStore();
  }

  /** Timers started in here belong to no simulated process: people stay when a server ends. */
  static outside(act: () => void): void {
    Life.#current.run(undefined, act);
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Everything that starts in here belongs to this process. */
  live<T>(act: () => T): T {
    return Life.#current.run(this, act);
  }

  end(): void {
    this.#ended = true;
  }
}

interface Timer {
  readonly at: Millis;
  readonly life: Life | undefined;
  call: (() => void) | null;
}

/**
 * Time that passes only when nobody has anything to do: it jumps to the next timer once all promises are settled and all
 * real work, such as a query of the real database, is done. So minutes of many servers pass as fast as one computer can
 * work, and a slow computer changes nothing.
 */
export class VirtualTime implements Time {
  #now: Millis = 0;
  #working = 0;
  #onRest: (() => void) | null = null;
  readonly #moments = new Map<Millis, Timer[]>();
  readonly #order: Millis[] = []; // a heap of the keys of #moments

  readonly elapsed = (): Millis => this.#now;
  readonly wall = (): number => this.#now;
  readonly uptime = (): Millis => this.#now;

  readonly after = (ms: Millis, call: () => void): (() => void) => {
    const at = Math.ceil((this.#now + Math.max(0, ms)) / GRID) * GRID;
    const timer: Timer = { at, life: Life.current, call };
    const moment = this.#moments.get(at);
    if (moment) moment.push(timer);
    else {
      this.#moments.set(at, [timer]);
      push(this.#order, at);
    }
    return () => void (timer.call = null);
  };

  readonly every = (ms: Millis, call: () => void): (() => void) => {
    const again = (): void => {
      cancel = this.after(ms, again);
      call();
    };
    let cancel = this.after(ms, again);
    return () => cancel();
  };

  /** Time stands still until this real work is done. */
  readonly work = async <T>(real: () => Promise<T>): Promise<T> => {
    this.#working++;
    try {
      return await real();
    } finally {
      if (--this.#working === 0) this.#onRest?.();
    }
  };

  /** Lets time pass until this is done. */
  async pass(act: () => Promise<void>): Promise<void> {
    let done = false;
    const acting = act().finally(() => (done = true));
    for (;;) {
      await this.#settled();
      const [at] = this.#order;
      if (at === undefined || done) break;
      pop(this.#order);
      this.#now = at;
      const timers = this.#moments.get(at) ?? [];
      this.#moments.delete(at);
      for (const { call, life } of timers) if (call && !life?.ended) ring(call, life);
    }
    await acting;
  }

  /** Two turns of the event loop: what one turn does with setImmediate may do so once more. */
  async #settled(): Promise<void> {
    do {
      if (this.#working > 0) await new Promise<void>((resolve) => (this.#onRest = resolve));
      this.#onRest = null;
      await nextTurn();
      await nextTurn();
    } while (this.#working > 0);
  }
}

const ring = (call: () => void, life: Life | undefined): void => (life ? life.live(call) : call());

const push = (heap: Millis[], value: Millis): void => {
  let i = heap.length;
  heap.push(value);
  for (let parent = (i - 1) >> 1; i > 0 && (heap[parent] ?? 0) > value; parent = (i - 1) >> 1) {
    heap[i] = heap[parent] ?? 0;
    i = parent;
  }
  heap[i] = value;
};

const pop = (heap: Millis[]): void => {
  const last = heap.pop();
  if (last === undefined || !heap.length) return;
  let i = 0;
  for (;;) {
    const [left, right] = [2 * i + 1, 2 * i + 2];
    const child = (heap[right] ?? Infinity) < (heap[left] ?? Infinity) ? right : left;
    const smaller = heap[child] ?? Infinity;
    if (smaller >= last) break;
    heap[i] = smaller;
    i = child;
  }
  heap[i] = last;
};
