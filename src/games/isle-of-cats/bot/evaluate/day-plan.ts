import { PRICES, isFirst, offer } from '../../rules/island/island.ts';
import type { TileId } from '../../rules/state/types.ts';
import type { Mind } from './evaluator.ts';

/** A tile that could be rescued today: what it costs, and what it would bring. */
export interface Offer {
  readonly tile: TileId;
  readonly price: number;
  readonly gain: number;
}

/** Everything the fields offer. */
export const tilesOffered = ({ view, seat }: Mind): TileId[] => {
  const kittens = isFirst(view, seat) ? view.kittens : [];
  return [...view.left, ...view.right, ...kittens];
};

export const priceOf = ({ view }: Mind, tile: TileId): number => offer(view, tile)?.fish ?? PRICES.right;

/** Everything the fields offer, each tile where it would lie best. */
export const offersOf = (mind: Mind): Offer[] =>
  tilesOffered(mind).flatMap((tile) => {
    const best = mind.best(tile);
    return best ? [{ tile, price: priceOf(mind, tile), gain: best.gain }] : [];
  });

/** What a day can bring to whoever has so many baskets and fish. */
export interface Day {
  value(baskets: number, purse: number, worth: (fish: number) => number): number;
}

const RIVALRY = 0.35; // how many of the tiles one wants each of the others takes meanwhile

/** The rescues that a day offers, ready to be asked many times what baskets and fish would bring. */
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

  /** The most that so many baskets and fish can bring, with what the fish that are left are worth. */
  value(baskets: number, purse: number, worth: (fish: number) => number): number {
    const [cheap, dear] = [this.#cheap, this.#dear];
    let best = worth(purse);
    for (let few = 0; few < cheap.length && few <= baskets; few++)
      for (let many = 0; many < dear.length && few + many <= baskets; many++) {
        const left = purse - PRICES.left * few - PRICES.right * many;
        if (left < 0) break;
        best = Math.max(best, (cheap[few] ?? 0) + (dear[many] ?? 0) + worth(left));
      }
    return best;
  }
}

/** What the first none, one, two, … of them bring together: one takes the best, but with every round the others take some. */
const sums = (offers: readonly Offer[], others: number): number[] => {
  const gains = offers.map(({ gain }) => gain).toSorted((a, b) => b - a);
  const all = [0];
  for (let n = 0; Math.floor(n * (1 + RIVALRY * others)) < gains.length; n++)
    all.push((all[n] ?? 0) + (gains[Math.floor(n * (1 + RIVALRY * others))] ?? 0));
  return all;
};
