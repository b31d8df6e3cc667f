import { Worker } from 'node:worker_threads';
import type { BotJob, BotMove } from './bot-job.ts';
import { built, builtAt } from './built.ts';

const WORKER = builtAt('server/bot-worker.js');

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
  readonly #busy = new Map<Worker, Waiting & { readonly timer: NodeJS.Timeout }>();
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
    worker.on('message', (move: BotMove) => this.#finish(worker, ({ done }) => done(move)));
    worker.on('error', (error) => this.#dismiss(worker, error));
    worker.on('exit', () => this.#dismiss(worker, new Error('the thread ended')));
    this.#all.add(worker);
    return worker;
  }

  #give(worker: Worker, task: Waiting): void {
    const { job, deadline } = task;
    const late = new Error(`no move within ${deadline} ms`);
    this.#busy.set(worker, { ...task, timer: setTimeout(() => this.#dismiss(worker, late), deadline) });
    worker.postMessage(job);
  }

  #finish(worker: Worker, settle: (task: Waiting) => void): void {
    const task = this.#busy.get(worker);
    if (!task) return;
    clearTimeout(task.timer);
    this.#busy.delete(worker);
    if (this.#all.has(worker)) this.#idle.push(worker);
    settle(task);
    this.#next();
  }

  #dismiss(worker: Worker, error: Error): void {
    if (!this.#all.delete(worker)) return;
    const resting = this.#idle.indexOf(worker);
    if (resting >= 0) this.#idle.splice(resting, 1);
    void worker.terminate();
    this.#finish(worker, ({ failed }) => failed(error));
  }
}
