import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotJob, PuzzleAnswer, PuzzleJob } from './bot-job.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { FairQueue } from '../fair-queue.ts';
import { built, builtAt } from '../../catalogue/module-urls.ts';

const WORKER = builtAt('server/bots/bot-worker.js');

interface Waiting {
  readonly job: BotJob | PuzzleJob;
  readonly deadline: number; // milliseconds of thinking
  readonly done: (answer: BotAnswer | PuzzleAnswer) => void;
  readonly failed: (error: Error) => void;
}

/** The person and the table for whose match a bot thinks. */
export interface Asker {
  readonly person: GuestId;
  readonly table: TableId;
  readonly canWait?: boolean; // true: no person waits
}

const FAIR = 5; // one of so many jobs is for those that can wait, if there are any

/** A few threads that think for all bots of the server. A bot that never stops thinking loses its thread, not the server. */
export class BotPool {
  readonly #catalogue: URL;
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting = new FairQueue<Waiting>();
  readonly #patient = new FairQueue<Waiting>(); // where no person waits
  #sinceFair = 0; // jobs since one of those had its turn
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
    return this.#waiting.size + this.#patient.size;
  }

  /**
   * People take turns, and so do the tables of one of them: neither a table with many bots nor somebody with many tables delays
   * the others. A table where only bots play comes after all others: somebody who opens many of them must not keep people waiting.
   */
  async think({ person, table, canWait = false }: Asker, job: BotJob, deadline: number): Promise<BotAnswer> {
    const queue = canWait ? this.#patient : this.#waiting;
    const answer = await this.#ask(queue, person, table, job, deadline);
    return answer && 'is' in answer ? null : answer;
  }

  /** Judges a move in a puzzle. */
  async prove(person: GuestId, job: PuzzleJob, deadline: number): Promise<PuzzleAnswer> {
    const answer = await this.#ask(this.#waiting, person, job.game, job, deadline);
    if (answer && 'is' in answer) return answer;
    throw new Error('a puzzle was not judged');
  }

  #ask(
    queue: FairQueue<Waiting>,
    person: GuestId,
    thing: string,
    job: Waiting['job'],
    deadline: number,
  ): Promise<BotAnswer | PuzzleAnswer> {
    return new Promise((done, failed) => {
      queue.put(person, thing, { job, deadline, done, failed });
      this.#next();
    });
  }

  #take(): Waiting | undefined {
    const isFair = this.#patient.size > 0 && (this.#waiting.size === 0 || this.#sinceFair >= FAIR - 1);
    this.#sinceFair = isFair ? 0 : this.#sinceFair + 1;
    return (isFair ? this.#patient : this.#waiting).take();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of [...this.#waiting.clear(), ...this.#patient.clear()])
      failed(new Error('the server stops'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#closed || this.waiting === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#hire() : undefined);
    const task = worker && this.#take();
    if (worker && task) this.#give(worker, task);
  }

  #hire(): Worker {
    const worker = new Worker(WORKER, { workerData: this.#catalogue.href });
    worker.unref();
    worker.on('message', (answer: BotAnswer | PuzzleAnswer) =>
      this.#finish(worker, ({ done }) => done(answer)),
    );
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
