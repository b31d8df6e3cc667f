import { FairQueue } from '../fair-queue.ts';

export interface Limits {
  readonly each: number; // of one person at the same time
  readonly all: number;
  readonly waiting: number; // of one person
}

interface Count {
  under: number;
  waiting: number;
}

/** Somebody asks for more than can be done. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** Work that waits for others, so much of it at the same time: one person must not use up what all share. */
export class UnderWay {
  readonly #limits: Limits;
  readonly #queue = new FairQueue<{ readonly mine: Count; readonly begin: () => void }>();
  readonly #of = new Map<string, Count>();
  #all = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** `place`: where it goes; work for one place does not wait behind that for another one. */
  async run<T>(person: string, place: string, work: () => Promise<T>): Promise<T> {
    await this.#begin(person, place);
    try {
      return await work();
    } finally {
      this.#ended(person);
    }
  }

  async #begin(person: string, place: string): Promise<void> {
    const mine = this.#of.get(person) ?? { under: 0, waiting: 0 };
    if (mine.waiting >= this.#limits.waiting) throw new TooMuch('too many requests of one person wait');
    this.#of.set(person, mine);
    mine.waiting++;
    await new Promise<void>((begin) => {
      this.#queue.put(person, place, { mine, begin });
      this.#next();
    });
  }

  #ended(person: string): void {
    const mine = this.#of.get(person);
    this.#all--;
    if (mine && --mine.under + mine.waiting === 0) this.#of.delete(person);
    this.#next();
  }

  #next(): void {
    if (this.#all >= this.#limits.all) return;
    const next = this.#queue.take((person) => (this.#of.get(person)?.under ?? 0) < this.#limits.each);
    if (!next) return;
    next.mine.waiting--;
    next.mine.under++;
    this.#all++;
    next.begin();
  }
}
