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
  subscribe(topic: string, receive: (message: string) => void): () => void;
  close(): Promise<void>;
}

/** The subscribers per topic, for both kinds of bus. */
export class Listeners {
  readonly #byTopic = new Map<string, Set<(message: string) => void>>();

  add(topic: string, receive: (message: string) => void): () => void {
    const subscribers = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, subscribers.add(receive));
    return () => {
      subscribers.delete(receive);
      if (!subscribers.size && this.#byTopic.get(topic) === subscribers) this.#byTopic.delete(topic);
    };
  }

  deliver(topic: string, message: string): void {
    for (const receive of this.#byTopic.get(topic) ?? []) receive(message);
  }
}
