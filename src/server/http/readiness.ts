import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { elapsed } from '../time.ts';

const GOOD_FOR = 1_000; // one check answers all requests of a second: anybody may ask, and each check writes to the disk

/** The other servers, as far as it matters whether people should come to this one. */
interface Others {
  readonly isCutOff: boolean;
}

/** Can this server serve? A proxy asks, and sends people to another one if not. */
export class Readiness {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #others: Others | null;
  #stopping = false;
  #last: { readonly until: number; readonly written: Promise<boolean> } | null = null;

  /** `others`: null if this server is alone. */
  constructor(store: Store, bus: Bus, others: Others | null) {
    this.#store = store;
    this.#bus = bus;
    this.#others = others;
  }

  /** From now on the answer is no: the server is about to end. */
  stop(): void {
    this.#stopping = true;
  }

  /** The database can be written, messages of other servers arrive, and their tables can be reached. */
  async isReady(): Promise<boolean> {
    if (this.#stopping || this.#others?.isCutOff) return false;
    return (await this.#isWritable()) && this.#bus.isConnected();
  }

  #isWritable(): Promise<boolean> {
    if (!this.#last || elapsed() > this.#last.until) {
      const written = this.#store.check(Date.now()).then(
        () => true,
        () => false,
      );
      this.#last = { until: elapsed() + GOOD_FOR, written };
    }
    return this.#last.written;
  }
}
