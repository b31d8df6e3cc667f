import type { Bot, Game, Kind, Millis, Rng, Seat } from '../kernel/game.ts';
import { legal } from '../kernel/match.ts';
import { playout } from '../kernel/playout.ts';
import { shuffled } from '../kernel/random.ts';
import { share } from './win-share.ts';

/** Rates a view for a seat: higher is better. Only comparisons matter, not the scale. */
export type Worth<K extends Kind> = (view: K['view'], seat: Seat) => number;

/** Looks one move ahead: takes a win if there is one, else the move with the highest `worth`. */
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

const END = 1e9; // the end of a match outweighs every estimate
const GLIMPSES = 8;
const GLIMPSE_LIMIT = 400;

/** Estimates a position by a few random matches, for games that bring no `worth` of their own. */
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
