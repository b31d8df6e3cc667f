import type { Bot, Game, Input, Kind, Millis, Rng, Seat } from '../kernel/game.ts';
import { playout } from '../kernel/playout.ts';
import { pick, shuffled } from '../kernel/random.ts';
import { share } from './win-share.ts';

/** An input that can happen in the match, and its results so far for the seat that made it. */
interface Branch<K extends Kind> {
  readonly input: Input<K['move']>;
  readonly under: Map<string, Branch<K>>;
  visits: number;
  possible: number; // the number of times it could be chosen, because a move is not legal in every imagined world
  won: number;
}

const EXPLORE = 0.7;
const PLAYOUT_LIMIT = 400;

/**
 * Monte Carlo tree search over imagined worlds (information-set UCT). Every round imagines a world that fits what the bot
 * has seen, walks down one shared tree along what is possible there, adds one branch and plays on at random.
 * It knows no game by name, and it never sees the real state.
 */
export const mcts =
  <K extends Kind>(game: Game<K>, rounds: number = Infinity): Bot<K> =>
  (scene, seat, think, rng) => {
    const root = new Map<string, Branch<K>>();
    let round = 0;
    do grow(game, root, game.determinize(scene.view, seat, rng), seat, scene.at, rng);
    while (++round < rounds && think());
    const best = [...root.values()].reduce((a, b) => (b.visits > a.visits ? b : a));
    if (best.input.by === 'clock') throw new Error(`seat ${seat} has no move`);
    return { move: best.input.move, after: 0 };
  };

const grow = <K extends Kind>(
  game: Game<K>,
  root: Map<string, Branch<K>>,
  world: K['state'],
  seat: Seat,
  since: Millis,
  rng: Rng,
): void => {
  const path: Branch<K>[] = [];
  let state = world;
  let at = since;
  let under = root;
  for (let fresh = false; !fresh && !game.outcome(state);) {
    const inputs = possibleInputs(game, state, path.length ? null : seat, at, rng);
    if (!inputs.length) break;
    const branch = choose(game, under, inputs, rng);
    fresh = branch.visits === 0;
    at = branch.input.at;
    state = game.apply(state, branch.input, rng).state;
    path.push(branch);
    branch.visits++; // before the playout: an entered branch no longer counts as untried
    under = branch.under;
  }
  const outcome = game.outcome(playout(game, state, rng, PLAYOUT_LIMIT, at).state);
  for (const branch of path) {
    const { by } = branch.input;
    branch.won += outcome && by !== 'clock' ? share(outcome, by) : 0.5;
  }
};

/** All moves of one of the actors. If nobody can move: the clock. */
const possibleInputs = <K extends Kind>(
  game: Game<K>,
  state: K['state'],
  only: Seat | null,
  at: Millis,
  rng: Rng,
): Input<K['move']>[] => {
  // An actor that may only interrupt often has no move; then the next actor is tried.
  for (const by of only === null ? shuffled(rng, game.actors(state)) : [only]) {
    const view = game.view(state, by);
    const inputs: Input<K['move']>[] = [];
    for (const move of game.candidates(view, by))
      if (!game.check(view, by, move)) inputs.push({ by, at, move });
    if (inputs.length) return inputs;
  }
  const due = game.due(state);
  return due === null ? [] : [{ by: 'clock', at: Math.max(at, due) }];
};

/** An untried branch if there is one, else the branch with the highest upper confidence bound. */
const choose = <K extends Kind>(
  game: Game<K>,
  under: Map<string, Branch<K>>,
  inputs: readonly Input<K['move']>[],
  rng: Rng,
): Branch<K> => {
  const untried: Branch<K>[] = [];
  let best: Branch<K> | undefined;
  let bound = -Infinity;
  for (const input of inputs) {
    const key = input.by === 'clock' ? 'clock' : `${input.by} ${game.write(input.move)}`;
    let branch = under.get(key);
    if (!branch) under.set(key, (branch = { input, under: new Map(), visits: 0, possible: 0, won: 0 }));
    branch.possible++;
    if (branch.visits === 0) untried.push(branch);
    else {
      const hope =
        branch.won / branch.visits + EXPLORE * Math.sqrt(Math.log(branch.possible) / branch.visits);
      if (hope > bound) [best, bound] = [branch, hope];
    }
  }
  return untried.length || !best ? pick(rng, untried) : best;
};
