import { Worker } from 'node:worker_threads';
import type { BotJob, BotMove } from './bot-job.ts';
import { built } from './shelf.ts';

const WORKER = built(
  new URL(import.meta.url.endsWith('.ts') ? './bot-worker.ts' : './bot-worker.js', import.meta.url),
);

interface Waiting {
  readonly job: BotJob;
  readonly deadline: number; // milliseconds of thinking
  readonly done: (move: BotMove) => void;
  readonly failed: (error: Error) => void;
}

/** A few threads that think for all bots of the server. A bot that never stops thinking loses its thread, not the server. */
export class BotPool {
  readonly #shelf: URL;
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting: Waiting[] = [];
  #closed = false;

  constructor(shelf: URL, most: number) {
    this.#shelf = built(shelf);
    this.#most = most;
  }

  think(job: BotJob, deadline: number): Promise<BotMove> {
    return new Promise((done, failed) => {
      this.#waiting.push({ job, deadline, done, failed });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#waiting.splice(0)) failed(new Error('the server stops'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#closed || !this.#waiting.length) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#hire() : undefined);
    const task = worker && this.#waiting.shift();
    if (worker && task) this.#give(worker, task);
  }

  #hire(): Worker {
    const worker = new Worker(WORKER, { workerData: this.#shelf.href });
    worker.unref();
    this.#all.add(worker);
    return worker;
  }

  #give(worker: Worker, { job, deadline, done, failed }: Waiting): void {
    const finish = (settle: () => void, next: 'keep' | 'dismiss'): void => {
      clearTimeout(timer);
      worker.removeAllListeners();
      if (next === 'keep') this.#idle.push(worker);
      else {
        this.#all.delete(worker);
        worker.on('error', () => {}); // already being dismissed for it
        void worker.terminate();
      }
      settle();
      this.#next();
    };
    const dismiss = (error: Error): void => finish(() => failed(error), 'dismiss');
    const timer = setTimeout(() => dismiss(new Error(`no move within ${deadline} ms`)), deadline);
    worker.once('message', (move: BotMove) => finish(() => done(move), 'keep'));
    worker.once('error', dismiss);
    worker.once('exit', () => dismiss(new Error('the thread ended')));
    worker.postMessage(job);
  }
}
