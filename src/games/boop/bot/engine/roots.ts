import { scoreOf, WIN, type Search } from './search.ts';

/** A legal move of the position that is searched, and its last score. */
export interface Root {
  readonly move: number;
  readonly score: number;
}

/** Searches the moves from `first` on, and puts the best of them there. False: the search was stopped. */
export const bringBest = (search: Search, roots: Root[], first: number, depth: number): boolean => {
  let best = first;
  let alpha = -WIN;
  for (let i = first; i < roots.length; i++) {
    const root = roots[i];
    if (!root) break;
    const score = scoreRoot(search, root.move, depth, alpha, i === first);
    if (search.stopped) return false;
    if (score <= alpha) continue;
    [best, alpha] = [i, score];
    roots[i] = { move: root.move, score };
  }
  roots.splice(first, 0, ...roots.splice(best, 1));
  return true;
};

/** The first move gets the full window; the others are only tested to be no better. */
const scoreRoot = (search: Search, move: number, depth: number, alpha: number, full: boolean): number => {
  if (full) return exactScore(search, move, depth);
  const score = scoreOf(search, 0, move, depth, alpha, alpha + 1, 0);
  return score <= alpha || search.stopped ? score : scoreOf(search, 0, move, depth, alpha, WIN, 0);
};

export const exactScore = (search: Search, move: number, depth: number): number =>
  scoreOf(search, 0, move, depth, -WIN, WIN, 0);
