import type { Millis } from '../kernel/game.ts';
import type { BotMove } from './bots.ts';
import type { Answer, ClientId, Effect, Request } from './host-interface.ts';

/** One job in the table's queue. Jobs run one at a time: checked, stored, and only then shown. */
export interface Job {
  readonly request: Request | { readonly t: 'bot'; readonly move: BotMove } | { readonly t: 'refresh' };
  readonly ref: number | null; // null: no answer is needed
  readonly arrived: Millis;
}

/** The requests of a table in the order in which they are done, and the answers to those that are done. */
export class JobQueue {
  readonly #jobs: Job[] = [];
  #answers: Effect[] = []; // held back until all consequences are stored too

  get head(): Job | null {
    return this.#jobs[0] ?? null;
  }

  add(request: Job['request'], ref: number | null, now: Millis): void {
    const arrived = request.t === 'play' ? (request.arrived ?? now) : now;
    this.#jobs.push({ request, ref, arrived });
  }

  has(kind: Job['request']['t']): boolean {
    return this.#jobs.some(({ request }) => request.t === kind);
  }

  remove(job: Job): void {
    if (this.#jobs[0] === job) this.#jobs.shift();
  }

  /** The join of a client that has left again: without this it would stay listed as present. */
  removeJoinOf(client: ClientId): Job | null {
    const at = this.#jobs.findIndex(({ request }) => request.t === 'join' && request.client === client);
    return at < 0 ? null : (this.#jobs.splice(at, 1)[0] ?? null);
  }

  removeAll(): readonly Job[] {
    return this.#jobs.splice(0);
  }

  answer({ ref }: Job, answer: Answer): void {
    if (ref !== null) this.#answers.push({ kind: 'answer', ref, answer });
  }

  takeAnswers(): readonly Effect[] {
    const answers = this.#answers;
    if (answers.length) this.#answers = [];
    return answers;
  }
}
