import type { Bot, Rng } from '../../../kernel/game.ts';
import { FIRST_LINE } from '../bot/engine/layout.ts';
import { moveOf } from '../bot/engine/load.ts';
import { findMove } from '../bot/engine/search.ts';
import { SQUARES } from '../rules/bed.ts';
import type { Boop, Square } from '../rules/types.ts';

const NOISE = 20; // hundredths of a cat, as with a careless level

/** Forgets that the own pieces are pushed too, looks one move ahead, and sees only some of the squares. */
const beginner =
  (sees: number): Bot<Boop> =>
  (scene, _seat, think, rng) => {
    const looksAt = someSquares(sees, rng);
    const style = { depth: 1, noise: NOISE, forgetful: true, looksAt };
    return { move: moveOf(findMove(scene.view, style, think, rng).move), after: 0 };
  };

/** `sees`: percent of the squares. */
const someSquares = (sees: number, rng: Rng): ((move: number) => boolean) => {
  const seen = new Set<Square>();
  for (let at = 0; at < SQUARES; at++) if (rng.int(100) < sees) seen.add(at);
  return (move) => move >= FIRST_LINE || seen.has(move % SQUARES);
};

/** Weaker than every level; the weakest first. */
export const beginners: readonly Bot<Boop>[] = [30, 60, 100].map(beginner);
