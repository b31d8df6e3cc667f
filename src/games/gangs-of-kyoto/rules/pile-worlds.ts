import { defined } from '../../../kernel/defined.ts';
import type { Rng } from '../../../kernel/game.ts';
import type { HiddenPile } from './unseen.ts';

/**
 * Counts the ways to make the face-down piles from the unseen cards. Only the worth of a card (one bell or
 * two) matters, so a world is the number of doubles in each pile, weighted by the ways to choose the cards.
 */

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

export interface PileWorlds {
  /** The mean number of doubles in all face-down piles together, over every possible world. */
  readonly meanDoubles: number;
  /** The number of doubles in each pile of a random world, all worlds equally likely. */
  sample(rng: Rng): number[];
}

export const pileWorlds = (piles: readonly HiddenPile[], singles: number, doubles: number): PileWorlds => {
  /** Ways to fill pile `i` with `here` doubles when `used` doubles and `filled` cards are already in piles before it. */
  const waysHere = (i: number, used: number, filled: number, here: number): number =>
    choose(doubles - used, here) * choose(singles - (filled - used), defined(piles[i]).unknown - here);
  const filledBefore = piles.map((_, i) => piles.slice(0, i).reduce((sum, { unknown }) => sum + unknown, 0));
  const memo = new Map<number, readonly [ways: number, doubles: number]>();
  /** Ways to fill the piles from `i` on, and the sum over those ways of the doubles in them. */
  const from = (i: number, used: number): readonly [number, number] => {
    const pile = piles[i];
    if (!pile) return [1, 0];
    const key = i * 100 + used;
    const known = memo.get(key);
    if (known) return known;
    let [ways, sum] = [0, 0];
    for (let here = 0; here <= pile.mostDoubles; here++) {
      const mine = waysHere(i, used, filledBefore[i] ?? 0, here);
      if (mine === 0) continue;
      const [later, more] = from(i + 1, used + here);
      ways += mine * later;
      sum += mine * (later * here + more);
    }
    memo.set(key, [ways, sum]);
    return [ways, sum];
  };
  const sample = (rng: Rng): number[] => {
    let used = 0;
    return piles.map((pile, i) => {
      const weights = Array.from(
        { length: pile.mostDoubles + 1 },
        (_, here) => waysHere(i, used, filledBefore[i] ?? 0, here) * from(i + 1, used + here)[0],
      );
      const here = pickWeighted(weights, rng);
      used += here;
      return here;
    });
  };
  const [ways, sum] = from(0, 0);
  return { meanDoubles: ways > 0 ? sum / ways : 0, sample };
};

const FINE = 2 ** 32;

const pickWeighted = (weights: readonly number[], rng: Rng): number => {
  let left = (rng.int(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  return found < 0 ? weights.findLastIndex((weight) => weight > 0) : found;
};
