import type { Bot, Game, Kind } from '../kernel/game.ts';
import { randomMove } from '../kernel/playout.ts';

/** Any legal move: the baseline that every other bot must beat. */
export const random =
  <K extends Kind>(game: Game<K>): Bot<K> =>
  (scene, seat, _think, rng) => {
    const move = randomMove(game, scene.view, seat, rng);
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    return { move, after: 0 };
  };
