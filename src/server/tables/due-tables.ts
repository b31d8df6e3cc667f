import type { Millis } from '../../kernel/game.ts';
import type { TableId } from '../../protocol/table.ts';
import { logFailure, type Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { every, wall } from '../time.ts';

const LOOK: Millis = 10_000;
const MOST = 100; // at once; the others wait for the next look
const AGAIN: Millis = 600_000; // a table that cannot be opened must not keep others from being looked at

/** Looks now and then for tables of days whose time has come: nobody else would wake them. */
export class DueTables {
  readonly #store: Store;
  readonly #wake: (table: TableId) => Promise<void>;
  readonly #log: Log;
  #looking: Promise<void> | null = null;
  #stop: (() => void) | null = null;

  /** `wake` opens a table, unless another server runs it, and lets it do what is due. */
  constructor(store: Store, log: Log, wake: (table: TableId) => Promise<void>) {
    this.#store = store;
    this.#wake = wake;
    this.#log = log;
  }

  start(): void {
    this.#stop = every(LOOK, () => void this.#look());
    void this.#look();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  async #look(): Promise<void> {
    this.#looking ??= this.#wakeAll().finally(() => void (this.#looking = null));
    await this.#looking;
  }

  async #wakeAll(): Promise<void> {
    try {
      for (const id of await this.#store.dueTables(wall(), MOST)) {
        if (!this.#stop) return;
        await this.#wakeOne(id);
      }
    } catch (error) {
      logFailure(this.#log, error, {}, 'tables whose time has come are not looked at');
    }
  }

  async #wakeOne(id: TableId): Promise<void> {
    try {
      await this.#wake(id);
    } catch (error) {
      logFailure(this.#log, error, { table: id }, 'a table whose time has come is not opened');
      await this.#store.setDeadline(id, wall() + AGAIN);
    }
  }
}
