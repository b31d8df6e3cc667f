import type { GameJudge, Judge } from '../../../bots/judge.ts';
import type { Boop } from '../rules/types.ts';
import { moveOf } from './engine/load.ts';
import { scoreMoves, SURELY, type ScoredMove } from './engine/search.ts';

const A_CAT_AHEAD = 100; // hundredths of a cat, as the engine counts
const DEPTH_AT_MOST = 8;
const LEAST_SPREAD = 0.1; // of an open position, because no search sees to the end

const byScore = (score: number): number => {
  if (Math.abs(score) > SURELY) return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / A_CAT_AHEAD));
};

/** The mean of two depths, because a search that ends after one's own move is more hopeful than one that ends after the rival's. */
const chanceOf = ({ score, before }: ScoredMove): number =>
  Math.abs(score) > SURELY ? byScore(score) : (byScore(score) + byScore(before)) / 2;

/** Sure where a win is forced; else as far off as the two depths are apart, and a little more. */
const spreadOf = (scored: ScoredMove): number => {
  const chance = chanceOf(scored);
  if (chance === 0 || chance === 1) return 0;
  const apart = Math.abs(byScore(scored.score) - byScore(scored.before)) / 2;
  return Math.max(apart, 4 * LEAST_SPREAD * chance * (1 - chance));
};

/** The search of the bots, over all moves. Nothing is hidden, so the question who asks does not matter. */
const judge: Judge<Boop> = ({ scene: { view }, seat }, work) => {
  const scored = scoreMoves(view, DEPTH_AT_MOST, work).toSorted((a, b) => chanceOf(b) - chanceOf(a));
  const [best] = scored;
  if (!best) throw new Error(`seat ${view.turn} has no move`);
  const mover = chanceOf(best);
  return {
    chances: view.turn === 0 ? [mover, 1 - mover] : [1 - mover, mover],
    spread: spreadOf(best),
    moves:
      view.turn === seat
        ? scored.map((one) => ({
            move: moveOf(one.move),
            chance: chanceOf(one),
            spread: spreadOf(one),
          }))
        : [],
  };
};

const boopJudge: GameJudge<Boop> = { judge, work: 100_000, steepness: 1.3 };
export default boopJudge;
