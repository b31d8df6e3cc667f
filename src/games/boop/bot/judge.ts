import type { GameJudge, Judge } from '../../../bots/judge.ts';
import type { Boop } from '../rules/types.ts';
import { chanceOf, chancesAfter, spreadOf, STEEPNESS } from './chance.ts';
import { codeOf, moveOf } from './engine/load.ts';
import { rateMoves } from './engine/rate-moves.ts';

const DEEPEST = 16;

/** The search of the bots, over all moves. Nothing is hidden, so the question who asks does not matter. */
const judge: Judge<Boop> = ({ scene: { view }, seat, also = [] }, work) => {
  const scored = rateMoves(view, also.map(codeOf), DEEPEST, work).toSorted(
    (a, b) => chanceOf(b) - chanceOf(a),
  );
  const [best] = scored;
  if (!best) throw new Error(`seat ${view.turn} has no move`);
  const mover = chanceOf(best);
  const chances = chancesAfter(scored);
  const judgedMoves = scored.map((one, i) => ({
    move: moveOf(one.move),
    chance: chances[i] ?? mover,
    spread: spreadOf(one),
  }));
  return {
    chances: view.turn === 0 ? [mover, 1 - mover] : [1 - mover, mover],
    spread: spreadOf(best),
    moves: view.turn === seat ? judgedMoves.toSorted((a, b) => b.chance - a.chance) : [],
  };
};

const boopJudge: GameJudge<Boop> = { judge, work: 250_000, steepness: STEEPNESS };
export default boopJudge;
