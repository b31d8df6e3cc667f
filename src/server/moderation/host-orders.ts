import type { Refusal } from '../../kernel/game.ts';
import type { Announcement } from '../../protocol/api.ts';
import { logFailure, type Log } from '../log.ts';
import type { HostAction } from '../store/host-store.ts';
import type { Store } from '../store/store.ts';
import { Bans } from './bans.ts';

const LOOK_AGAIN = 2_000;

/**
 * Follows the host's actions, which `clowder admin` stores in the database: the command needs no way to reach each
 * server, and every server of a cluster finds them.
 */
export class HostOrders {
  readonly #store: Store;
  readonly #log: Log;
  readonly #bans = new Bans();
  readonly #listeners = new Set<(action: HostAction) => void>();
  #announced: (Announcement & { readonly until: number }) | null = null;
  #last = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Reads what was ordered so far, and looks for more from then on. */
  async start(): Promise<void> {
    for (const action of await this.#store.actions(0)) this.#learn(action);
    this.#timer = setInterval(() => void this.look(), LOOK_AGAIN).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Calls back for each action ordered from now on. */
  onAction(listener: (action: HostAction) => void): void {
    this.#listeners.add(listener);
  }

  banOf(guest: string | null, address: string): Refusal | null {
    return this.#bans.refusal(guest, address, Date.now());
  }

  get announcement(): Announcement | null {
    if (!this.#announced || this.#announced.until <= Date.now()) return null;
    const { text, at } = this.#announced;
    return { text, at };
  }

  async look(): Promise<void> {
    try {
      for (const action of await this.#store.actions(this.#last)) {
        if (action.n <= this.#last) continue; // overlapping reads return the same action twice
        this.#learn(action);
        for (const listener of this.#listeners) listener(action);
      }
    } catch (error) {
      logFailure(this.#log, error, {}, 'the actions of the host were not read');
    }
  }

  #learn(action: HostAction): void {
    this.#last = action.n;
    this.#bans.learn(action);
    if (action.what === 'announce') {
      const {
        text = null,
        at = null,
        until = 0,
      } = action.details as Partial<Announcement & { until: number }>;
      this.#announced = { text, at, until };
    }
    if (action.what === 'withdraw') this.#announced = null;
  }
}
