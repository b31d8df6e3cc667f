/**
 * A queue in a fair order: people have their turns one after the other, and so have the things that one of them
 * waits for. Nobody comes later because somebody else has asked for much.
 */
export class FairQueue<T> {
  readonly #people = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  put(person: string, thing: string, item: T): void {
    const things = this.#people.get(person) ?? new Map<string, T[]>();
    const items = things.get(thing) ?? [];
    items.push(item);
    this.#people.set(person, things.set(thing, items));
    this.#size++;
  }

  /** The next one, of those whose turn it may be. */
  take(may: (person: string) => boolean = () => true): T | undefined {
    for (const [person, things] of this.#people) {
      if (!may(person)) continue;
      const item = takeFrom(things);
      this.#people.delete(person);
      if (things.size) this.#people.set(person, things); // at the end, behind all others
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** Takes out everything. */
  clear(): readonly T[] {
    const all = [...this.#people.values()].flatMap((things) => [...things.values()].flat());
    this.#people.clear();
    this.#size = 0;
    return all;
  }
}

const takeFrom = <T>(things: Map<string, T[]>): T | undefined => {
  for (const [thing, items] of things) {
    const item = items.shift();
    things.delete(thing);
    if (items.length) things.set(thing, items);
    return item;
  }
  return undefined;
};
