import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { builtAt } from '../../catalogue/module-urls.ts';
import { failureOf, WriteFailed, type Failure } from './sqlite-failure.ts';

/** One statement that writes; the answer is the number of changed rows. */
export interface Write {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export type WriteAnswer = { readonly changes: number } | Failure;
export type BatchAnswer = { readonly answers: readonly WriteAnswer[] } | Failure;

interface Waiting {
  readonly write: Write;
  readonly done: (changes: number) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Writes through a separate thread: a disk is slow to confirm, and the tables must not block meanwhile.
 * Statements that arrive during a write go together into the next commit, so a slow disk means bigger batches
 * and not a longer queue.
 */
export class SqliteWriter {
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
    worker.on('error', (error) => this.#lost(worker, failureOf(error)));
    worker.on('exit', () => this.#lost(worker, { failed: 'the thread that writes has ended' }));
    return worker;
  }

  /**
   * Callers of a dead thread would wait for ever: their promises are rejected, and the next write starts a
   * new thread.
   */
  #lost(worker: Worker, failure: Failure): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#answered(failure);
  }

  /** Resolves with the number of changed rows, when they are on the disk. */
  run(sql: string, parameters: readonly unknown[]): Promise<number> {
    return new Promise((done, failed) => {
      this.#waiting.push({ write: { sql, parameters }, done, failed });
      if (!this.#writing.length) this.#write();
    });
  }

  #write(): void {
    [this.#writing, this.#waiting] = [this.#waiting, []];
    if (!this.#writing.length) return this.#worker?.unref();
    this.#worker ??= this.#hire();
    this.#worker.ref(); // a caller waits: the process must not end before the answer
    this.#worker.postMessage(this.#writing.map(({ write }) => write));
  }

  #answered(answer: BatchAnswer): void {
    for (const [i, { done, failed }] of this.#writing.entries()) {
      const result = 'answers' in answer ? answer.answers[i] : answer;
      if (result && 'changes' in result) done(result.changes);
      else failed(new WriteFailed(result ?? { failed: 'the database gave no answer' }));
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
