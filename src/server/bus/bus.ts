/** Word from one server to the others that share its database. Two methods, so that it cannot grow into something to run. */
export interface Bus {
  /** Lost words are allowed: readers look into the store by seq, so a lost word is a delay and never a loss. */
  publish(topic: string, message: string): Promise<void>;
  /** Hears what is published from now on, by anyone, this server included. The result ends it. */
  subscribe(topic: string, hear: (message: string) => void): () => void;
  close(): Promise<void>;
}

/** Who listens to what; both buses share it. */
export class Listeners {
  readonly #byTopic = new Map<string, Set<(message: string) => void>>();

  add(topic: string, hear: (message: string) => void): () => void {
    const hearing = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, hearing.add(hear));
    return () => {
      hearing.delete(hear);
      if (!hearing.size && this.#byTopic.get(topic) === hearing) this.#byTopic.delete(topic);
    };
  }

  tell(topic: string, message: string): void {
    for (const hear of this.#byTopic.get(topic) ?? []) hear(message);
  }
}
