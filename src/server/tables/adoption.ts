import type { Millis } from '../../kernel/game.ts';
import type { TableId } from '../../protocol/table.ts';
import { sleep } from '../time.ts';

const AT_ONCE = 20; // more would keep the database from those who wait for a table
const AGAIN: Millis = 1_000;
const ATTEMPTS = 10;

/**
 * Opens the tables of servers that have ended, a few at a time and again after a failure: their clocks must go on even if
 * nobody asks for them. Those that somebody asks for are opened at once, by that request.
 */
export class Adoption {
  readonly #open: (table: TableId) => Promise<unknown>;
  readonly #onFailure: (error: unknown) => void;
  #waiting: TableId[] = [];
  #opening = 0;

  constructor(open: (table: TableId) => Promise<unknown>, onFailure: (error: unknown) => void) {
    this.#open = open;
    this.#onFailure = onFailure;
  }

  add(tables: readonly TableId[]): void {
    this.#waiting.push(...tables);
    while (this.#opening < AT_ONCE && this.#waiting.length) void this.#openNext();
  }

  stop(): void {
    this.#waiting = [];
  }

  async #openNext(): Promise<void> {
    this.#opening++;
    for (let table = this.#waiting.shift(); table !== undefined; table = this.#waiting.shift())
      await this.#openOne(table);
    this.#opening--;
  }

  async #openOne(table: TableId): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
      try {
        await this.#open(table);
        return;
      } catch (error) {
        this.#onFailure(error);
        await sleep(AGAIN);
      }
  }
}
