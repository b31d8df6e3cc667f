import type { ScoredMove } from './engine/rate-moves.ts';
import { SURELY } from './engine/search.ts';

const A_CAT_AHEAD = 100; // hundredths of a cat, as the engine counts
const LEAST_SPREAD = 0.1; // of an open position, because no search sees to the end

/** Fitted by `clowder judge calibrate`. */
export const STEEPNESS = 1.3;

type Scored = Pick<ScoredMove, 'score' | 'before'>;

const isForced = (score: number): boolean => Math.abs(score) > SURELY;

const byScore = (score: number): number => {
  if (isForced(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / A_CAT_AHEAD));
};

/** The mean of two depths, because a search that ends after one's own move is more hopeful than one that ends after the rival's. */
export const chanceOf = ({ score, before }: Scored): number =>
  isForced(score) ? byScore(score) : (byScore(score) + byScore(before)) / 2;

/** Sure where a win is forced; else as far off as the two depths are apart, and a little more. */
export const spreadOf = (scored: Scored): number => {
  const chance = chanceOf(scored);
  if (chance === 0 || chance === 1) return 0;
  const apart = Math.abs(byScore(scored.score) - byScore(scored.before)) / 2;
  return Math.max(apart, 4 * LEAST_SPREAD * chance * (1 - chance));
};

const DEPTHS = ['score', 'before', 'earlier', 'earliest'] as const;

/**
 * The chances after all moves, in their order. A move loses only what all four depths say it loses: a single depth is often wrong by a
 * tenth, and more work would take such a mark back. Forced wins and losses are certain.
 */
export const chancesAfter = (moves: readonly ScoredMove[]): readonly number[] => {
  const most = Math.max(...moves.map(chanceOf));
  const forced = moves.some((one) => isForced(one.score) && chanceOf(one) === most);
  const tops = DEPTHS.map((depth) => Math.max(...moves.map((one) => byScore(one[depth]))));
  return moves.map((one) => {
    const alone = chanceOf(one);
    if (forced || isForced(one.score)) return alone;
    const agreed = Math.min(...DEPTHS.map((depth, i) => (tops[i] ?? 0) - byScore(one[depth])));
    return Math.max(alone, most - agreed);
  });
};
