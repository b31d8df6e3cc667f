import type { Bot, Game, Kind, Millis, Rng, Seat } from '../kernel/game.ts';
import { legal } from '../kernel/match.ts';
import { playout } from '../kernel/playout.ts';
import { shuffled } from '../kernel/random.ts';
import { share } from './share.ts';

/** How good a view is for a seat; only comparisons matter. */
export type Worth<K extends Kind> = (view: K['view'], seat: Seat) => number;

/** One move ahead, no further: a win if there is one, else whatever leaves the most. */
export const greedy =
  <K extends Kind>(game: Game<K>, worth?: Worth<K>): Bot<K> =>
  (scene, seat, think, rng) => {
    const moves = shuffled(rng, legal(game, scene, seat));
    let [best] = moves;
    if (best === undefined) throw new Error(`seat ${seat} has no move`);
    let most = -Infinity;
    for (const move of moves) {
      const world = game.determinize(scene.view, seat, rng);
      const { state } = game.apply(world, { by: seat, at: scene.at, move }, rng);
      const outcome = game.outcome(state);
      const value = outcome
        ? END * (share(outcome, seat) - 1 / outcome.scores.length)
        : (worth ?? glimpse(game, rng, scene.at))(game.view(state, seat), seat);
      if (value > most) [best, most] = [move, value];
      if (!think()) break;
    }
    return { move: best, after: 0 };
  };

const END = 1e9; // an end counts more than anything that is merely likely
const GLIMPSES = 8;
const GLIMPSE_LIMIT = 400;

/** Where a game brings no judgement of its own: how a few random matches go from here. */
const glimpse =
  <K extends Kind>(game: Game<K>, rng: Rng, at: Millis): Worth<K> =>
  (view, seat) => {
    let won = 0;
    for (let i = 0; i < GLIMPSES; i++) {
      const end = playout(game, game.determinize(view, seat, rng), rng, GLIMPSE_LIMIT, at);
      const outcome = game.outcome(end.state);
      won += outcome ? share(outcome, seat) : 0;
    }
    return won;
  };
