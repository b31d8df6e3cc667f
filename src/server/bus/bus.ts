type Receive = (message: string) => void;

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
  subscribe(topic: string, receive: Receive): () => void;
  /** False while messages of other servers cannot arrive. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** The subscribers per topic, for both kinds of bus. Most topics have one: a list is a third of the memory of a set. */
export class Listeners {
  readonly #byTopic = new Map<string, readonly Receive[]>();

  add(topic: string, receive: Receive): () => void {
    this.#byTopic.set(topic, [...(this.#byTopic.get(topic) ?? []), receive]);
    return () => {
      const others = this.#byTopic.get(topic)?.filter((one) => one !== receive) ?? [];
      if (others.length) this.#byTopic.set(topic, others);
      else this.#byTopic.delete(topic);
    };
  }

  deliver(topic: string, message: string): void {
    for (const receive of this.#byTopic.get(topic) ?? []) receive(message);
  }
}
