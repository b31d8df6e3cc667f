import type { TableId } from '../../protocol/table.ts';
import type { Store } from '../store/store.ts';
import { wall } from '../time.ts';

/**
 * The stored time at which somebody must look at a table of days. It may be too early but is never too late: before a
 * change of the table it is set to now, and afterwards to the real time. A server that dies in between leaves a table that
 * is looked at soon.
 */
export class Deadline {
  readonly #store: Store;
  readonly #table: TableId;
  readonly #epoch: number | null;
  #stored: number | null | undefined; // undefined: not known
  #told: number | null = null; // the last that was stored
  #last: Promise<void> = Promise.resolve(); // one after the other: an older one must not replace a later one

  constructor(store: Store, table: TableId, epoch: number | null) {
    this.#store = store;
    this.#table = table;
    this.#epoch = epoch;
  }

  /** Before a change. */
  soon(): Promise<void> {
    return this.#write(wall());
  }

  /** After a change of which everybody has been told: of everything up to the seq `told`. */
  set(due: number | null, told: number): Promise<void> {
    return due === this.#stored && told === this.#told ? this.#last : this.#write(due, told);
  }

  #write(due: number | null, told: number | null = null): Promise<void> {
    this.#stored = due;
    this.#told = told ?? this.#told;
    const write = async (): Promise<void> => this.#store.setDeadline(this.#table, due, this.#epoch, told);
    const failed = (error: unknown): never => {
      this.#stored = undefined;
      throw error;
    };
    const written = this.#last
      .catch(() => {})
      .then(write)
      .catch(failed);
    this.#last = written;
    return written;
  }
}
