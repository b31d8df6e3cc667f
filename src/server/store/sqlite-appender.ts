import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TableId } from '../../protocol/table.ts';
import { builtAt } from '../built.ts';
import type { Appended, Store, StoredEntry } from './store.ts';

export type Batch = readonly (readonly [match: TableId, entry: StoredEntry])[];
export type BatchAnswer = { readonly answers: readonly Appended[] } | { readonly failed: string };

interface Waiting {
  readonly append: Batch[number];
  readonly done: (answer: Appended) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Appends through a thread of its own: a disk takes its time to promise something, and the tables must not stand still
 * meanwhile. Whatever is asked for while it writes goes together into the next commit, so a slow disk makes
 * bigger batches and not a longer queue.
 */
export class SqliteAppender {
  readonly #file: string;
  #worker: Worker | null = null;
  #waiting: Waiting[] = [];
  #writing: readonly Waiting[] = [];

  constructor(file: string) {
    this.#file = file;
    this.#worker = this.#hire();
  }

  #hire(): Worker {
    const worker = new Worker(builtAt('server/store/sqlite-worker.js'), { workerData: this.#file });
    worker.unref();
    worker.on('message', (answer: BatchAnswer) => this.#answered(answer));
    worker.on('error', (error) => this.#lost(worker, error.message));
    worker.on('exit', () => this.#lost(worker, 'the thread that writes has ended'));
    return worker;
  }

  /** Whoever waits for a thread that is gone would wait for ever: they are told, and the next append hires another. */
  #lost(worker: Worker, failed: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#answered({ failed });
  }

  append: Store['append'] = (match, entry) =>
    new Promise((done, failed) => {
      this.#waiting.push({ append: [match, entry], done, failed });
      if (!this.#writing.length) this.#write();
    });

  #write(): void {
    [this.#writing, this.#waiting] = [this.#waiting, []];
    if (!this.#writing.length) return this.#worker?.unref();
    this.#worker ??= this.#hire();
    this.#worker.ref(); // somebody waits: the process must not end before the answer
    this.#worker.postMessage(this.#writing.map(({ append }) => append));
  }

  #answered(answer: BatchAnswer): void {
    for (const [i, { done, failed }] of this.#writing.entries()) {
      const result = 'answers' in answer ? answer.answers[i] : undefined;
      if (result) done(result);
      else failed(new Error('failed' in answer ? answer.failed : 'the database gave no answer'));
    }
    this.#write();
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.ref();
    worker.postMessage('close');
    await ended;
  }
}
