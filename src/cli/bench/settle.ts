import { compare, fasterOf, slowerOnes, type Comparison, type Figure } from '../../bench/compare.ts';

/** The game that a figure is about; null for the program as a whole. */
export const gameIn = (name: string): string | null => /^([^ :]+): /.exec(name)?.[1] ?? null;

const TRIES = 2;

/** Measures again what seems slower: a program that runs beside, or an unlucky compilation, is not a loss. */
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
