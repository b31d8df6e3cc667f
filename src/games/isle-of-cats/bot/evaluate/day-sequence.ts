import type { TileId } from '../../rules/state/types.ts';
import type { Idea, Evaluator } from './evaluator.ts';

/** One of several rescues in a row: its price, and the points it brings after those before it. */
interface Rescue {
  readonly price: number;
  readonly gain: number;
}

const THRIFT = 0.3; // points that a fish must bring when two tiles are compared
const STILL_THERE = 0.9; // the chance that a tile is still there after a turn of one of the others

/**
 * The rescues of a day one after the other, each judged on the boat with those before it: the second cat of a new colour
 * brings less than the first, the third of a family more.
 */
export class DaySequence {
  readonly #rescues: readonly Rescue[];

  constructor(
    evaluator: Evaluator,
    tiles: readonly TileId[],
    priceOf: (tile: TileId) => number,
    most: number,
    others: number,
  ) {
    this.#rescues = sequence(evaluator, tiles, priceOf, most).map(({ price, gain }, n) => ({
      price,
      gain: gain * STILL_THERE ** (n * others),
    }));
  }

  /** The points that so many baskets and fish bring, including the value of the fish that are left. */
  value(baskets: number, budget: number, worth: (fish: number) => number): number {
    let [total, fish, left] = [0, budget, baskets];
    for (const { price, gain } of this.#rescues) {
      if (left === 0) break;
      if (price > fish || gain + worth(fish - price) <= worth(fish)) continue;
      total += gain;
      fish -= price;
      left--;
    }
    return total + worth(fish);
  }
}

const sequence = (
  evaluator: Evaluator,
  tiles: readonly TileId[],
  priceOf: (tile: TileId) => number,
  most: number,
): Rescue[] => {
  if (most === 0) return [];
  let best: Idea | null = null;
  let highest = -Infinity;
  for (const tile of tiles) {
    const idea = evaluator.best(tile);
    const net = idea ? idea.gain - THRIFT * priceOf(tile) : -Infinity;
    if (idea && net > highest) [best, highest] = [idea, net];
  }
  if (!best) return [];
  const { tile, gain } = best;
  const rest = tiles.filter((other) => other !== tile);
  return [
    { price: priceOf(tile), gain },
    ...evaluator.suppose(best, () => sequence(evaluator, rest, priceOf, most - 1)),
  ];
};
