import type { TileId } from '../../rules/state/types.ts';
import type { Idea, Mind } from './evaluator.ts';

/** A rescue in the order one would make them: what it costs, and what it brings after those before it. */
interface Rescue {
  readonly price: number;
  readonly gain: number;
}

const THRIFT = 0.3; // points that a fish must bring when two tiles are compared
const STILL_THERE = 0.9; // how likely a tile is that one wants, after each round of each of the others

/**
 * The rescues of a day one after the other, each judged on the boat with those before it: the second cat of a new colour
 * brings less than the first, the third of a family more.
 */
export class DaySequence {
  readonly #rescues: readonly Rescue[];

  constructor(
    mind: Mind,
    tiles: readonly TileId[],
    priceOf: (tile: TileId) => number,
    most: number,
    others: number,
  ) {
    this.#rescues = sequence(mind, tiles, priceOf, most).map(({ price, gain }, n) => ({
      price,
      gain: gain * STILL_THERE ** (n * others),
    }));
  }

  /** What so many baskets and fish bring, with what the fish that are left are worth. */
  value(baskets: number, purse: number, worth: (fish: number) => number): number {
    let [total, fish, left] = [0, purse, baskets];
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
  mind: Mind,
  tiles: readonly TileId[],
  priceOf: (tile: TileId) => number,
  most: number,
): Rescue[] => {
  if (most === 0) return [];
  let best: Idea | null = null;
  let highest = -Infinity;
  for (const tile of tiles) {
    const idea = mind.best(tile);
    const net = idea ? idea.gain - THRIFT * priceOf(tile) : -Infinity;
    if (idea && net > highest) [best, highest] = [idea, net];
  }
  if (!best) return [];
  const { tile, gain } = best;
  const rest = tiles.filter((other) => other !== tile);
  return [
    { price: priceOf(tile), gain },
    ...mind.suppose(best, () => sequence(mind, rest, priceOf, most - 1)),
  ];
};
