import { PRICES, isFirst, offer } from '../../rules/island/island.ts';
import type { TileId } from '../../rules/state/types.ts';
import type { Evaluator } from './evaluator.ts';

/** A tile that could be rescued today: what it costs, and what it would bring. */
export interface Offer {
  readonly tile: TileId;
  readonly price: number;
  readonly gain: number;
}

/** Everything the fields offer. */
export const tilesOffered = ({ view, seat }: Evaluator): TileId[] => {
  const kittens = isFirst(view, seat) ? view.kittens : [];
  return [...view.left, ...view.right, ...kittens];
};

export const priceOf = ({ view }: Evaluator, tile: TileId): number => offer(view, tile)?.fish ?? PRICES.right;

/** Everything the fields offer, each tile where it would lie best. */
export const offersOf = (evaluator: Evaluator): Offer[] =>
  tilesOffered(evaluator).flatMap((tile) => {
    const best = evaluator.best(tile);
    return best ? [{ tile, price: priceOf(evaluator, tile), gain: best.gain }] : [];
  });

/** The points a day can bring with so many baskets and fish. */
export interface Day {
  value(baskets: number, budget: number, worth: (fish: number) => number): number;
}

const RIVALRY = 0.35; // good tiles that each of the others takes between two rescues

/** The rescues that a day offers, prepared once: many numbers of baskets and fish are tried on them. */
export class DayPlan implements Day {
  readonly #cheap: readonly number[];
  readonly #dear: readonly number[];

  constructor(offers: readonly Offer[], others: number) {
    this.#cheap = sums(
      offers.filter(({ price }) => price < PRICES.right),
      others,
    );
    this.#dear = sums(
      offers.filter(({ price }) => price >= PRICES.right),
      others,
    );
  }

  /** The most that so many baskets and fish can bring, including the value of the fish that are left. */
  value(baskets: number, budget: number, worth: (fish: number) => number): number {
    const [cheap, dear] = [this.#cheap, this.#dear];
    let best = worth(budget);
    for (let few = 0; few < cheap.length && few <= baskets; few++)
      for (let many = 0; many < dear.length && few + many <= baskets; many++) {
        const left = budget - PRICES.left * few - PRICES.right * many;
        if (left < 0) break;
        best = Math.max(best, (cheap[few] ?? 0) + (dear[many] ?? 0) + worth(left));
      }
    return best;
  }
}

/** The points of the best none, one, two, … offers together; the others take some in every round, so those are left out. */
const sums = (offers: readonly Offer[], others: number): number[] => {
  const gains = offers.map(({ gain }) => gain).toSorted((a, b) => b - a);
  const all = [0];
  for (let n = 0; Math.floor(n * (1 + RIVALRY * others)) < gains.length; n++)
    all.push((all[n] ?? 0) + (gains[Math.floor(n * (1 + RIVALRY * others))] ?? 0));
  return all;
};
