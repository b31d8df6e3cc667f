import { compare, fasterOf, slowerOnes, type Comparison, type Figure } from '../../bench/compare.ts';

/** The game of a figure; null if it is about the whole program. */
export const gameIn = (name: string): string | null => /^([^ :]+): /.exec(name)?.[1] ?? null;

const TRIES = 2;

/**
 * Measures again the figures that seem slower: another running program or an unlucky compilation is not a
 * real loss.
 */
export const settled = (
  before: readonly Figure[],
  first: readonly Figure[],
  measureAgain: (game: string | null) => readonly Figure[],
): Comparison => {
  let now = first;
  for (let n = 0; n < TRIES; n++)
    for (const game of new Set(slowerOnes(compare(before, now)).map(gameIn)))
      now = fasterOf(now, measureAgain(game));
  return compare(before, now);
};
