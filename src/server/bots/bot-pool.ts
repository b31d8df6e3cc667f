import { Worker } from 'node:worker_threads';
import type { BotJob, BotAnswer } from './bot-job.ts';
import { built, builtAt } from '../../catalogue/module-urls.ts';

const WORKER = builtAt('server/bots/bot-worker.js');

interface Waiting {
  readonly job: BotJob;
  readonly deadline: number; // milliseconds of thinking
  readonly done: (answer: BotAnswer) => void;
  readonly failed: (error: Error) => void;
}

/** A few threads that think for all bots of the server. A bot that never stops thinking loses its thread, not the server. */
export class BotPool {
  readonly #catalogue: URL;
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting = new Map<string, Waiting[]>(); // by table; the table whose turn it is comes first
  readonly #busy = new Map<Worker, Waiting & { readonly timer: NodeJS.Timeout }>();
  #closed = false;

  constructor(catalogue: URL, most: number) {
    this.#catalogue = built(catalogue);
    this.#most = most;
  }

  get thinking(): number {
    return this.#busy.size;
  }

  get waiting(): number {
    return [...this.#waiting.values()].flat().length;
  }

  /** Tables take turns, so that a table with many bots does not delay the others. */
  think(table: string, job: BotJob, deadline: number): Promise<BotAnswer> {
    return new Promise((done, failed) => {
      const queue = this.#waiting.get(table) ?? [];
      queue.push({ job, deadline, done, failed });
      this.#waiting.set(table, queue);
      this.#next();
    });
  }

  #take(): Waiting | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [table, queue] = first;
    const task = queue.shift();
    // Back to the end of the queue, if it has more jobs.
    this.#waiting.delete(table);
    if (queue.length) this.#waiting.set(table, queue);
    return task;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of [...this.#waiting.values()].flat()) failed(new Error('the server stops'));
    this.#waiting.clear();
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#closed || !this.#waiting.size) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#hire() : undefined);
    const task = worker && this.#take();
    if (worker && task) this.#give(worker, task);
  }

  #hire(): Worker {
    const worker = new Worker(WORKER, { workerData: this.#catalogue.href });
    worker.unref();
    worker.on('message', (answer: BotAnswer) => this.#finish(worker, ({ done }) => done(answer)));
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
