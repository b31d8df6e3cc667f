import type { ClientId } from './host-interface.ts';

/** Clock events that were shown before they are stored. Each is shown to everybody once, even if storing fails and is repeated. */
export class EarlyEvents {
  #seq = 0; // of the last one
  #joinedSince = new Set<ClientId>(); // between showing and storing it

  /** False if it was shown before. */
  show(seq: number): boolean {
    const fresh = this.#seq < seq;
    if (fresh) this.#seq = seq;
    return fresh;
  }

  /** Somebody joins who has seen everything up to `seq`. */
  join(client: ClientId, seq: number): void {
    if (this.#seq > seq) this.#joinedSince.add(client);
  }

  /** An event is stored: the clients that have not seen it. */
  stored(seq: number): 'all' | ReadonlySet<ClientId> {
    const joined = this.#joinedSince;
    if (joined.size) this.#joinedSince = new Set();
    return this.#seq < seq ? 'all' : joined;
  }
}
