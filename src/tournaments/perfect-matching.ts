import { defined } from '../kernel/defined.ts';

/**
 * A largest set of pairs of which no two share a member: Edmonds' blossom algorithm, O(n³). `partner[i]` is the other one
 * of the pair, or -1. Trying one pair after the other would take years where the last two have already met.
 */
export const largestMatching = (n: number, mayMeet: (a: number, b: number) => boolean): readonly number[] => {
  const partner = Array.from({ length: n }, () => -1);
  for (let start = 0; start < n; start++)
    if (partner[start] === -1) augment(partner, new Search(n, partner, mayMeet).pathFrom(start));
  return partner;
};

/** Swaps pairs along the path, which makes one pair more. */
const augment = (partner: number[], path: readonly number[]): void => {
  for (let i = 0; i + 1 < path.length; i += 2) {
    const [a, b] = [defined(path[i]), defined(path[i + 1])];
    partner[a] = b;
    partner[b] = a;
  }
};

const NOBODY = -1;

/** Looks for a path from one without a partner to another, on which every second step is a pair. */
class Search {
  readonly #n: number;
  readonly #partner: readonly number[];
  readonly #mayMeet: (a: number, b: number) => boolean;
  readonly #parent: number[];
  readonly #base: number[]; // members of a blossom count as one; this is the one they count as
  readonly #queue: number[] = [];
  readonly #reached: boolean[];

  constructor(n: number, partner: readonly number[], mayMeet: (a: number, b: number) => boolean) {
    this.#n = n;
    this.#partner = partner;
    this.#mayMeet = mayMeet;
    this.#parent = Array.from({ length: n }, () => NOBODY);
    this.#base = Array.from({ length: n }, (_, i) => i);
    this.#reached = Array.from({ length: n }, () => false);
  }

  /** The path from its far end back to the start; empty if there is none. */
  pathFrom(start: number): readonly number[] {
    this.#reach(start);
    for (let from = this.#queue.shift(); from !== undefined; from = this.#queue.shift())
      for (let to = 0; to < this.#n; to++) {
        if (!this.#mayMeet(from, to) || this.#baseOf(from) === this.#baseOf(to) || this.#with(from) === to)
          continue;
        if (to === start || (this.#with(to) !== NOBODY && this.#parentOf(this.#with(to)) !== NOBODY))
          this.#shrink(from, to);
        else if (this.#parentOf(to) === NOBODY) {
          this.#parent[to] = from;
          if (this.#with(to) === NOBODY) return this.#pathTo(to);
          this.#reach(this.#with(to));
        }
      }
    return [];
  }

  #reach(one: number): void {
    if (this.#reached[one]) return;
    this.#reached[one] = true;
    this.#queue.push(one);
  }

  #with(one: number): number {
    return this.#partner[one] ?? NOBODY;
  }

  #parentOf(one: number): number {
    return this.#parent[one] ?? NOBODY;
  }

  #baseOf(one: number): number {
    return defined(this.#base[one]);
  }

  #pathTo(end: number): readonly number[] {
    const path: number[] = [];
    for (let at = end; at !== NOBODY; at = this.#with(this.#parentOf(at))) path.push(at, this.#parentOf(at));
    return path;
  }

  /** A circle with an odd number of members: from now on it counts as one. */
  #shrink(one: number, other: number): void {
    const top = this.#meetingPoint(one, other);
    const inside = new Set<number>();
    this.#markWay(one, top, other, inside);
    this.#markWay(other, top, one, inside);
    for (let i = 0; i < this.#n; i++)
      if (inside.has(this.#baseOf(i))) {
        this.#base[i] = top;
        this.#reach(i);
      }
  }

  #meetingPoint(one: number, other: number): number {
    const above = new Set<number>();
    for (let at = this.#baseOf(one); ; at = this.#baseOf(this.#parentOf(this.#with(at)))) {
      above.add(at);
      if (this.#with(at) === NOBODY) break;
    }
    let at = this.#baseOf(other);
    while (!above.has(at)) at = this.#baseOf(this.#parentOf(this.#with(at)));
    return at;
  }

  #markWay(from: number, top: number, child: number, inside: Set<number>): void {
    for (let [at, below] = [from, child]; this.#baseOf(at) !== top;) {
      const partner = this.#with(at);
      inside.add(this.#baseOf(at)).add(this.#baseOf(partner));
      this.#parent[at] = below;
      [below, at] = [partner, this.#parentOf(partner)];
    }
  }
}
