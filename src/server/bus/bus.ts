/** Messages between servers that share a database. It has only two methods, so that it stays a small part. */
export interface Bus {
  /**
   * Messages may be lost: readers load from the store by seq, so a lost message causes a delay and never lost
   * data.
   */
  publish(topic: string, message: string): Promise<void>;
  /**
   * Receives messages published from now on by any server, this one included. Returns a function that
   * unsubscribes.
   */
  subscribe(topic: string, hear: (message: string) => void): () => void;
  close(): Promise<void>;
}

/** The subscribers per topic, for both kinds of bus. */
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
